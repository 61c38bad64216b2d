import type { SolutionTable } from '@starboard/kernel';
import type { Worths } from '../advice/worths.ts';
import { fleet } from '../model/ships.ts';
import certificate from './certificate.json' with { type: 'json' };
import { fromFiles } from './from-files.ts';
import { layoutOf } from './layout.ts';

/** The files of an older way to solve must not be mixed with newer ones. */
const VERSION = 1;

export function layerName(protection: number): string {
  return `layer-${String(protection).padStart(2, '0')}.v${VERSION}`;
}

/** The full table in the files of `npm run solve`; `use` gets what is worked out from it. */
export function fullTable(use: (worths: Worths) => void): SolutionTable {
  return {
    files: certificate.layers.map(({ protection, bytes, sha256 }) => ({
      name: `${layerName(protection)}.f64`,
      bytes,
      sha256,
    })),
    playFrom(read) {
      const ships = fleet();
      use(fromFiles(ships, layoutOf(ships), read));
    },
  };
}
