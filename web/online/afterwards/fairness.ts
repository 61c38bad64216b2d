import { type Broken, commitTo, type GameTypes, type Replayed } from '@starboard/kernel';

export interface Receipt {
  /** The server's commitment, made before anybody sat down. */
  readonly commitment: string;
  /** This browser's nonces, by seat. */
  readonly nonces: { readonly [seat: string]: string };
  /** For each seat, its commitment before this browser revealed its own; empty without any. */
  readonly commitments: readonly (string | null)[];
}

export interface FairnessVerdict {
  readonly sound: boolean;
  readonly sentence: string;
}

const unsound = (sentence: string): FairnessVerdict => ({ sound: false, sentence });

/** Checks a record against what this browser remembers. */
export function judge(
  verified: Replayed<GameTypes> | Broken,
  { commitment, nonces, commitments }: Receipt,
): FairnessVerdict {
  if (!verified.ok) return unsound(`This record has been altered. Line ${verified.line}: ${verified.fact}`);
  const { header, inputs } = verified.record;
  const { fair } = header;
  if (fair === undefined) return unsound('The moves are correct, but the record doesn’t say how the dice were made.');
  if (fair.commitment !== commitment) {
    return unsound('The dice don’t come from the secret that the server promised before you sat down.');
  }
  const mine = Object.entries(nonces);
  if (mine.some(([seat, nonce]) => fair.nonces[Number(seat)] !== nonce)) {
    return unsound('Your own number was not used to make the dice.');
  }
  const broken = commitments.findIndex((each, seat) => each !== null && each !== commitTo(fair.nonces[seat] ?? ''));
  if (broken >= 0) {
    return unsound(`The number of seat ${broken + 1} is not the one it promised before yours was shown.`);
  }
  const own = mine.length === 0 ? "the players' numbers" : 'your own number';
  return {
    sound: true,
    sentence: `Verified: all ${inputs.length} moves and every die follow from the secret promised at the start and from ${own}.`,
  };
}
