import type { Planted } from '@starboard/testkit';

/** Mistakes that would take a board out of the player’s hand. */
export const planted: Planted = {
  'ui/map/gliding.ts': [
    {
      id: 'the camera takes a moved map from the player',
      rule: 'leaves a map alone that the player has moved',
      find: 'if (inHand || isHeld) return;',
      replace: 'if (isHeld) return;',
    },
    {
      id: 'the camera begins under the player’s hand',
      rule: 'does not begin while a hand holds the map',
      find: 'if (inHand || isHeld) return;',
      replace: 'if (inHand) return;',
    },
    {
      id: 'the camera comes back although the player has moved the map',
      rule: 'gives way to the player’s hand in the middle of a shot, and does not come back',
      find: '    inHand = true;\n    back = null;',
      replace: '    inHand = true;',
    },
  ],
};
