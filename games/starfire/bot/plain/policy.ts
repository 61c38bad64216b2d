import { alike, type Choice, certain, type Mixture } from '@starboard/kernel';
import { isFlagship } from '../../rules/02-setup/setup.ts';
import { type Ask, type Board, type Fire, type Starfire, shipAt } from '../../rules/model.ts';
import { FAVOURITES, facingForward, midmost } from './deploy.ts';
import { bestFire } from './gunner.ts';
import { steer } from './helm.ts';

/** What a seasoned captain does without thinking long. */
export function policy(board: Board, ask: Ask, options: readonly Choice<Starfire>[]): Mixture<Choice<Starfire>> {
  const [first] = options;
  if (first === undefined) throw new Error(`nothing may be answered to ${ask.kind}`);
  switch (ask.kind) {
    case 'design':
      return certain(options.find((design) => FAVOURITES.some((favourite) => favourite === design)) ?? first);
    case 'place':
      return isFlagship(board, ask.ship) ? certain(midmost(board, options.filter(isName))) : alike(options);
    case 'face':
      return certain(facingForward(board, ask.ship, ask.hex));
    case 'move':
      return certain(steer(board, shipAt(board, ask.ship)));
    case 'fire':
      return certain(bestFire(board, options.filter(isFire)) ?? first);
    case 'weapons':
      return certain(first);
  }
}

const isName = (choice: Choice<Starfire>): choice is string => typeof choice === 'string';
const isFire = (choice: Choice<Starfire>): choice is Fire => typeof choice === 'object';
