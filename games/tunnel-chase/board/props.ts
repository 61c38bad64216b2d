import type { Choice } from '@starboard/kernel';
import type { AskController, AskOfKind, BoardProps } from '@starboard/ui';
import type { Chase } from '../rules/model.ts';

export type ChaseProps = BoardProps<Chase>;
export type ChaseChoice = Choice<Chase>;
export type Asked = AskController<Chase>;
export type AskedFor<K extends Chase['ask']['kind']> = AskOfKind<Chase, K>;
