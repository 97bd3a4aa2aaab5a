/** A number of bytes in the unit that it is read in. */
export interface ByteSize {
  readonly value: number;
  /** Bytes are whole, all others have one. */
  readonly decimals: 0 | 1;
  readonly unit: 'B' | 'kB' | 'MB' | 'GB';
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** Decimal: 312 B, 48.2 kB, 2.4 MB, 20.0 GB, wherever a size or a limit is told. */
export function byteSize(bytes: number): ByteSize {
  const power = [1e3, 1e6, 1e9].filter((size) => bytes >= size).length;
  return { value: bytes / 1000 ** power, decimals: power === 0 ? 0 : 1, unit: UNITS[power]! };
}
