import { isOpen, shipsOf } from '../cards/possible.ts';
import { runList } from './run-list.ts';
import { each, type Handlers, many } from './word.ts';

type ControlWord = 'pick' | 'either' | 'when' | 'until' | 'own';

export const controlWords: Handlers<ControlWord> = {
  pick(_match, frame, op, now) {
    const stage = frame.stage++;
    const among = op.from(now);
    if (stage === 0 && (among.length > 1 || (op.may === true && among.length > 0))) {
      const [seat = now.ship] = shipsOf(op.asks, now);
      return { ask: [{ kind: 'ship', seat, why: now.origin.card, among, may: op.may === true }] };
    }
    const picked = stage === 0 ? among[0] : frame.answer;
    if (typeof picked === 'number') frame.chosen.push(picked);
    return undefined;
  },
  either(match, frame, op, now) {
    const stage = frame.stage++;
    const open = op.of.filter((branch) => isOpen(branch, now));
    if (stage === 0 && open.length > 1) {
      const [seat = now.ship] = shipsOf(op.asks, now);
      return { ask: [{ kind: 'either', seat, why: now.origin.card, among: open.map(({ name }) => name) }] };
    }
    if (stage > 1) return undefined;
    frame.stage = 2;
    const name = stage === 0 ? open[0]?.name : frame.answer;
    const place = op.of.findIndex((branch) => branch.name === name);
    return place < 0 ? undefined : runList(match, frame, place);
  },
  when(match, frame, op, now) {
    if (frame.stage > 0 || !op.is(now)) return undefined;
    frame.stage = 1;
    return runList(match, frame, 0);
  },
  until: ({ board }, frame, op, now) =>
    each(frame, op.on, now, (on) => {
      const { modifier, end } = op;
      const value = op.value === undefined ? 0 : many(op.value, now);
      board.lasting = [
        ...board.lasting,
        { card: now.origin.card, by: now.ship, on, modifier, until: end, round: board.round, value },
      ];
      return undefined;
    }),
  own: (match, frame, op, _now, tell) => op.run(match, frame, tell),
};
