import type { Planted } from '@starboard/testkit';

/** Mistakes about which day has which challenge, and what a choice scores. */
export const planted: Planted = {
  'kernel/challenge/calendar.ts': [
    {
      id: 'every fourth year is a leap year',
      rule: 'a leap year',
      find: 'year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)',
      replace: 'year % 4 === 0',
    },
    {
      id: 'a pool starts a day late',
      rule: 'each pool serves from its first day',
      find: 'if (firstDay(starts) <= day) found = pool;',
      replace: 'if (firstDay(starts) < day) found = pool;',
    },
    {
      id: 'a pool ends after its last challenge',
      rule: 'a pool is gone through in its order, and begins again',
      find: 'return (day - firstDay(starts)) % size;',
      replace: 'return day - firstDay(starts);',
    },
  ],
  'kernel/challenge/score.ts': [
    {
      id: 'a score counts from nothing',
      rule: 'a choice scores in proportion to what it is worth',
      find: '(100 * (worth - least)) / (most - least)',
      replace: '(100 * worth) / most',
    },
    {
      id: 'every try has the same stars',
      rule: 'three stars at the first try, two at the second',
      find: 'MOST_STARS + 1 - tries',
      replace: 'MOST_STARS',
    },
  ],
};
