export interface Record {
  readonly [key: string]: unknown;
}

export function isRecord(value: unknown): value is Record {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
