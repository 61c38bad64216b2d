import { MOST_CHARACTERS, type ReadNotation, readDesign, writeDesign } from '../01-ships/notation.ts';
import { ROSTER, type RosterName } from '../data/roster.ts';
import type { Design } from '../model.ts';

/** 2.8 A ship of an own scenario: a name, and a design from the roster or a custom one. */
export interface ShipLine {
  readonly name: string;
  readonly design: Design;
}

const MOST_NAME = 24;
export const LONGEST_LINE = MOST_CHARACTERS + MOST_NAME + 6;

const LINE = /^(\s*)(\S.*?)?(\s+-\s+)((?:CT|CA)\s+(?=\[))?(.*)$/;

/** "Bradley - CT [2] S A Q (I) F [2]", or "Bradley - CT-4". */
export function readShip(line: string): ReadNotation<ShipLine> {
  if (line.length > LONGEST_LINE) return misprint(LONGEST_LINE + 1, `A ship has at most ${LONGEST_LINE} characters.`);
  const [, lead = '', name = '', dash = '', hull = '', rest = ''] = LINE.exec(line) ?? [];
  if (dash === '') return misprint(1, 'Write a ship as its name, " - " and its design.');
  if (name === '') return misprint(1, 'A ship needs a name.');
  if (name.length > MOST_NAME) return misprint(1, `A name has at most ${MOST_NAME} characters.`);
  const before = lead.length + name.length + dash.length;
  const roster = rest.trim();
  if (isRosterName(roster)) return { ok: true, name, design: DESIGNS[roster] };
  const read = readDesign(rest);
  if (!read.ok) {
    const { column, problem } = read.misprint;
    return misprint(before + hull.length + column, problem);
  }
  if (hull !== '' && hull.trim() !== read.design.hull) {
    return misprint(before + 1, `With these engine rooms it is a ${read.design.hull}, not a ${hull.trim()}.`);
  }
  return { ok: true, name, design: read.design };
}

export function writeShip({ name, design }: ShipLine): string {
  return `${name} - ${design.hull} ${writeDesign(design)}`;
}

/** 2.2 The roster, read once. */
const DESIGNS: { readonly [N in RosterName]: Design } = {
  'CT-1': readRoster('CT-1'),
  'CT-2': readRoster('CT-2'),
  'CT-3': readRoster('CT-3'),
  'CT-4': readRoster('CT-4'),
  'CA(R)': readRoster('CA(R)'),
  'CA(Pt)': readRoster('CA(Pt)'),
};

function readRoster(name: RosterName): Design {
  const read = readDesign(ROSTER[name]);
  if (!read.ok) throw new Error(`${name}, column ${read.misprint.column}: ${read.misprint.problem}`);
  return read.design;
}

export function designNamed(name: RosterName): Design {
  return DESIGNS[name];
}

function isRosterName(name: string): name is RosterName {
  return Object.hasOwn(ROSTER, name);
}

function misprint(column: number, problem: string): Extract<ReadNotation<ShipLine>, { ok: false }> {
  return { ok: false, misprint: { column, problem } };
}
