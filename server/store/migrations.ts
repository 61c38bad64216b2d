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
];
