import { effectiveMembers, type Json, plural, type Schema } from '@starboard/kernel';

type Values = { readonly [key: string]: Json };

/** An option of the set-up with its current value. */
export interface ShownOption {
  readonly key: string;
  readonly name: string;
  readonly schema: Schema;
  readonly value: Json;
}

/** The options that a plain form can show and that have an effect. All others keep their values. */
export function shownOptions(schema: Schema, values: Values): readonly ShownOption[] {
  return effectiveMembers(schema, values).flatMap((key) => {
    const member = schema.properties?.[key];
    if (member === undefined || !isPlain(member)) return [];
    return [{ key, name: member.title ?? key, schema: member, value: values[key] ?? member.default ?? null }];
  });
}

function isPlain({ type, format, enum: members }: Schema): boolean {
  return type === 'integer' || type === 'boolean' || format === 'lines' || members !== undefined;
}

/** "Rounds: 10 · Damage deck: Newer": what the match is about to be played with, also while the form is closed. */
export function optionsInWords(schema: Schema, values: Values): string {
  return shownOptions(schema, values)
    .map((option) => `${option.name}: ${valueInWords(option)}`)
    .join(' · ');
}

function valueInWords({ schema: { enum: members, labels }, value }: ShownOption): string {
  if (members !== undefined) return labels?.[members.indexOf(`${value}`)] ?? `${value}`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : plural(value.length, 'line');
  return `${value}`;
}
