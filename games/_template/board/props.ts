import type { Choice } from '@starboard/kernel';
import type { AskController, BoardProps } from '@starboard/ui';
import type { Template } from '../rules/model.ts';

export type TemplateProps = BoardProps<Template>;
export type TemplateChoice = Choice<Template>;
export type Asked = AskController<Template>;
