import type { Choice } from '@starboard/kernel';
import type { AskController, AskOfKind, BoardProps } from '@starboard/ui';
import type { Starfire } from '../rules/model.ts';

export type StarfireProps = BoardProps<Starfire>;
export type StarfireChoice = Choice<Starfire>;
export type Asked = AskController<Starfire>;
export type AskedFor<K extends Starfire['ask']['kind']> = AskOfKind<Starfire, K>;
