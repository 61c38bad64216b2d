import { refuse } from '../refuse.ts';

export function wholeNumber(option: string, minimum: number, maximum: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    return refuse(`${option} must be a whole number from ${minimum} to ${maximum}, not "${text}".`);
  };
}
