import { print } from '../rules/13-cards/book.ts';
import { conditions } from './conditions.ts';
import { damage } from './damage.ts';
import { imperial } from './pilots/imperial.ts';
import { rebel } from './pilots/rebel.ts';
import { scum } from './pilots/scum.ts';
import './tokens.ts';
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

const KINDS = [
  rebel,
  imperial,
  scum,
  elite,
  astromechs,
  salvagedAstromechs,
  torpedoes,
  missiles,
  cannons,
  turrets,
  bombs,
  crew,
  systems,
  tech,
  illicit,
  modifications,
  titles,
  conditions,
  damage,
];

/** Every card that is written, printed into the book that the rules look them up in. */
for (const cards of KINDS) print(cards);
