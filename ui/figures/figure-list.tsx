import { term } from '../explain/explains.ts';
import './figure-list.css';

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly says: string;
  readonly rule?: string;
}

export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl class="ui-figures">
      {figures.map(({ name, value, says, rule }) => (
        <div key={name} {...term(says, rule)}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
