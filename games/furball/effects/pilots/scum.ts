import { lockTargets } from '../../rules/05-actions/allowed.ts';
import { isInFiringArc, othersIn, rangeOf } from '../../rules/measure.ts';
import type { Cards, Now } from '../../rules/model/cards.ts';
import { shipOf, type Token } from '../../rules/model.ts';
import { assign, either, lock, move, oweAttack, pick, remove, rollMore, suffer, until } from '../../rules/ops/index.ts';
import { agilityOf } from '../../rules/values.ts';
import { flewColour } from '../clauses/dials.ts';
import { whenAttacking, whenDefending } from '../clauses/modifiers.ts';
import { afterDefending, at, countingAttackDice, countingDefenceDice, given, spending } from '../clauses/moments.ts';
import {
  afterFirstRound,
  all,
  anyoneNear,
  atRange,
  type Fight,
  foeInArc,
  missed,
  near,
  not,
  stressed,
  unstressed,
} from '../clauses/when.ts';

const ALL_OF_THEM = 99;

export const scum: Cards<'scum'> = {
  'scum.g1astarfighter.zuckuss': {
    effects: [countingAttackDice({ may: [rollMore(1, 'attack'), rollMore(1, 'defence')] })],
  },
  'scum.g1astarfighter.4lom': {
    effects: [at('end.start', { if: stressed, may: [pick(near(1, 1)), move('stress', 'self', 'chosen')] })],
  },
  'scum.hwk290.dacebonearm': {
    effects: [
      at(
        'token.assigned',
        {
          if: all<Now>(
            unstressed,
            ({ board, ship, event }) => event.token === 'ion' && rangeOf(board, ship, event.ship) > 0,
          ),
          cost: [assign('stress')],
          may: [suffer({ hits: 1 }, 'subject')],
        },
        'bystander',
      ),
    ],
  },
  'scum.hwk290.palobgodalhi': {
    effects: [
      at('combat.start', {
        may: [
          pick(near(1, 2, holdsEither)),
          either(
            { name: 'focus', does: [move('focus', 'chosen', 'self')] },
            { name: 'evade', does: [move('evade', 'chosen', 'self')] },
          ),
        ],
      }),
    ],
  },
  'scum.hwk290.torkilmux': {
    passing: [{ of: 'skill', change: () => 0 }],
    effects: [at('activation.end', { does: [pick(near(1, 2)), until('combat', 0, 'chosen')] })],
  },
  'scum.kihraxzfighter.talonbanecobra': {
    modifiers: [{ of: 'range.bonus', change: (_board, _about, bonus) => bonus * 2 }],
  },
  'scum.kihraxzfighter.grazthehunter': { modifiers: [whenDefending({ defenceDice: 1 }, foeInArc)] },
  'scum.kihraxzfighter.viktorhel': {
    effects: [afterDefending({ if: ({ attack }) => attack?.rolled !== 2, does: [assign('stress', 'attacker')] })],
  },
  'scum.kihraxzfighter.captainjostero': {
    effects: [
      at(
        'damage.suffered',
        {
          if: all<Now>(afterFirstRound, ({ attack, event }) => attack?.defender !== event.ship),
          may: [oweAttack('any', 'subject')],
          once: 'round',
        },
        'bystander',
      ),
    ],
  },
  'scum.m12lkimogilafighter.dalanoberos': {
    effects: [
      at('combat.start', {
        may: [pick(({ board, ship }) => othersIn(board, ship, 'bullseye', 1, 3)), lock('chosen')],
      }),
    ],
  },
  'scum.m3ainterceptor.genesisred': {
    effects: [
      given('lock', {
        if: (now) => lacking('focus')(now) + lacking('evade')(now) > 0,
        does: [assign('focus', 'self', lacking('focus')), assign('evade', 'self', lacking('evade'))],
      }),
    ],
  },
  'scum.m3ainterceptor.laetinashera': { effects: [afterDefending({ if: missed, may: [assign('evade')] })] },
  'scum.protectoratestarfighter.fennrau': {
    effects: [
      countingAttackDice({ if: atRange(1), may: [rollMore(1, 'attack')] }),
      countingDefenceDice({ if: atRange(1), may: [rollMore(1, 'defence')] }),
    ],
  },
  'scum.protectoratestarfighter.oldteroch': {
    effects: [
      at('combat.start', {
        may: [
          pick(near(1, 1, ({ board, ship }, seat) => isInFiringArc(board, seat, ship))),
          remove('focus', 'chosen', ALL_OF_THEM),
          remove('evade', 'chosen', ALL_OF_THEM),
        ],
      }),
    ],
  },
  'scum.protectoratestarfighter.kadsolus': {
    effects: [at('manoeuvre.executed', { if: flewColour('red'), does: [assign('focus', 'self', 2)] })],
  },
  'scum.quadjumper.sarcoplank': {
    effects: [
      countingDefenceDice({
        if: ({ board, ship }) => shipOf(board, ship).flown !== null,
        may: [
          rollMore(
            ({ board, ship, attack }) =>
              (shipOf(board, ship).flown?.manoeuvre.speed ?? 0) - agilityOf(board, ship, attack),
            'defence',
          ),
        ],
      }),
    ],
  },
  'scum.scurrgh6bomber.solsixxa': {
    modifiers: [
      {
        of: 'bomb.places',
        change: (_board, _about, places) => [
          ...places,
          { template: 'turn-1', side: 1, guides: 'rear' },
          { template: 'turn-1', side: -1, guides: 'rear' },
        ],
      },
    ],
  },
  'scum.starviper.guri': {
    effects: [at('combat.start', { if: anyoneNear, may: [assign('focus')] })],
  },
  'scum.ywing.kavil': {
    modifiers: [whenAttacking({ attackDice: 1 }, not(foeInArc))],
  },
  'scum.ywing.drearenthal': {
    effects: [
      spending('lock', {
        cost: [assign('stress')],
        may: [pick(({ board, ship }) => lockTargets(board, ship)), lock('chosen')],
      }),
    ],
  },
  'scum.z95headhunter.ndrusuhlak': { modifiers: [whenAttacking({ attackDice: 1 })] },
};

/** How many tokens fewer the bearer has than the ship it has locked. */
function lacking(token: Token) {
  return ({ board, ship, event: { other } }: Now): number =>
    other === null ? 0 : Math.max(0, shipOf(board, other).tokens[token] - shipOf(board, ship).tokens[token]);
}

function holdsEither({ board }: Fight, seat: number): boolean {
  const { focus, evade } = shipOf(board, seat).tokens;
  return focus > 0 || evade > 0;
}
