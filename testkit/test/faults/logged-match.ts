import {
  answersOf,
  askOf,
  BY_PURPOSE,
  begin,
  commitTo,
  diceFromSeed,
  fairKey,
  type GameTypes,
  hex,
  type Match,
  options,
  pick,
  play,
  type Rules,
  writeRecord,
} from '@starboard/kernel';
import type { Archive, AuditedEntry, LoggedMatch } from '../../faults/audit/log.ts';
import type { Body, Deed, DeedKind } from '../../faults/crowd/deed.ts';
import { createLedger, type Ledger } from '../../faults/crowd/ledger.ts';

/** A match as a server stores it, what its players sent, and the record that the server would export. */
export interface MatchEvidence {
  readonly ledger: Ledger;
  readonly logged: LoggedMatch;
  readonly record: string;
}

const ID = 'match-of-a-test';
const SECRET = 'ab'.repeat(32);
const SEATS = [0, 1] as const;
const LINES = 3;

/** A duel with secret designs, where one question asks a seat several things, played by two people at random. */
export function keptDuel(rules: Rules<GameTypes>): MatchEvidence {
  const ledger = createLedger();
  const dice = diceFromSeed('a kept duel');
  const entries: AuditedEntry[] = [];
  const setup = { designs: 'secret', choosing: 'seated', quietLimit: 1, given: [] };
  const seats = SEATS.map(() => ({ kind: 'open' }) as const);
  const at = 0;

  function done(sender: number, match: string | null, kind: DeedKind, body: Body, value: Body = {}): Deed {
    const deed = ledger.begin(sender, match, kind, body);
    ledger.acknowledge(deed, value);
    return deed;
  }

  const timeControl = { perDecision: 0, whenOut: 'bot' } as const;
  const wanted = { game: rules.id, seats, timeControl, setup: { designs: 'secret', quietLimit: 1 } };
  const opening = done(0, null, 'open', wanted, { match: ID });
  const terms = { timeControl, host: 'guest-0', dice: 'entrusted', diceWay: BY_PURPOSE } as const;
  entries.push({ type: 'opened', game: rules.id, setup, seats, ...terms, at, request: opening.id });
  const nonces = SEATS.map((seat) => commitTo(`nonce ${seat}`).slice(0, 32));
  for (const seat of SEATS) {
    const nonce = nonces[seat] ?? '';
    const { id } = done(seat, ID, 'sit', { seat, name: `Guest ${seat}`, nonce }, { seat });
    entries.push({ type: 'sat', seat, guest: `guest-${seat}`, name: `Guest ${seat}`, nonce, at, request: id });
  }
  const key = fairKey(SECRET, nonces);
  let match: Match<GameTypes> = begin(rules, setup, [null, null], key);
  while (match.result === null) {
    const seat = SEATS.find((each) => askOf(match, each) !== undefined) ?? 0;
    const ask = askOf(match, seat);
    if (ask === undefined) throw new Error('nobody is asked');
    const move = { seat, question: match.question, choice: pick(dice, options(rules, match, ask)) };
    const { id } = done(seat, ID, 'play', { ...move, nth: answersOf(match, seat).length });
    entries.push({ type: 'moved', move, at, request: id });
    const played = play(rules, match, move);
    if (!played.ok) throw new Error(played.fact);
    match = played.match;
  }
  const lines = Array.from({ length: LINES }, (_, i) => {
    const text = `Line ${i}`;
    done(0, ID, 'say', { text });
    return { number: i + 1, what: { text, name: 'Guest 0', seat: 0 } };
  });

  const header = {
    game: rules.id,
    rules: rules.version,
    setup,
    seating: [null, null],
    players: ['a', 'b'],
    key: hex(key),
    dice: BY_PURPOSE,
  };
  const inputs = entries.flatMap((entry) => (entry.type === 'moved' ? [entry.move] : []));
  return {
    ledger,
    logged: { id: ID, secret: SECRET, entries: entries.map((what, i) => ({ number: i + 1, what })), lines },
    record: writeRecord({ header, inputs, result: match.result }),
  };
}

export function archiveOf(...matches: readonly LoggedMatch[]): Archive {
  return {
    ids: async () => matches.map(({ id }) => id),
    match: async (id) => {
      const found = matches.find((each) => each.id === id);
      if (found === undefined) throw new Error(`there is no match ${id}`);
      return found;
    },
    devices: async () => [],
    close: async () => undefined,
  };
}
