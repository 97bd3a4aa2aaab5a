import { expect, it } from 'vitest';
import { cutOem } from './cut.ts';
import type { Oem } from './model.ts';
import { readOem } from './read.ts';
import { writeOem } from './write.ts';

const minute = (n: number): string =>
  `2026-11-20T${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}:00`;
const covariance = (n: number): string[] => [
  `EPOCH = ${minute(n)}`,
  ...['1e-4', '0 1e-2', '0 0 1e-4', '0 0 0 1e-10', '0 0 0 0 1e-10', '0 0 0 0 0 1e-10'],
];
const TEXT = [
  'CCSDS_OEM_VERS = 2.0',
  'CREATION_DATE = 2026-11-20T00:00:00',
  'ORIGINATOR = TEST',
  'META_START',
  'OBJECT_NAME = A',
  'OBJECT_ID = 2026-001A',
  'CENTER_NAME = EARTH',
  'REF_FRAME = EME2000',
  'TIME_SYSTEM = UTC',
  `START_TIME = ${minute(0)}`,
  `USEABLE_START_TIME = ${minute(5)}`,
  `USEABLE_STOP_TIME = ${minute(895)}`,
  `STOP_TIME = ${minute(900)}`,
  'META_STOP',
  ...Array.from({ length: 901 }, (_, n) => `${minute(n)} ${7000 + n} 0 0 0 7.5 0`),
  'COVARIANCE_START',
  ...[0, 300, 600, 900].flatMap(covariance),
  'COVARIANCE_STOP',
].join('\n');

function read(text: string): Oem {
  const oem = readOem(text);
  if (!oem.ok) throw new Error(JSON.stringify(oem.fault));
  return oem.value;
}

it('keeps what a span needs, every digit as it was, and reads again', () => {
  const [segment] = read(TEXT).segments;
  const [from, to] = [segment!.epochsTaiS[330]!, segment!.epochsTaiS[400]!];
  const cut = read(writeOem(cutOem(read(TEXT), from, to)!, 'kvn')).segments[0]!;
  expect(cut.epochs[0]).toBe(minute(318));
  expect(cut.epochs.at(-1)).toBe(minute(412));
  expect(cut.stateTexts[12]).toBe(segment!.stateTexts[330]);
  expect(cut.metadata).toMatchObject({ startTime: minute(318), stopTime: minute(412) });
  expect([cut.metadata.useableStartTaiS, cut.metadata.useableStopTaiS]).toEqual([
    segment!.epochsTaiS[318],
    segment!.epochsTaiS[412],
  ]);
  // One on either side, so that between them it is known.
  expect(cut.covariances.map(({ epoch }) => epoch)).toEqual([minute(300), minute(600)]);
});

it('leaves a useable span that is narrower, and ends that are not cut', () => {
  const segment = read(TEXT).segments[0]!;
  const whole = cutOem(read(TEXT), segment.epochsTaiS[1]!, segment.epochsTaiS[899]!)!.segments[0]!;
  expect(whole.metadata).toEqual(segment.metadata);
  expect(cutOem(read(TEXT), segment.epochsTaiS[900]! + 60, segment.epochsTaiS[900]! + 120)).toBeUndefined();
});
