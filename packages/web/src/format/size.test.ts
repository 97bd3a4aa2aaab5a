import { expect, it } from 'vitest';
import { formatBytes } from './number.ts';

it('file sizes are decimal', () => {
  const sizes = [312, 48_200, 2_400_000, 20e9].map((bytes) => formatBytes(bytes).replaceAll('\u00a0', ' '));
  expect(sizes).toEqual(['312 B', '48.2 kB', '2.4 MB', '20.0 GB']);
});
