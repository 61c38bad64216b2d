import type { Planted } from '@starboard/testkit';

/** Mistakes in what the crew, their conditions and the original damage deck need. */
export const planted: Planted = {
  'games/furball/effects/clauses/when.ts': [
    {
      id: 'a ship dies for an action that it can’t take',
      rule: 'is not offered where the damage would destroy the ship',
      find: '- damageOn(board, ship) > 1;',
      replace: '- damageOn(board, ship) > 0;',
    },
  ],
  'games/furball/rules/ops/damage/turn.ts': [
    {
      id: 'all faceup cards are turned down with the one dealt',
      rule: 'turns this and later faceup cards of the round down',
      find: "(which !== 'dealt' || card.id === event.number) &&",
      replace: "(which !== 'dealt' || card.id !== event.number) &&",
    },
  ],
  'games/furball/rules/ops/dice/reroll.ts': [
    {
      id: 'rerolled dice are not counted',
      rule: 'rerolls for stress',
      find: '    frame.count = dice.length;\n',
      replace: '',
    },
  ],
  'games/furball/rules/ops/cards/stow.ts': [
    {
      id: 'a stowed token stays with the ship',
      rule: 'keeps a focus token for the next Combat',
      find: 'return take(match, seat, token, 1, tell);',
      replace: 'return take(match, seat, token, 0, tell);',
    },
  ],
  'games/furball/rules/ops/cards/discard.ts': [
    {
      id: 'a hull upgrade is discarded without harm',
      rule: 'what the card added to hull and shields goes with it',
      find: 'if (isBeyondRepair(match.board, seat)) {',
      replace: 'if (isBeyondRepair(match.board, seat) && place < 0) {',
    },
    {
      id: 'a shield upgrade leaves its shield behind',
      rule: 'what the card added to hull and shields goes with it',
      find: 'if (ship.shields > most) {',
      replace: 'if (ship.shields > most + 1) {',
    },
  ],
  'games/furball/rules/ops/cards/swap.ts': [
    {
      id: 'a dearer card may come in place of another',
      rule: 'replaces an illicit card with one that costs no more',
      find: 'points <= old.points &&',
      replace: 'points >= 0 &&',
    },
  ],
  'games/furball/rules/10-return.ts': [
    {
      id: 'a replaced card does not come back',
      rule: 'until the ship returns',
      find: 'card: replaces ?? card,',
      replace: 'card: replaces === undefined ? card : card,',
    },
  ],
  'games/furball/rules/values.ts': [
    {
      id: 'a dial is turned the wrong way',
      rule: '14.16',
      find: "(way === 'on' ? 1 : length - 1)",
      replace: "(way === 'back' ? 1 : length - 1)",
    },
  ],
  'games/furball/rules/08-tokens.ts': [
    {
      id: 'one token instead is all instead',
      rule: 'takes an evade token in place of a focus',
      find: '  frame.instead = null;\n',
      replace: '',
    },
  ],
  'games/furball/rules/13-cards/windows.ts': [
    {
      id: 'nobody owes a focus token',
      rule: 'has the defender spend a focus token',
      find: "!ask(board, QUERY['token.owed'], seat, { ship: seat, attack }, false)\n  )\n    return false;",
      replace:
        "!ask(board, QUERY['token.owed'], seat, { ship: seat, attack }, false)\n  )\n    return false;\n  if (seat >= 0) return false;",
    },
    {
      id: 'a focus token is spent twice on the same dice',
      rule: 'has an attacker spend a focus token once',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source text.
      find: 'attack.used.includes(`${seat} ${twinOf(name)}`) || ',
      replace: '',
    },
    {
      id: 'a condition has no limit of once a round',
      rule: 'spends a die to remove a shield once a round',
      find: 'id === place && used === board.round',
      replace: 'id === place && used === board.round + 1',
    },
  ],
  'games/furball/rules/13-cards/listening.ts': [
    {
      id: 'the card on a condition is lost with it',
      rule: 'its card is discarded with it',
      find: 'if (holds === null || conditions.some((kept) => kept.id === id)) continue;',
      replace: 'if (holds === null || conditions.some((kept) => kept.id === id) || id > 0) continue;',
    },
  ],
  'games/furball/rules/07-damage/damage.ts': [
    {
      id: 'the critical is suffered beside the card that replaces it',
      rule: 'deals its card past the shields in place of a critical',
      find: '  frame.crits--;\n  frame.foreseen = false;\n  frame.hurt = true;\n  return',
      replace: '  frame.foreseen = true;\n  frame.hurt = true;\n  return',
    },
  ],
  'games/furball/rules/07-damage/deck.ts': [
    {
      id: 'the original deck is never in play',
      rule: '1.6',
      find: "damageDeck === 'original' ? 'original' : 'tfa'",
      replace: "damageDeck === 'original' ? 'tfa' : 'tfa'",
    },
  ],
  'games/furball/rules/05-actions/actions.ts': [
    {
      id: 'stress is looked at after the action',
      rule: 'costs nothing where the ship was not stressed',
      find: '  frame.stressed = isStressed(board, seat);',
      replace: '  frame.stressed = true || isStressed(board, seat);',
    },
  ],
  'games/furball/rules/06-attack/modify.ts': [
    {
      id: 'one fixed die keeps others from being added',
      rule: 'keeps nobody from adding an evade',
      find: 'fixed && alone !== true',
      replace: 'fixed || alone === true',
    },
  ],
  'games/furball/effects/procedures/dark-side.ts': [
    {
      id: 'everybody sees the searched deck',
      rule: 'only the giver sees the deck',
      find: 'cards, to: [by], reveals: true });',
      replace: 'cards, reveals: true });',
    },
    {
      id: 'a critical of any kind is replaced',
      rule: 'stays for criticals that no attack causes',
      find: '  attack !== null &&\n',
      replace: '',
    },
  ],
  'games/furball/effects/damage.ts': [
    {
      id: 'an injured pilot keeps the skill of Veteran Instincts',
      rule: 'takes away the skill of an elite upgrade',
      find: 'printed - skillOfElite(board, ship)',
      replace: 'printed',
    },
    {
      id: 'original structural damage is repaired on a critical too',
      rule: 'is repaired on a hit, not on a critical',
      find: "const BY_HIT: CardScript['actions'] = [{ does: [roll(1, 'attack', { hit: [REPAIRED] })] }];",
      replace: 'const BY_HIT = BY_ROLL;',
    },
  ],
  'games/furball/effects/upgrades/crew/acting.ts': [
    {
      id: 'a fleet officer is a friend without the option',
      rule: 'focuses for stress where a ship is its own friend',
      find: "'crew.fleetofficer': { actions: [{ applies: isOwnFriend, ",
      replace: "'crew.fleetofficer': { actions: [{ ",
    },
  ],
  'games/furball/effects/upgrades/crew/after-attacks.ts': [
    {
      id: 'a borrowed ability is an upgrade',
      rule: 'discards no pilot ability that the defender has borrowed',
      find: '(held.up && upgradeAt(held) !== undefined ? [place] : [])',
      replace: '(held.up && place > 0 ? [place] : [])',
    },
  ],
  'games/furball/effects/upgrades/crew/bombs.ts': [
    {
      id: 'Cad Bane answers the bombs of all',
      rule: 'leaves the bombs of others',
      find: 'id === blast.bomb && by === ship',
      replace: 'id === blast.bomb && by !== -1 && ship >= 0',
    },
  ],
  'games/furball/effects/upgrades/crew/damage.ts': [
    {
      id: 'Greedo turns up the cards of every attack',
      rule: 'leaves later attacks and other damage alone',
      find: 'made.attacker === bearer && attacks === 1',
      replace: 'made.attacker === bearer && attacks >= 1',
    },
  ],
};
