import { everybody, nobody, type PublicPaths } from '@starboard/testkit';
import type { Board, Furball } from '../rules/model.ts';
import { dialOf } from '../rules/values.ts';

/** 7.6 A card that has lain faceup is known, any other is not. */
const knowsDamage = ({ ships }: Board, _viewer: number | null, ship: number, place: number): boolean =>
  ships[ship]?.damage[place]?.known === true;
const knowsDiscarded = ({ ships }: Board, _viewer: number | null, ship: number, place: number): boolean =>
  ships[ship]?.pile[place]?.known === true;

/** What each viewer may know of a game by the rulebook. */
export const publicPaths: PublicPaths<Furball> = {
  board: {
    setup: everybody,
    asteroids: everybody,
    round: everybody,
    phase: everybody,
    'ships.*.kind': everybody,
    'ships.*.total': everybody,
    'ships.*.skill': everybody,
    'ships.*.status': everybody,
    'ships.*.pose': everybody,
    'ships.*.cards': everybody,
    'ships.*.shields': everybody,
    'ships.*.damage.*.id': everybody,
    'ships.*.damage.*.card': knowsDamage,
    'ships.*.damage.*.up': everybody,
    'ships.*.damage.*.known': everybody,
    'ships.*.damage.*.round': everybody,
    'ships.*.damage.*.attack': everybody,
    /** 7.6 Nobody knows the order of a deck, but all can count it. */
    'ships.*.deck': { to: nobody, others: (deck) => (deck as readonly unknown[]).length },
    'ships.*.drawn': everybody,
    'ships.*.pile.*.id': everybody,
    'ships.*.pile.*.card': knowsDiscarded,
    'ships.*.pile.*.up': everybody,
    'ships.*.pile.*.known': everybody,
    'ships.*.pile.*.round': everybody,
    'ships.*.pile.*.attack': everybody,
    'ships.*.tokens': everybody,
    'ships.*.locks': everybody,
    'ships.*.conditions': everybody,
    /** 3.3 A dial is a secret of its owner; the others see that it is set, to one of its manoeuvres. */
    'ships.*.dial': {
      to: (_board, viewer, ship) => viewer === ship,
      others: (dial, board, ship) => (dial === null ? 'none' : Number(dial) < dialOf(board, ship).length),
    },
    'ships.*.flown': everybody,
    'ships.*.touching': everybody,
    'ships.*.acted': everybody,
    'ships.*.activated': everybody,
    'ships.*.fought': everybody,
    'ships.*.skipsAction': everybody,
    'ships.*.droppedBomb': everybody,
    'ships.*.tractored': everybody,
    'ships.*.attacks': everybody,
    'ships.*.defences': everybody,
    'ships.*.doomed': everybody,
    'ships.*.losses': everybody,
    'ships.*.score': everybody,
    'ships.*.attackScore': everybody,
    bombs: everybody,
    ranking: everybody,
    lasting: everybody,
    listening: everybody,
    tallies: everybody,
    numbered: everybody,
    owed: everybody,
    dying: everybody,
    called: everybody,
  },
  revealed: {
    /** 4.2 The dial. */
    revealed: ['manoeuvre'],
    /** 7.3, 7.4 A card that is dealt or turned faceup. */
    dealt: ['card'],
    'turned-up': ['card'],
    /** 13.10 Only the looking player knows what they see; everybody learns that a guess was right. */
    looked: ['manoeuvre'],
    guessed: ['right'],
    'saw-cards': ['cards'],
    /** 14.17 A search shows its cards to one player, and to all whether the card was there. */
    searches: ['cards'],
    searched: ['found'],
  },
};
