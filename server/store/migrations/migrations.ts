/** One step forward of the tables. What was released is never changed: a further step is added. */
interface Migration {
  readonly what: string;
  readonly sqlite: string;
  readonly postgres: string;
}

/**
 * Numbered from 1 by their order.
 *
 * Entries are `json`, not `jsonb`: it keeps them letter for letter, which is what a look-up after a lost
 * connection compares, and takes whatever JSON can say (`jsonb` refuses a zero character in a chat line).
 * Moments are floating-point numbers, which is what they are in JavaScript.
 */
export const migrations: readonly Migration[] = [
  {
    what: 'matches, their logs, snapshots and chat',
    sqlite: `
      create table matches (
        key integer primary key,
        id text not null unique,
        secret text not null,
        number integer not null,
        lines integer not null default 0,
        card text not null,
        game text not null,
        phase text not null,
        listed integer not null,
        search text not null,
        last_at real not null,
        due_at real
      ) strict;
      create index matches_latest on matches (last_at) where listed;
      create index matches_by_phase on matches (phase, last_at) where listed;
      create index matches_due on matches (due_at) where due_at is not null;
      create table entries (
        key integer primary key,
        match integer not null,
        number integer not null,
        entry text not null,
        unique (match, number)
      ) strict;
      create table snapshots (
        match integer primary key,
        number integer not null,
        state text not null
      ) strict;
      create table chat (
        key integer primary key,
        match integer not null,
        number integer not null,
        line text not null,
        unique (match, number)
      ) strict;`,
    postgres: `
      create table matches (
        key integer generated always as identity primary key,
        id text not null unique,
        secret text not null,
        number integer not null,
        lines integer not null default 0,
        card json not null,
        game text not null,
        phase text not null,
        listed boolean not null,
        search text not null,
        last_at double precision not null,
        due_at double precision
      );
      create index matches_latest on matches (last_at) where listed;
      create index matches_by_phase on matches (phase, last_at) where listed;
      create index matches_due on matches (due_at) where due_at is not null;
      create table entries (
        match integer not null,
        number integer not null,
        entry json not null,
        primary key (match, number)
      );
      create table snapshots (
        match integer primary key,
        number integer not null,
        state json not null
      );
      create table chat (
        match integer not null,
        number integer not null,
        token uuid not null,
        line json not null,
        primary key (match, number)
      );`,
  },
  {
    what: 'seats by guest; devices and the links that add them',
    sqlite: `
      create table seats (
        match integer not null,
        seat integer not null,
        guest text,
        name text not null,
        primary key (match, seat)
      ) strict;
      create index seats_by_guest on seats (guest) where guest is not null;
      insert into seats (match, seat, guest, name)
        select match, seat, guest, coalesce(name, '') from (
          select match, max(number), json_extract(entry, '$.seat') as seat, json_extract(entry, '$.guest') as guest,
            json_extract(entry, '$.name') as name
          from entries
          where (entry like '{"type":"sat"%' or entry like '{"type":"stood-up"%') and json_valid(entry)
          group by match, json_extract(entry, '$.seat')
        );
      create table devices (
        guest text not null,
        id text not null,
        name text not null,
        added_at real,
        seen_at real not null,
        signed_out_at real,
        primary key (guest, id)
      ) strict;
      create index devices_signed_out on devices (signed_out_at) where signed_out_at is not null;
      create table device_links (
        guest text primary key,
        hash text not null unique,
        until real not null,
        device text not null,
        device_name text not null
      ) strict;`,
    // A text with an escape in it may hold what PostgreSQL cannot read as a text, so that entry is left out.
    postgres: `
      create table seats (
        match integer not null,
        seat integer not null,
        guest text,
        name text not null,
        primary key (match, seat)
      );
      create index seats_by_guest on seats (guest) where guest is not null;
      insert into seats (match, seat, guest, name)
        select distinct on (match, (entry ->> 'seat')::int)
          match, (entry ->> 'seat')::int, entry ->> 'guest', coalesce(entry ->> 'name', '')
        from entries
        where (entry::text like '{"type":"sat"%' or entry::text like '{"type":"stood-up"%')
          and strpos(entry::text, chr(92) || 'u') = 0
        order by match, (entry ->> 'seat')::int, number desc;
      create table devices (
        guest text not null,
        id text not null,
        name text not null,
        added_at double precision,
        seen_at double precision not null,
        signed_out_at double precision,
        primary key (guest, id)
      );
      create index devices_signed_out on devices (signed_out_at) where signed_out_at is not null;
      create table device_links (
        guest text primary key,
        hash text not null unique,
        until double precision not null,
        device text not null,
        device_name text not null
      );`,
  },
  {
    what: 'a place to try whether there is room',
    sqlite: 'create table probe (room blob not null) strict;',
    postgres: 'create table probe (number bigint not null); insert into probe values (0);',
  },
  {
    what: 'matches whose log is damaged are set apart, in a file that nobody else looks after',
    sqlite: 'alter table matches add column damaged integer not null default 0;',
    postgres: 'select 1',
  },
  {
    what: 'the lobby finds a game or a name without reading every row',
    sqlite: `
      create index matches_by_game on matches (game, last_at) where listed;
      create index matches_by_game_and_phase on matches (game, phase, last_at) where listed;
      create virtual table lobby_search using fts5 (
        search, content = 'matches', content_rowid = 'key', detail = none, tokenize = 'trigram case_sensitive 1'
      );
      create trigger lobby_search_new after insert on matches begin
        insert into lobby_search (rowid, search) values (new.key, new.search);
      end;
      create trigger lobby_search_changed after update of search on matches when old.search <> new.search begin
        insert into lobby_search (lobby_search, rowid, search) values ('delete', old.key, old.search);
        insert into lobby_search (rowid, search) values (new.key, new.search);
      end;
      insert into lobby_search (lobby_search) values ('rebuild');`,
    // Where the database has no trigrams to offer, it reads on as before.
    postgres: `
      create index matches_by_game on matches (game, last_at) where listed;
      create index matches_by_game_and_phase on matches (game, phase, last_at) where listed;
      do $$ begin
        create extension if not exists pg_trgm;
        create index matches_search on matches using gin (search gin_trgm_ops) where listed;
      exception when others then null;
      end $$;`,
  },
  {
    what: 'what the lobby shows of a match is its summary',
    sqlite: 'alter table matches rename column card to summary;',
    postgres: 'alter table matches rename column card to summary;',
  },
  {
    what: 'some snapshots last, so that a long log is told again from the nearest',
    sqlite: `
      create table lasting_snapshots (
        match integer not null,
        number integer not null,
        state text not null,
        primary key (match, number)
      ) strict;`,
    postgres: `
      create table lasting_snapshots (
        match integer not null,
        number integer not null,
        state json not null,
        primary key (match, number)
      );`,
  },
  {
    // A file is looked over by the number that its log is known to have reached; it is brought along now and then.
    what: 'how long a log is follows from the log',
    sqlite: 'alter table matches rename column number to reached;',
    postgres: 'alter table matches drop column number;',
  },
];
