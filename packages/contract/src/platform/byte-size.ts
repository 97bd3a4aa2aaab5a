/** A number of bytes in a readable unit. */
export interface ByteSize {
  readonly value: number;
  /** 0 for bytes, 1 for all other units. */
  readonly decimals: 0 | 1;
  readonly unit: 'B' | 'kB' | 'MB' | 'GB';
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** Returns a size in decimal units: 312 B, 48.2 kB, 2.4 MB, 20.0 GB. */
export function byteSize(bytes: number): ByteSize {
  const power = [1e3, 1e6, 1e9].filter((size) => bytes >= size).length;
  return { value: bytes / 1000 ** power, decimals: power === 0 ? 0 : 1, unit: UNITS[power]! };
}
