import type { Choice } from '@starboard/kernel';
import type { AskController, AskOfKind, BoardProps } from '@starboard/ui';
import type { Furball } from '../rules/model.ts';

export type FurballProps = BoardProps<Furball>;
export type FurballChoice = Choice<Furball>;
export type Asked = AskController<Furball>;
export type AskedFor<K extends Furball['ask']['kind']> = AskOfKind<Furball, K>;
