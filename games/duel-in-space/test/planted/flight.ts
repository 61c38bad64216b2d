import type { Planted } from '@starboard/testkit';

/** Mistakes about the ships, the set-up, turrets, movement and the order of a turn. */
export const planted: Planted = {
  'games/duel-in-space/rules/data/ships.ts': [
    { id: 'a stock ship turns by 5', rule: '1.2', find: 'manoeuvre: 5', replace: 'manoeuvre: 4' },
    { id: 'a stock ship aims worse', rule: '1.3', find: 'accuracy: 8', replace: 'accuracy: 7' },
    { id: 'a stock ship is stronger', rule: '1.4', find: 'protection: 7', replace: 'protection: 8' },
  ],
  'games/duel-in-space/rules/01-starfighters.ts': [
    {
      id: 'forward lasers point to the right',
      rule: '1.1',
      find: 'FORWARD.includes(i)) return 1',
      replace: 'FORWARD.includes(i)) return 2',
    },
    {
      id: 'the aft laser points beside the tail',
      rule: '1.1',
      find: 'AFT.includes(i)) return 5',
      replace: 'AFT.includes(i)) return 4',
    },
    { id: 'a base number of 12 is blind', rule: '5.4', find: 'BLIND = 13', replace: 'BLIND = 12' },
    { id: 'a base number of 13 may fire', rule: '5.4', find: 'BLIND = 13', replace: 'BLIND = 14' },
    { id: 'life support fails from the start', rule: '1.5', find: 'lifeSupport: null', replace: 'lifeSupport: 6' },
  ],
  'games/duel-in-space/rules/02-setup.ts': [
    {
      id: 'an agreed position forgets the damage of the second ship',
      rule: '10.17',
      find: 'seat === 0 ? first : second);',
      replace: 'seat === 0 ? first : undefined);',
    },
    {
      id: 'an agreed position forgets the quiet turns',
      rule: '10.17',
      find: 'board.turn = position.quietTurns;',
      replace: 'board.turn = 0;',
    },
    {
      id: 'own designs begin from an agreed position',
      rule: '10.17',
      find: "if (designs !== 'stock') return 'Only",
      replace: "if (designs === 'secret') return 'Only",
    },
    { id: 'the lower die chooses', rule: '2.1', find: 'dice[0] > dice[1] ?', replace: 'dice[0] < dice[1] ?' },
    {
      id: 'equal dice are not rolled again',
      rule: '2.1',
      find: 'dice[0] === dice[1] ? null',
      replace: 'dice[0] === dice[1] ? 0',
    },
    { id: 'both fly the same ship', rule: '2.1', find: "model === 'gun-star' ?", replace: "model !== 'gun-star' ?" },
    { id: 'the second die counts as it falls', rule: '2.2', find: 'sector(dice[1] + 1)', replace: 'sector(dice[1])' },
    { id: 'turns are counted by twos', rule: '2.3', find: 'match.board.turn++', replace: 'match.board.turn += 2' },
    { id: 'the starting position counts', rule: '10.2', find: 'movingApart: 0', replace: 'movingApart: 1' },
    {
      id: 'dice decide who chooses against a drone',
      rule: '10.6',
      find: 'ships[0].drone || ships[1].drone',
      replace: 'ships[0].drone && ships[1].drone',
    },
    { id: 'given designs are ignored', rule: '10.8', find: 'setup.given[seat] ?? STOCK', replace: 'STOCK' },
  ],
  'games/duel-in-space/rules/03-turret.ts': [
    {
      id: 'seven sectors to aim at',
      rule: '3.1',
      find: 'options: () => SECTORS',
      replace: 'options: () => SECTORS.slice(1)',
    },
    { id: 'a turret without lasers is aimed', rule: '3.2', find: ' && turretWorks(ship)', replace: '' },
    {
      id: 'a turret with one laser left cannot be aimed',
      rule: '3.2',
      find: 'if (lasers[TURRET[i] ?? 0]) return true;\n  return false;',
      replace: 'if (!lasers[TURRET[i] ?? 0]) return false;\n  return true;',
    },
  ],
  'games/duel-in-space/rules/04-movement/movement.ts': [
    {
      id: 'one after the other chooses a heading',
      rule: '4.1',
      find: "asking('heading', !ships[0].drone, !ships[1].drone)",
      replace: "asking('heading', !ships[0].drone, ships[0].drone && !ships[1].drone)",
    },
    { id: 'left turns are free', rule: '4.2', find: 'Math.abs(clicks) <= allowed', replace: 'clicks <= allowed' },
    {
      id: 'a click more is offered',
      rule: '4.2',
      find: 'HEADINGS[clicksAllowed(shipOf(board.ships, seat))]',
      replace: 'HEADINGS[clicksAllowed(shipOf(board.ships, seat)) + 1]',
    },
    {
      id: 'the second ship swings like the first',
      rule: '4.4',
      find: 'board.ports[1] = flown(view, port)',
      replace: 'board.ports[1] = flown(port, view)',
    },
    { id: 'no fly-by before the third time', rule: '4.5', find: 'FLY_BY = 2', replace: 'FLY_BY = 3' },
    {
      id: 'bots and boards take any nose to nose for a fly-by',
      rule: '4.5',
      find: 'noseToNose + 1 === FLY_BY && ',
      replace: '',
    },
    { id: 'nose to nose after a fly-by', rule: '4.5', find: 'board.ports = [5, 5]', replace: 'board.ports = [1, 1]' },
    { id: 'a fly-by leaves its count', rule: '4.5', find: 'board.noseToNose = 0;', replace: '' },
  ],
  'games/duel-in-space/rules/04-movement/wheel.ts': [
    {
      id: 'ships that pass on the right stay where they are',
      rule: 'lesson reading-ports',
      find: 'if (bothIn(RIGHT) && !bothIn([1, 4])) return 1;',
      replace: 'if (bothIn(RIGHT) && !bothIn([1, 4])) return 0;',
    },
    {
      id: 'turning right moves the enemy right',
      rule: '4.3',
      find: 'sector(port - clicks)',
      replace: 'sector(port + clicks)',
    },
    { id: 'ships that chase swing too', rule: '4.4', find: ' && !bothIn([1, 6])', replace: '' },
    { id: 'one port too few on the left', rule: '10.1', find: '[1, 8, 7, 6]', replace: '[1, 8, 7]' },
  ],
  'games/duel-in-space/rules/settings.ts': [
    { id: 'ships are rolled for by default', rule: '10.6', find: "default: 'seated'", replace: "default: 'rolled'" },
    { id: 'another quiet default', rule: '10.7', find: 'default: 100', replace: 'default: 50' },
  ],
  'games/duel-in-space/rules/index.ts': [
    {
      id: 'headings before turrets',
      rule: '10.13',
      find: '  aimTurrets,\n  setHeadings,\n',
      replace: '  setHeadings,\n  aimTurrets,\n',
    },
    { id: 'draws cannot be agreed on', rule: '7.7', find: 'draws: true', replace: 'draws: false' },
    {
      id: 'drones turn before their opponents choose',
      rule: '8.1',
      find: '  setHeadings,\n  steerDrones,\n',
      replace: '  steerDrones,\n  setHeadings,\n',
    },
    {
      id: 'flying apart saves a ship that is lost',
      rule: '10.4',
      find: '  breakUp,\n  askToFightOn,\n  partOrReEngage,\n',
      replace: '  askToFightOn,\n  partOrReEngage,\n  breakUp,\n',
    },
    {
      id: 'air that runs out comes before protection that is gone',
      rule: '10.4',
      find: '  breakUp,\n  askToFightOn,\n  partOrReEngage,\n  countLifeSupport,\n  buryPilots,\n',
      replace: '  askToFightOn,\n  partOrReEngage,\n  countLifeSupport,\n  buryPilots,\n  breakUp,\n',
    },
    {
      id: 'special damage comes before flying apart',
      rule: '10.5',
      find: '  breakUp,\n  askToFightOn,\n',
      replace: '  breakUp,\n  takeSpecialDamage,\n  fallToSpecialDamage,\n  askToFightOn,\n',
    },
    {
      id: 'the last air runs out before one gets away',
      rule: '10.5',
      find: '  partOrReEngage,\n  countLifeSupport,\n  buryPilots,\n',
      replace: '  countLifeSupport,\n  buryPilots,\n  partOrReEngage,\n',
    },
  ],
};
