import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bom, withoutMachines } from './without-machines.ts';

/** Prints the components of Starboard as CycloneDX: npm run --silent sbom > starboard.cdx.json */

const ROOT = join(import.meta.dirname, '../..');
const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const words = [
  'sbom',
  '--package-lock-only',
  '--omit',
  'dev',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
];
const bom: Bom = JSON.parse(
  execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] }),
);
console.log(JSON.stringify(withoutMachines(bom, name), undefined, 2));
