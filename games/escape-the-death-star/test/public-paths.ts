import { everybody, nobody, type PublicPaths } from '@starboard/testkit';
import { type DeathStar, NOWHERE } from '../rules/model.ts';

/** What each viewer may know of a game by the rulebook. */
export const publicPaths: PublicPaths<DeathStar> = {
  board: {
    setup: everybody,
    imperial: everybody,
    first: everybody,
    round: everybody,
    'rebels.*.seat': everybody,
    'rebels.*.hero': everybody,
    'rebels.*.square': everybody,
    /** 7.7 Only the Rebels see where a Rebel has moved; 7.4 the others see whether it has. */
    'rebels.*.peg': {
      to: ({ rebels }, viewer) => rebels.some(({ seat }) => seat === viewer),
      others: (peg) => peg === NOWHERE,
    },
    'rebels.*.die': everybody,
    'rebels.*.armed': everybody,
    'rebels.*.jailed': everybody,
    'rebels.*.cards': everybody,
    'rebels.*.captives': everybody,
    soldiers: everybody,
    weapons: everybody,
    closet: everybody,
    cards: everybody,
    /** 6.3 Nobody knows which card lies where. */
    faces: { to: nobody, others: (faces) => (faces as readonly number[]).map((card) => card === 0) },
    imperialCards: everybody,
    red: everybody,
    left: everybody,
    over: everybody,
  },
  revealed: {
    /** 7.7 To the Rebels. */
    pegs: ['pegs'],
    /** 8.4 To all. */
    revealed: ['square'],
    /** 9.10, 10.1 A card from the map. */
    'card-lost': ['card'],
    'card-found': ['card'],
  },
};
