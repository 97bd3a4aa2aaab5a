import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ocmOf, testElements, testOem } from '../test-oem.ts';
import { bytesOfRead, readOfBytes } from './packed-bytes.ts';
import { type ReadEphemeris, readEphemeris } from './read.thread.ts';

const START_TAI_S = 8.5e8;
const own = (frame: 'EME2000' | 'ITRF'): string =>
  testOem(testElements(START_TAI_S), { startTaiS: START_TAI_S, count: 700, stepS: 60, frame });
const folder = (kind: string) => new URL(`../../../../../conformance/ccsds/${kind}/valid/`, import.meta.url);
const files: (readonly [name: string, bytes: Uint8Array])[] = [
  ['own', Buffer.from(own('EME2000'))],
  ['own in ITRF', Buffer.from(own('ITRF'))],
  ['own as OCM', Buffer.from(ocmOf(own('EME2000')))],
  ...['oem', 'ocm'].flatMap((kind) =>
    readdirSync(folder(kind)).map((name) => [`${kind} ${name}`, readFileSync(new URL(name, folder(kind)))] as const),
  ),
];
const tables = ({ ephemeris: { epochsTaiS, states, covariances }, outline }: ReadEphemeris) =>
  [epochsTaiS, states, covariances, outline].map((table) =>
    Buffer.from(table.buffer, table.byteOffset, table.byteLength).toString('hex'),
  );

it('an ephemeris that was kept as bytes is the one that was read, to the last bit', () => {
  const read = files.flatMap(([name, bytes]) => {
    const done = readEphemeris({ bytes, limitBytes: 1e8 });
    return done.ok ? [[name, done.value] as const] : [];
  });
  expect(read.length).toBeGreaterThan(5);
  expect(read.some(([, { isTurned }]) => isTurned)).toBe(true);
  expect(read.some(([, { ephemeris }]) => ephemeris.segments.length > 1 && ephemeris.covariances.length > 0)).toBe(
    true,
  );
  for (const [name, value] of read) {
    const again = readOfBytes(bytesOfRead(value));
    expect(again, name).toStrictEqual(value);
    expect(tables(again), name).toEqual(tables(value));
  }
});
