import type { Planted } from '@starboard/testkit';

/** Changes of rules that each break the lesson about them. */
export const planted: Planted = {
  'games/furball/rules/11-scoring.ts': [
    {
      id: 'damage scores nothing',
      rule: 'lesson first-round',
      find: 'export const DAMAGE = 1;',
      replace: 'export const DAMAGE = 0;',
    },
  ],
  'games/furball/rules/04-flight/manoeuvre.ts': [
    {
      id: 'green manoeuvres remove no stress',
      rule: 'lesson stress',
      find: "return difficulty === 'green' ? take(match, ship, 'stress', 1, tell) : undefined;",
      replace: 'return undefined;',
    },
  ],
  'games/furball/rules/06-attack/attack.ts': [
    {
      id: 'attackers get their die at range 3',
      rule: 'lesson arcs-and-range',
      find: "=== (pool === 'attack' ? 1 : 3) ? 1 : 0",
      replace: '=== 3 ? 1 : 0',
    },
  ],
  'games/furball/effects/tokens.ts': [
    {
      id: 'an evade token adds nothing',
      rule: 'lesson actions',
      find: "add(1, 'defence', 'evade')",
      replace: "add(1, 'defence', 'blank')",
    },
    {
      id: 'a lock rerolls defence dice',
      rule: 'lesson locks',
      find: 'reroll(ANY, attackDice())',
      replace: 'reroll(ANY, defenceDice())',
    },
  ],
  'games/furball/rules/06-attack/targets.ts': [
    {
      id: 'ships that touch shoot at each other',
      rule: 'lesson bumping',
      find: 'if (!terms.mayTouch && ship.touching.includes(at)) return TOUCHING;',
      replace: '',
    },
  ],
  'games/furball/rules/10-return.ts': [
    {
      id: 'ships appear on the opposite spot',
      rule: 'lesson coming-back',
      find: 'SPOTS[spot] ?? ship.pose',
      replace: 'SPOTS[(spot + 4) % SPOTS.length] ?? ship.pose',
    },
  ],
};
