-- SPDX-License-Identifier: GPL-3.0-or-later
-- A hub: what desks share through PostgreSQL 15 or newer (docs/hub.md). packaging/adjudicator-hub runs this once in an
-- empty database. Everything here is only ever added to: no role but the database's owner may change or delete a row.
begin;
set local client_min_messages = warning;

-- Roles belong to the whole server: another database of it may have made them.
do $$
declare
    name text;
begin
    foreach name in array array['adjudicator_reader', 'adjudicator_helper', 'adjudicator_desk'] loop
        if not exists (select from pg_roles where rolname = name) then
            execute format('create role %I nologin', name);
        end if;
    end loop;
end
$$;
grant adjudicator_reader to adjudicator_helper;
grant adjudicator_helper to adjudicator_desk;

create schema adjudicator;

-- One row: which hub this is. Desks keep their notes by the identity, not by the address.
create table adjudicator.hub (
    identity uuid primary key default gen_random_uuid(),
    version integer not null default 1,
    made timestamptz not null default now()
);
create unique index on adjudicator.hub ((true));
insert into adjudicator.hub default values;

-- The entries of games and tournaments, as docs/record-format.md has them. `key` is the desk that brought the entry first.
create table adjudicator.entry (
    game bytea not null check (length(game) = 16),
    seq bigint not null check (seq >= 0),
    hash bytea not null check (length(hash) = 32),
    body bytea not null check (length(body) <= 16777216),
    key bytea not null check (length(key) = 32),
    came timestamptz not null default now(),
    primary key (game, seq, hash)
);
-- The same of chains of proposals: what a helper may write.
create table adjudicator.proposal (like adjudicator.entry including all);

create view adjudicator.chain as
    select 'entry' as kind, game, seq, hash, body, key, came from adjudicator.entry
    union all
    select 'proposal', game, seq, hash, body, key, came from adjudicator.proposal;

-- A desk's numbered files (docs/tournament.md, "Files of a desk"): first and last line as they are, and which entries stand
-- between them. The last line has the sum and the desk's signature of all of it.
create table adjudicator.parcel (
    desk bytea not null check (length(desk) = 32),
    number bigint not null check (number > 0),
    first text not null check (length(first) <= 4096),
    last text not null check (length(last) <= 4096),
    games bytea[] not null,
    seqs bigint[] not null check (cardinality(seqs) = cardinality(games)),
    hashes bytea[] not null check (cardinality(hashes) = cardinality(games)),
    login name not null default session_user,
    came timestamptz not null default now(),
    primary key (desk, number)
);
create index parcel_desks on adjudicator.parcel (desk) where number = 1;

-- Receipts of heads that a director's desk gives back.
create table adjudicator.receipt (
    by bytea not null check (length(by) = 32),
    game bytea not null check (length(game) = 16),
    hash bytea not null check (length(hash) = 32),
    line text not null check (length(line) <= 4096),
    came timestamptz not null default now(),
    primary key (by, game, hash)
);

-- Entries that do not follow from what is here are refused. Desks check the same again: nobody has to believe the hub.
create function adjudicator.check_entries() returns trigger
    language plpgsql
    set search_path = pg_catalog, pg_temp
as $$
declare
    wrong record;
begin
    select n.game, n.seq into wrong from fresh n
    where case
        when n.seq = 0 then
            n.game <> substring(sha256(n.body) for 16)
            or n.hash <> sha256('adj/entry/1'::bytea || n.game || int8send(0) || decode(repeat('00', 32), 'hex')
                                || sha256(n.body))
            or (coalesce(convert_from(n.body, 'UTF8')::json #>> '{position,format}', '') = 'proposals/1')
                <> (tg_table_name = 'proposal')
        when tg_table_name = 'entry' then
            not exists (select from adjudicator.entry p
                where p.game = n.game and p.seq = n.seq - 1
                    and n.hash = sha256('adj/entry/1'::bytea || n.game || int8send(n.seq) || p.hash || sha256(n.body)))
        else
            not exists (select from adjudicator.proposal p
                where p.game = n.game and p.seq = n.seq - 1
                    and n.hash = sha256('adj/entry/1'::bytea || n.game || int8send(n.seq) || p.hash || sha256(n.body)))
        end
    limit 1;
    if found then
        raise exception 'entry % of game % does not hold', wrong.seq, encode(wrong.game, 'hex')
            using errcode = 'check_violation';
    end if;
    return null;
end
$$;
create trigger entries_hold after insert on adjudicator.entry
    referencing new table as fresh for each statement execute function adjudicator.check_entries();
create trigger entries_hold after insert on adjudicator.proposal
    referencing new table as fresh for each statement execute function adjudicator.check_entries();

-- A parcel's entries are here, a desk's numbers go on without a gap, and one login sends for a desk: nobody takes
-- another's number. Who listens is told when the parcel stands.
create function adjudicator.check_parcel() returns trigger
    language plpgsql
    set search_path = pg_catalog, pg_temp
as $$
begin
    if new.number > 1 and not exists (
        select from adjudicator.parcel p where p.desk = new.desk and p.number = new.number - 1)
    then
        raise exception 'parcel % comes before parcel %', new.number, new.number - 1 using errcode = 'check_violation';
    end if;
    if exists (select from adjudicator.parcel p where p.desk = new.desk and p.number = 1 and p.login <> new.login) then
        raise exception 'another login sends for this desk' using errcode = 'insufficient_privilege';
    end if;
    if exists (
        select from unnest(new.games, new.seqs, new.hashes) as l(game, seq, hash)
        where not exists (
            select from adjudicator.chain c where c.game = l.game and c.seq = l.seq and c.hash = l.hash))
    then
        raise exception 'parcel % names an entry that is not here', new.number using errcode = 'check_violation';
    end if;
    perform pg_notify('adjudicator', encode(new.desk, 'hex') || ' ' || new.number);
    return null;
end
$$;
create trigger parcel_holds after insert on adjudicator.parcel
    for each row execute function adjudicator.check_parcel();

revoke all on schema adjudicator from public;
revoke all on all tables in schema adjudicator from public;
grant usage on schema adjudicator to adjudicator_reader;
grant select on all tables in schema adjudicator to adjudicator_reader;
grant insert (game, seq, hash, body, key) on adjudicator.proposal to adjudicator_helper;
grant insert (desk, number, first, last, games, seqs, hashes) on adjudicator.parcel to adjudicator_helper;
grant insert (game, seq, hash, body, key) on adjudicator.entry to adjudicator_desk;
grant insert (by, game, hash, line) on adjudicator.receipt to adjudicator_desk;

commit;
