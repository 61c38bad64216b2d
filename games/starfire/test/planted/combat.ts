import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/starfire/rules/05-firing.ts': [
    {
      id: 'the loser fires first',
      rule: '3.4',
      find: 'board.firing = winnerOf(match)',
      replace: 'board.firing = other(winnerOf(match))',
    },
    { id: 'a side fires all its ships', rule: '5.1', find: 'board.firing = other(board.firing);', replace: '' },
    { id: 'once in a battle', rule: '5.1', find: 'shipAt(board, id).fired = false;', replace: 'shipAt(board, id);' },
    { id: 'all is none', rule: '5.2', find: 'weapons: all ? bearing', replace: 'weapons: !all ? bearing' },
    { id: 'a part of one weapon', rule: '5.2', find: 'return sum > 1', replace: 'return sum > 0' },
    { id: 'some is none', rule: '5.2', find: 'count > 0 || !isLast', replace: 'count >= 0 || !isLast' },
    { id: 'held fire does not count', rule: '5.3', find: 'ship.fired = true', replace: 'ship.fired = at !== null' },
    {
      id: 'fire cannot be held',
      rule: '5.3',
      find: 'if (offered.length > before) offered.push(pass(id));',
      replace: '',
    },
    { id: 'the harmless may wait', rule: '5.4', find: 'if (offered.length > before) offered', replace: 'offered' },
    {
      id: 'what is off the map can be hurt',
      rule: '4.6',
      find: 'target.side !== ship.side && isFighting(target)',
      replace: 'target.side !== ship.side',
    },
    {
      id: 'what is off the map can be fired at',
      rule: '4.6',
      find: 'if (target.side === ship.side || !isFighting(target)) continue;',
      replace: 'if (target.side === ship.side) continue;',
    },
    {
      id: 'a side waits for the other',
      rule: '5.5',
      find: 'mayFireOf(board, board.firing) ? board.firing : other(board.firing)',
      replace: 'board.firing',
    },
    {
      id: 'the last seat fires first',
      rule: '8.5',
      find: 'wait >= shortest',
      replace: '(seat !== null && wait <= shortest)',
    },
    {
      id: 'the order of fire goes on from the last turn',
      rule: '8.5',
      find: 'board.lastToFire = [null, null];',
      replace: '',
    },
  ],
  'geometry/hex-wedge.ts': [
    {
      id: 'the northern border is no blind spot, facing 3',
      rule: '5.6',
      find: 'q >= r && r >= s',
      replace: 'q >= r && r > s',
    },
    { id: 'the other border is none, facing 4', rule: '5.6', find: 'r >= q && q >= s', replace: 'r > q && q >= s' },
    { id: 'a border is none, facing 5', rule: '5.6', find: 'r >= s && s >= q', replace: 'r >= s && s > q' },
    { id: 'a border is none, facing 1', rule: '5.6', find: 's >= q && q >= r', replace: 's >= q && q > r' },
    { id: 'a border is none, facing 2', rule: '5.6', find: 'q >= s && s >= r', replace: 'q > s && s >= r' },
    {
      id: 'the own hex is blind',
      rule: '5.6',
      find: 'q === 0 && r === 0) return false',
      replace: 'q === 0 && r === 0) return true',
    },
  ],
  'games/starfire/rules/05-gunnery.ts': [
    { id: 'the blind spot is ahead', rule: '5.6', find: 'opposite(ship.facing)', replace: 'ship.facing' },
    { id: 'the own hex counts', rule: '5.7', find: 'distance(a, b)', replace: 'distance(a, b) + 1' },
    { id: 'sensors from range 12 on', rule: '5.8', find: 'WITHOUT_SENSORS = 10', replace: 'WITHOUT_SENSORS = 11' },
    { id: 'a third rounded down', rule: '5.10', find: 'Math.ceil(', replace: 'Math.floor(' },
    { id: 'the cap is the same without a drive', rule: '5.10', find: 'DRIVE_DOWN = 2', replace: 'DRIVE_DOWN = 3' },
    {
      id: 'the cap goes by movement points',
      rule: '5.10',
      find: 'hasDriveField(target) ? MOST_BONUS',
      replace:
        "target.working.some((works, i) => works && target.working[i + 1] && target.design.systems[i] === 'I' && target.design.systems[i + 1] === 'I') ? MOST_BONUS",
    },
    { id: 'a missile does twice its damage', rule: '6.3', find: 'damage * 3', replace: 'damage * 2' },
    {
      id: 'three times without shields',
      rule: '6.3',
      find: "!hasWorking(target, 'S') && !hasDriveField(target)",
      replace: "!hasWorking(target, 'S')",
    },
    {
      id: 'three times without movement points',
      rule: '6.3',
      find: '&& !hasDriveField(target)',
      replace:
        "&& !target.working.some((works, i) => works && target.working[i + 1] && target.design.systems[i] === 'I' && target.design.systems[i + 1] === 'I')",
    },
  ],
  'games/starfire/rules/data/charts.ts': [
    { id: 'missiles stay good to range 10', rule: '5.9', find: '[6, 10], [5, 2]', replace: '[6, 11], [5, 1]' },
    { id: 'torpedoes do 2 at range 17', rule: '5.11', find: '[2, 17], [1, 1]', replace: '[2, 18]' },
    {
      id: 'a mended force beam reaches less far',
      rule: '8.1',
      find: '[8, 4], [7, 4], [6, 1]',
      replace: '[8, 4], [7, 4]',
    },
  ],
  'games/starfire/rules/05-salvo.ts': [
    { id: 'the number itself misses', rule: '5.9', find: 'die <= needed', replace: 'die < needed' },
    { id: 'more than was declared', rule: '5.2', find: 'left[kind] = count - 1;', replace: '' },
    { id: 'a damaged ship fires out of order', rule: '8.6', find: '!working[i] || ', replace: '' },
    { id: 'shots at a wreck', rule: '8.6', find: "if (target.fate !== 'fighting') return;", replace: '' },
  ],
  'games/starfire/rules/06-damage.ts': [
    {
      id: 'destroyed systems take damage',
      rule: '6.1',
      find: 'if (!working[place]) continue;',
      replace: '',
    },
    { id: 'every beam passes shields', rule: '6.2', find: "weapon !== 'L' ||", replace: "weapon === 'R' ||" },
    {
      id: "a laser's second point hits a shield",
      rule: '6.2',
      find: 'nextHit(ship, weapon);',
      replace: "nextHit(ship, point > 0 ? 'F' : weapon);",
    },
    {
      id: 'the last system does not count',
      rule: '6.4',
      find: 'if (left > 0) return;',
      replace: 'if (left > 1) return;',
    },
    { id: 'a shield down is shields down', rule: '6.5', find: "hasWorking(ship, 'S') ? [] : ", replace: '' },
    {
      id: 'shields down again and again',
      rule: '6.5',
      find: "if (lost === 'S') return",
      replace: "if (lost === 'S' || !hasWorking(ship, 'S')) return",
    },
    { id: 'streaming again and again', rule: '6.6', find: 'lostInside(ship) === 1', replace: 'lostInside(ship) >= 1' },
    {
      id: 'streaming through armour',
      rule: '6.6',
      find: "if (lost === 'A') return [];",
      replace: "if (lost === 'A') return [['streaming-atmosphere', '6.6']];",
    },
    {
      id: 'one of two engines is announced',
      rule: '6.7',
      find: 'announcements.push(...changes(ship, system));',
      replace: 'announcements.push(...changes(ship, system).filter(([a]) => !announcements.some(([b]) => a === b)));',
    },
    { id: 'the last engine fluctuates', rule: '6.7', find: 'hasDriveField(ship) ?', replace: 'true ?' },
    {
      id: 'drive field down again and again',
      rule: '6.8',
      find: "if (lost === 'I') found",
      replace: "if (lost === 'I' || !hasDriveField(ship)) found",
    },
    { id: 'a laser never hurts shields', rule: '8.7', find: 'return shield;', replace: 'return -1;' },
    {
      id: "a laser's second point is lost on shields",
      rule: '8.7',
      find: 'if (system === undefined) break;',
      replace:
        "if (system === undefined || (system === 'S' && weapon === 'L' && lost.some((one) => one.system !== 'S'))) break;",
    },
    {
      id: 'announcements come in another order',
      rule: '8.11',
      find: 'of announcements) tell',
      replace: 'of announcements.toReversed()) tell',
    },
  ],
};
