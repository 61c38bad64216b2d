import type { Choice } from '@starboard/kernel';
import type { AskController, AskOfKind, BoardProps } from '@starboard/ui';
import type { Duel } from '../rules/model.ts';

export type DuelProps = BoardProps<Duel>;
export type DuelChoice = Choice<Duel>;
export type Asked = AskController<Duel>;
export type AskedFor<K extends Duel['ask']['kind']> = AskOfKind<Duel, K>;
