import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layerName } from '../solution/table/full-table.ts';
import { BLOCK, type Layer } from '../solution/table/layout.ts';
import type { WorkDone } from './crew.ts';

const BYTES = Float64Array.BYTES_PER_ELEMENT * BLOCK;

/** What a finished layer took, kept beside its values. */
export interface LayerNote extends WorkDone {
  readonly protection: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly sha256: string;
}

function layerFile(folder: string, { protection }: Pick<Layer, 'protection'>): string {
  return join(folder, layerName(protection));
}

/** Writes the values first and the note last: a layer without a note is not finished. */
export function writeLayer(
  folder: string,
  layer: Layer,
  table: SharedArrayBuffer,
  done: WorkDone,
  seconds: number,
): LayerNote {
  mkdirSync(folder, { recursive: true });
  const bytes = bytesOf(layer, table);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const note: LayerNote = { protection: layer.protection, seconds, bytes: bytes.length, sha256, ...done };
  const file = layerFile(folder, layer);
  writeFileSync(`${file}.f64.part`, bytes);
  renameSync(`${file}.f64.part`, `${file}.f64`);
  writeFileSync(`${file}.json`, `${JSON.stringify(note)}\n`);
  return note;
}

/** Reads a finished layer into the table; undefined if there is none or its file was changed. */
export function readLayer(folder: string, layer: Layer, table: SharedArrayBuffer): LayerNote | undefined {
  const file = layerFile(folder, layer);
  if (!existsSync(`${file}.json`) || !existsSync(`${file}.f64`)) return undefined;
  const note: LayerNote = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
  const bytes = readFileSync(`${file}.f64`);
  const into = bytesOf(layer, table);
  if (bytes.length !== into.length) return undefined;
  if (createHash('sha256').update(bytes).digest('hex') !== note.sha256) return undefined;
  into.set(bytes);
  return note;
}

function bytesOf({ from, to }: Layer, table: SharedArrayBuffer): Uint8Array {
  return new Uint8Array(table, from * BYTES, (to - from) * BYTES);
}
