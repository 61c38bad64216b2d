/** A released step never changes: changes are added as further steps. */
interface Migration {
  readonly what: string;
  readonly sqlite: string;
  readonly postgres: string;
}

/**
 * Numbered from 1 by their order.
 *
 * Entries are `json`, not `jsonb`: it keeps them letter for letter, which a look-up after a lost connection compares,
 * and it accepts any JSON (`jsonb` refuses a zero character in a chat line). Times are floating-point numbers, as in
 * JavaScript.
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
    // A text with an escape may hold something that PostgreSQL can't read as text, so that entry is left out.
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
    // If the database has no trigrams, searching works without the index.
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
    // A file is checked against the number that its log is known to have reached, which is updated now and then.
    what: 'how long a log is follows from the log',
    sqlite: 'alter table matches rename column number to reached;',
    postgres: 'alter table matches drop column number;',
  },
  {
    what: 'a line of chat, and a change to the devices of a guest, is kept once however often it is sent',
    sqlite: `
      alter table chat add column token text;
      create unique index chat_once on chat (match, token);
      create table device_requests (
        guest text not null,
        id text not null,
        at real not null,
        answer text not null,
        primary key (guest, id)
      ) strict;
      create index device_requests_old on device_requests (at);
      create index devices_by_id on devices (id) where added_at is not null;`,
    postgres: `
      create unique index chat_once on chat (match, token);
      create table device_requests (
        guest text not null,
        id text not null,
        at double precision not null,
        answer text not null,
        primary key (guest, id)
      );
      create index device_requests_old on device_requests (at);
      create index devices_by_id on devices (id) where added_at is not null;`,
  },
  {
    // Guests who hold a seat or host a match when sessions are introduced get one; the others hold nothing and become
    // new guests.
    what: 'sessions last as long as they are used; guests can be forgotten, and matches removed',
    sqlite: `
      create table people (
        match integer not null,
        guest text not null,
        held integer not null,
        forgotten_at real,
        primary key (match, guest)
      ) strict;
      create index people_by_guest on people (guest);
      insert or ignore into people (match, guest, held)
        select match, json_extract(entry, '$.guest'), 0 from entries
        where entry like '{"type":"sat"%' and json_valid(entry) and json_type(entry, '$.guest') = 'text';
      insert or ignore into people (match, guest, held)
        select match, json_extract(entry, '$.host'), 0 from entries
        where number = 1 and json_valid(entry) and json_type(entry, '$.host') = 'text';
      insert or ignore into people (match, guest, held)
        select e.match, json_extract(h.value, '$.guest'), 1
        from entries e, json_each(case when json_valid(e.entry) then e.entry else '{}' end, '$.heldFor') h
        where e.number = 1 and h.type = 'object' and json_type(h.value, '$.guest') = 'text';
      insert or ignore into devices (guest, id, name, added_at, seen_at)
        select distinct guest, 'first', 'A browser', null, unixepoch('now') * 1000.0 from people where not held;
      create index devices_seen on devices (seen_at);
      create table forgetting (
        guest text primary key,
        asked_at real not null
      ) strict;
      create index matches_ended on matches (last_at) where phase in ('over', 'closed');
      create index matches_removed on matches (key) where phase = 'removed';
      create trigger lobby_search_gone after delete on matches begin
        insert into lobby_search (lobby_search, rowid, search) values ('delete', old.key, old.search);
      end;`,
    postgres: `
      create table people (
        match integer not null,
        guest text not null,
        held boolean not null,
        forgotten_at double precision,
        primary key (match, guest)
      );
      create index people_by_guest on people (guest);
      create temporary table sound on commit drop as
        select match, number, entry from entries
        where (number = 1 or entry::text like '{"type":"sat"%') and strpos(entry::text, chr(92) || 'u') = 0;
      insert into people (match, guest, held)
        select match, coalesce(entry ->> 'guest', entry ->> 'host'), false from sound
        where coalesce(entry ->> 'guest', entry ->> 'host') is not null
        on conflict do nothing;
      insert into people (match, guest, held)
        select s.match, h.value ->> 'guest', true
        from sound s cross join lateral json_array_elements(
          case when json_typeof(s.entry -> 'heldFor') = 'array' then s.entry -> 'heldFor' else '[]' end) h
        where s.number = 1 and json_typeof(h.value) = 'object' and h.value ->> 'guest' is not null
        on conflict do nothing;
      insert into devices (guest, id, name, added_at, seen_at)
        select distinct guest, 'first', 'A browser', null::double precision, extract(epoch from now()) * 1000
        from people where not held
        on conflict do nothing;
      create index devices_seen on devices (seen_at);
      create table forgetting (
        guest text primary key,
        asked_at double precision not null
      );
      create index matches_ended on matches (last_at) where phase in ('over', 'closed');
      create index matches_removed on matches (key) where phase = 'removed';`,
  },
  {
    // A browser's endpoint belongs to one device of one guest.
    what: 'where a device is called when it is its player’s turn',
    sqlite: `
      alter table devices add column push_endpoint text;
      alter table devices add column push text;
      create unique index devices_by_push on devices (push_endpoint) where push_endpoint is not null;`,
    postgres: `
      alter table devices add column push_endpoint text;
      alter table devices add column push text;
      create unique index devices_by_push on devices (push_endpoint) where push_endpoint is not null;`,
  },
];
