import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/tunnel-chase/rules/09-designs/designs.ts': [
    {
      id: 'only one builds',
      rule: '9.1',
      find: 'ask: flying(board).map(',
      replace: 'ask: flying(board).slice(0, 1).map(',
    },
    {
      id: 'points are not counted',
      rule: '9.1',
      find: '<= left) return undefined',
      replace: '<= BUDGET) return undefined',
    },
    {
      id: 'all are told of a design',
      rule: '9.3',
      find: 'design: null, not: [seat] });',
      replace: 'design: built, not: [seat] });',
    },
    {
      id: 'the designs of wrecks are not told in the end',
      rule: '9.3',
      find: 'if (built) tellDesign(',
      replace: 'if (built && flying(board).includes(seat)) tellDesign(',
    },
    {
      id: 'a design that nobody built is announced',
      rule: '9.1',
      find: 'if (built) tellDesign(',
      replace: 'void built;\n    tellDesign(',
    },
    {
      id: 'a finished design does not count as built',
      rule: '9.1',
      find: 'pilot.built = system === SYSTEMS.at(-1);',
      replace: 'void pilot;',
    },
  ],
  'games/tunnel-chase/rules/09-designs/secrecy.ts': [
    {
      id: 'secret for ever',
      rule: '9.3',
      find: "setup.designs === 'own' && !over",
      replace: "setup.designs === 'own'",
    },
    { id: 'stock ships are secret', rule: '11.2', find: "setup.designs === 'own' && !over", replace: '!over' },
    { id: 'others are told all', rule: '9.3', find: '...guarded, not: [owner]', replace: '...full, not: [owner]' },
  ],
  'games/tunnel-chase/rules/knowledge/see.ts': [
    {
      id: 'one sees only the others',
      rule: '9.3',
      find: 'secret && seat !== viewer',
      replace: 'secret && seat === viewer',
    },
    {
      id: 'the design of a wreck is shown',
      rule: '9.3',
      find: 'secret && seat !== viewer',
      replace: 'secret && seat !== viewer && isFlying(pilot)',
    },
    {
      id: 'whoever is out sees all designs',
      rule: '9.3',
      find: 'secret && seat !== viewer',
      replace: 'secret && seat !== viewer && (viewer === null || board.pilots[viewer]?.out === 0)',
    },
    {
      id: 'the protection of others is shown',
      rule: '9.3',
      find: 'design: secret || !pilot.built ? null : pilot.design,',
      replace: 'design: secret ? { handling: 0, accuracy: 0, protection: pilot.design.protection } : pilot.design,',
    },
    {
      id: 'the protection left is shown',
      rule: '9.3',
      find: 'damage: pilot.damage,',
      replace: 'damage: pilot.damage,\n    left: pilot.design.protection - pilot.damage,',
    },
    {
      id: 'the protection left is shown in place of the damage',
      rule: '9.3',
      find: 'damage: pilot.damage,',
      replace: 'damage: secret ? pilot.design.protection - pilot.damage : pilot.damage,',
    },
    {
      id: 'a starfighter that flies is imagined without protection',
      rule: '9.4',
      find: 'design.protection > pilot.damage',
      replace: 'design.protection >= pilot.damage',
    },
    { id: 'imagined without memory', rule: '9.4', find: 'design.handling >= handling[0] &&', replace: '' },
    {
      id: 'a wreck shows its design',
      rule: '9.3',
      find: 'secret && seat !== viewer',
      replace: 'secret && seat !== viewer && pilot.out === 0',
    },
    {
      id: 'the protection left shows on the card',
      rule: '9.3',
      find: 'damage: pilot.damage,',
      replace: 'damage: pilot.damage,\n    left: pilot.design.protection - pilot.damage,',
    },
    {
      id: 'whoever is about to blow up shows it',
      rule: '9.3',
      find: 'speed: pilot.speed,',
      replace: 'speed: pilot.design.protection - pilot.damage === 1 ? 0 : pilot.speed,',
    },
  ],
  'games/tunnel-chase/rules/knowledge/memory.ts': [
    {
      id: 'scrapes taken for clean curves',
      rule: '9.4',
      find: 'scraped === dice[0] + dice[1] < needed',
      replace: 'scraped !== dice[0] + dice[1] < needed',
    },
    {
      id: 'shots tell nothing',
      rule: '9.4',
      find: 'hit === dice[0] + dice[1] >= needed',
      replace: 'hit !== undefined',
    },
    {
      id: 'a curve without a roll tells nothing',
      rule: '9.4',
      find: 'return scraped ? needed >= 13 : needed <= 2;',
      replace: 'return true;',
    },
    {
      id: 'that a curve was rolled for tells nothing',
      rule: '9.4',
      find: 'needed > 2 && needed < 13 && scraped',
      replace: 'scraped',
    },
    {
      id: 'a curve is judged by the speed set, not the speed flown',
      rule: '9.4',
      find: "    case 'scraped-past':\n",
      replace: '',
    },
    {
      id: 'the speed is not remembered',
      rule: '9.4',
      find: '({ ...shown, speed: event.speed })',
      replace: '({ ...shown, speed: 1 })',
    },
  ],
};
