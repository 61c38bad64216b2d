import type { GameTypes, PlanMeeting, TurnGame } from '@starboard/kernel';

/** How often each player of a turn takes each of its plans: shares of one. */
export type Mixtures = readonly ArrayLike<number>[];

/** What each plan of each player is worth, if the others play these mixtures. */
export function expectations<G extends GameTypes>(game: TurnGame<G>, mixtures: Mixtures): Float64Array[] {
  const worths = game.players.map(({ alone }) => new Float64Array(alone.length));
  expect(game, mixtures, worths);
  return worths;
}

/** The same, into arrays that are there already. */
export function expect<G extends GameTypes>(
  { players, meetings }: TurnGame<G>,
  mixtures: Mixtures,
  worths: readonly Float64Array[],
): void {
  for (let player = 0; player < players.length; player++) worths[player]?.set(players[player]?.alone ?? []);
  for (let i = 0; i < meetings.length; i++) {
    const meeting = meetings[i];
    if (meeting === undefined) continue;
    const { one, other } = meeting;
    const [rows, columns] = [worths[one], worths[other]];
    const [mixedRows, mixedColumns] = [mixtures[one], mixtures[other]];
    if (!rows || !columns || !mixedRows || !mixedColumns) throw new Error('a meeting of players who are not there');
    meet(meeting, mixedRows, players[one]?.weight ?? 1, rows, mixedColumns, players[other]?.weight ?? 1, columns);
  }
}

function meet(
  { toOne, toOther }: PlanMeeting,
  mixedRows: ArrayLike<number>,
  rowsAre: number,
  rows: Float64Array,
  mixedColumns: ArrayLike<number>,
  columnsAre: number,
  columns: Float64Array,
): void {
  const width = columns.length;
  for (let i = 0; i < rows.length; i++) {
    const share = (mixedRows[i] ?? 0) * rowsAre;
    const row = i * width;
    let sum = 0;
    for (let j = 0; j < width; j++) sum += (toOne[row + j] ?? 0) * (mixedColumns[j] ?? 0);
    rows[i] = (rows[i] ?? 0) + sum * columnsAre;
    if (share === 0) continue;
    for (let j = 0; j < width; j++) columns[j] = (columns[j] ?? 0) + (toOther[row + j] ?? 0) * share;
  }
}

/** Every plan of a player as often as any other. */
export const blindly = <G extends GameTypes>({ players }: TurnGame<G>): Mixtures =>
  players.map(({ alone }) => new Float64Array(alone.length).fill(1 / alone.length));

/** Each player's mixture, in which it now and then chooses anything. */
export function withCarelessness(mixtures: Mixtures, careless: number): Mixtures {
  return mixtures.map((shares) =>
    Float64Array.from(shares, (share) => careless / shares.length + (1 - careless) * share),
  );
}
