import { type Lesson, plural } from '@starboard/kernel';
import { DAMAGE, KILL, LOSS } from '../rules/11-scoring.ts';
import type { Furball } from '../rules/model.ts';
import { AT_BEN, benAt, chance, mine, myShot, pointsIn } from './figures.ts';
import {
  at,
  attackFaces,
  BEN,
  benActs,
  benFlies,
  COCKPIT,
  defenceFaces,
  ME,
  NORTH_WEST,
  placeOn,
  SOUTH_WEST,
  TIE,
  X_WING,
} from './positions.ts';

const FACING = at({
  me: { pilot: X_WING, spot: SOUTH_WEST, flies: ['straight 3'], acts: [null] },
  ben: { pilot: TIE, spot: NORTH_WEST, flies: ['straight 3'], acts: [null] },
});

/** What you want, and what a round is. */
export const firstRound: Lesson<Furball> = {
  ...COCKPIT,
  id: 'first-round',
  title: 'Your first round',
  about: 'What you want, and what a round is: dial, act, attack.',
  rules: ['3.1', '3.2', '5.1', '6.1', '6.6', '11.1', '11.2'],
  position: FACING,
  steps: [
    {
      kind: 'read',
      say: `Everybody fights everybody. Damage scores ${DAMAGE} point, destroying a ship ${KILL}; whoever is destroyed loses ${-LOSS} and comes back.`,
      highlights: ['scores'],
      rule: '11.1',
    },
    {
      kind: 'do',
      say: 'You fly the X-wing in the south. Ben’s TIE fighter faces you and flies straight 2. Dial a straight manoeuvre, so that your guns face him.',
      highlights: ['ship-0', 'ship-1'],
      ask: 'dial',
      until: ['action', 'dial'],
      answers: [...benFlies(TIE, 'straight 2'), benActs(null)],
      hint: 'Pick an arrow that points straight up, such as straight 2, then press the bright button.',
      solution: placeOn(X_WING, 'straight 2'),
      understood: ({ after }) => benAt(after) > 0,
      praise: {
        say: ({ after }) =>
          `You both flew, the less skilled pilot first. Ben is in your arc, at range ${benAt(after)}.`,
        rule: '3.4',
      },
      wrongWays: [
        {
          name: 'turning away',
          example: placeOn(X_WING, 'turn-left 2'),
          fits: ({ after }) => mine(after).status === 'flying' && mine(after).touching.length === 0,
          say: 'Your front arc no longer has Ben in it, so you can’t shoot at him.',
          rule: '6.2',
        },
      ],
      otherwise: { say: 'That way you can’t shoot at Ben.', rule: '6.2' },
    },
    {
      kind: 'do',
      say: 'After flying, you may take one action. Take a focus token: it turns every focus result on your dice into a hit.',
      highlights: [{ choice: 'focus' }],
      ask: 'action',
      until: ['attack', 'dial'],
      hint: 'Choose Focus, then press the bright button.',
      solution: 'focus',
      understood: ({ after }) => mine(after).tokens.focus > 0,
      praise: {
        say: ({ before }) =>
          `Focus raises your chance to hit from ${chance(myShot(before))} to ${chance(myShot(before), { aimed: true })}.`,
        rule: '6.6',
      },
      wrongWays: [
        {
          name: 'no action',
          example: null,
          fits: ({ choice }) => choice === null,
          say: ({ before }) =>
            `An action costs nothing. Without one, your chance to hit is ${chance(myShot(before))}; with focus, ${chance(myShot(before), { aimed: true })}.`,
          rule: '5.1',
        },
      ],
      otherwise: {
        say: 'A lock helps, too, and another lesson shows how. This time, take the focus token.',
        rule: '5.3',
      },
    },
    {
      kind: 'do',
      say: (view) =>
        `The most skilled pilots shoot first. You roll ${myShot(view).dice.attack} dice, Ben ${myShot(view).dice.defence} to evade. Attack him.`,
      highlights: ['ship-1'],
      ask: 'attack',
      until: ['dial'],
      dice: [
        attackFaces(ME, 'hit', 'focus', 'blank'),
        defenceFaces(BEN, 'evade', 'blank', 'blank'),
        attackFaces(BEN, 'blank', 'blank'),
      ],
      hint: 'Choose Ben’s ship as the target, then press the bright button.',
      solution: AT_BEN,
      understood: ({ events }) => pointsIn(events) > 0,
      praise: {
        say: ({ events }) =>
          `You rolled a hit, and your focus token made a second one. Ben evaded one of the two. You score ${plural(pointsIn(events), 'point')}. That was a whole round.`,
        rule: '11.1',
      },
      wrongWays: [
        {
          name: 'holding fire',
          example: null,
          fits: ({ choice }) => choice === null,
          say: 'You didn’t attack, and the focus token is gone at the end of the round. Shots cost nothing.',
          rule: '10.2',
        },
      ],
      otherwise: { say: 'Nothing came through.', rule: '6.9' },
    },
    {
      kind: 'open',
      position: FACING,
      say: 'The same again, from the start: this time, the others fly as they like. Score a point within three rounds.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => pointsIn(events) > 0,
      praise: { say: 'You scored! Dial, act, attack: that is a round.', rule: '3.1' },
      consolation: {
        say: 'No point this time. Pick each manoeuvre to see whom your arc would catch, and try again.',
        rule: '6.2',
      },
    },
  ],
};
