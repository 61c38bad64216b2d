import type { Choice } from '@starboard/kernel';
import type { AskController, AskOfKind, BoardProps } from '@starboard/ui';
import type { DeathStar } from '../rules/model.ts';

export type StationProps = BoardProps<DeathStar>;
export type StationView = StationProps['view'];
export type StationChoice = Choice<DeathStar>;
export type Asked = AskController<DeathStar>;
export type AskedFor<K extends DeathStar['ask']['kind']> = AskOfKind<DeathStar, K>;
