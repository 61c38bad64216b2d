/** A day as in an address, such as 2026-11-19. Days begin at midnight UTC, everywhere at the same moment. */
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const DAYS_IN_YEAR = 365;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];
/** The days before the year 1970. */
const EPOCH = 719_162;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** The days in all years before this one, from the year 1 on. */
function daysBeforeYear(year: number): number {
  const past = year - 1;
  return past * DAYS_IN_YEAR + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
}

function daysBeforeMonth(year: number, month: number): number {
  return (DAYS_BEFORE_MONTH[month - 1] ?? 0) + (month > 2 && isLeap(year) ? 1 : 0);
}

/** The number of a day, counted from 1 January 1970; null for what is no date. */
export function dayOf(date: string): number | null {
  const [, years = '', months = '', days = ''] = DATE.exec(date) ?? [];
  const [year, month, day] = [Number(years), Number(months), Number(days)];
  if (year < 1 || month < 1 || month > 12 || day < 1) return null;
  const before = daysBeforeMonth(year, month);
  if (before + day > (month === 12 ? DAYS_IN_YEAR + Number(isLeap(year)) : daysBeforeMonth(year, month + 1)))
    return null;
  return daysBeforeYear(year) + before + day - 1 - EPOCH;
}

/** The date of a day with this number, from the year 1970 on. */
export function dateOf(day: number): string {
  const sinceYearOne = day + EPOCH;
  let year = Math.floor(sinceYearOne / (DAYS_IN_YEAR + 1)) + 1;
  while (daysBeforeYear(year + 1) <= sinceYearOne) year++;
  const rest = sinceYearOne - daysBeforeYear(year);
  let month = 1;
  while (month < 12 && daysBeforeMonth(year, month + 1) <= rest) month++;
  const padded = (number: number): string => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${padded(month)}-${padded(rest - daysBeforeMonth(year, month) + 1)}`;
}

/**
 * Which of several pools a day belongs to, as a place among them; null before the first. Each pool serves from its first
 * day until the next one starts, so a version of the page that doesn't have the next pool yet shows the same on every
 * day before.
 */
export function poolOn(pools: readonly { readonly starts: string }[], date: string): number | null {
  const day = dayOf(date);
  if (day === null) return null;
  let found: number | null = null;
  for (const [pool, { starts }] of pools.entries()) if (firstDay(starts) <= day) found = pool;
  return found;
}

/** The place of a day's challenge in its pool, which begins again after the last. */
export function placeOn(starts: string, size: number, date: string): number {
  const day = dayOf(date);
  if (day === null || day < firstDay(starts) || size < 1) throw new Error(`there is no challenge on ${date}`);
  return (day - firstDay(starts)) % size;
}

function firstDay(starts: string): number {
  const day = dayOf(starts);
  if (day === null) throw new Error(`a pool can’t start on ${starts}`);
  return day;
}
