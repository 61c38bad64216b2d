import { conditions } from './conditions.ts';
import { damage } from './damage.ts';
import { imperial } from './pilots/imperial.ts';
import { rebel } from './pilots/rebel.ts';
import { scum } from './pilots/scum.ts';
import { astromechs } from './upgrades/astromechs.ts';
import { bombs } from './upgrades/bombs.ts';
import { cannons } from './upgrades/cannons.ts';
import { crew } from './upgrades/crew.ts';
import { elite } from './upgrades/elite.ts';
import { illicit } from './upgrades/illicit.ts';
import { missiles } from './upgrades/missiles.ts';
import { modifications } from './upgrades/modifications.ts';
import { salvagedAstromechs } from './upgrades/salvaged-astromechs.ts';
import { systems } from './upgrades/systems.ts';
import { tech } from './upgrades/tech.ts';
import { titles } from './upgrades/titles.ts';
import { torpedoes } from './upgrades/torpedoes.ts';
import { turrets } from './upgrades/turrets.ts';

/** What cards do beyond their figures, by name. */
export const SAYS: { readonly [card: string]: string } = {
  ...rebel,
  ...imperial,
  ...scum,
  ...elite,
  ...astromechs,
  ...salvagedAstromechs,
  ...torpedoes,
  ...missiles,
  ...cannons,
  ...turrets,
  ...bombs,
  ...crew,
  ...systems,
  ...tech,
  ...illicit,
  ...modifications,
  ...titles,
  ...conditions,
  ...damage,
};
