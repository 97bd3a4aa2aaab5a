import { readFileSync } from 'node:fs';
import { parseUtc } from '@keepout/astro/epoch';
import { describe, expect, it } from 'vitest';
import { convertMessage } from '../convert.ts';
import { detectFormat } from '../detect.ts';
import { validateMessage } from '../validate.ts';
import { ephemerisName, objectOfName } from '../value/ephemeris-name.ts';
import { toEphemerisInput } from './bridge.ts';
import type { Oem } from './model.ts';
import { readOem, readOemAll } from './read.ts';
import { writeOem } from './write.ts';
import { writeItc } from './write-itc.ts';

const NAME = 'MEME_100001_excerpt.txt';
const published = readFileSync(new URL(`../../../../conformance/ccsds/itc/${NAME}`, import.meta.url), 'utf8');
// The excerpt has two of its three days of states.
const excerpt = published.replace('ephemeris_stop:2026-09-14 01:42:42', 'ephemeris_stop:2026-09-11 01:43:42');
const lines = excerpt.trim().split('\n');
const read = (text: string, fileName = NAME): Oem => {
  const oem = readOem(text, fileName);
  if (!oem.ok) throw new Error(JSON.stringify(oem.fault));
  return oem.value;
};
const faultsOf = (...changes: readonly (readonly [line: number, text: string | undefined])[]) => {
  const changed = lines.flatMap((line, at) => {
    const change = changes.find(([number]) => number === at + 1);
    return change === undefined ? [line] : (change[1] ?? []);
  });
  return readOemAll(changed.join('\n'), NAME).faults;
};
const taiS = (utc: string) => {
  const time = parseUtc(utc);
  return time.ok ? time.value : Number.NaN;
};

describe('a published ephemeris in Modified ITC', () => {
  it('reads as what stands in it', () => {
    const [segment] = read(published).segments;
    expect(detectFormat(published)).toBe('oem-itc');
    expect(segment!.metadata).toMatchObject({ objectId: '100001', refFrame: 'EME2000', timeSystem: 'UTC' });
    expect(segment!.metadata.stopTaiS).toBe(taiS('2026-09-14T01:42:42'));
    // 11 September is day 254.
    expect([...segment!.epochsTaiS]).toEqual(['2026-09-11T01:42:42', '2026-09-11T01:43:42'].map(taiS));
    expect([...segment!.statesKm.slice(6, 9)]).toEqual([4449.8462744669, 1576.6138914245, 4772.1198724309]);
    expect(segment!.covariances[0]).toMatchObject({ frame: 'RTN', line: 6 });
    expect([...segment!.covariances[0]!.lowerTriangleKm].filter((_, at) => [0, 2, 5, 6, 20].includes(at))).toEqual([
      4.6343390768e-7, 7.7770281867e-7, 1.205074495e-6, 8.261_747_665e-10, 5.4287251909e-12,
    ]);
    expect(validateMessage(published)).toMatchObject({ kind: 'oem', format: 'oem-itc', faults: [], count: 1 });
    // All else of it is elsewhere.
    expect(validateMessage(published).limitations.map(({ code }) => code)).toEqual(['states-end-early']);
  });

  it('tells variances of about a metre in the axes of the orbit', () => {
    const input = toEphemerisInput(read(excerpt));
    if (!input.ok) throw new Error(input.fault.code);
    expect(input.value.covariances).toHaveLength(2);
    const { frame, matrix } = input.value.covariances![0]!;
    expect(frame).toBe('RTN');
    expect([0, 7, 14].map((at) => Math.sqrt(matrix[at]!))).toEqual(
      [4.6343390768e-7, 7.7770281867e-7, 1.205074495e-6].map((km2) => expect.closeTo(1000 * Math.sqrt(km2), 9)),
    );
  });

  it('is written as it came, and read again as it was; as an OEM it is the same', () => {
    const oem = read(excerpt);
    const written = writeItc(oem);
    expect(written).toEqual({ ok: true, value: excerpt });
    expect(convertMessage(excerpt, 'itc', NAME)).toEqual(written);
    for (const notation of ['kvn', 'xml', 'json'] as const) {
      const again = convertMessage(writeOem(oem, notation), 'itc');
      expect(again.ok && again.value.replace(/ephemeris_source:.*\n/, ''), notation).toBe(
        excerpt.replace(/ephemeris_source:.*\n/, ''),
      );
    }
  });

  it('is of the object that its file is called after', () => {
    const full = 'MEME_44713_STARLINK-1007_2540142_Operational_1473385380_UNCLASSIFIED.txt';
    expect(objectOfName(`/srv/${full}`)).toEqual({ noradId: 44713, name: 'STARLINK-1007' });
    expect(read(excerpt, full).segments[0]!.metadata).toMatchObject({ objectId: '44713', objectName: 'STARLINK-1007' });
    for (const other of ['starlink.txt', 'MEME_x_A_1.txt', 'MEME_5.txt', '']) {
      expect(objectOfName(other), other).toBeUndefined();
      expect(read(excerpt, other).segments[0]!.metadata.objectId).toBe('UNKNOWN');
    }
    const epochTaiS = taiS('2026-12-31T23:59:00');
    const named = {
      noradId: 100_001,
      name: 'NO. 7_b',
      epochTaiS,
      purpose: 'Special',
      content: 'x',
      format: 'txt',
    } as const;
    expect(ephemerisName(named)).toBe('MEME_100001_NO-7-b_20263652359_Special_x_Unclassified.txt');
    expect(objectOfName(ephemerisName(named))).toEqual({ noradId: 100_001, name: 'NO-7-b' });
  });
});

describe('what is wrong in Modified ITC is told with its place', () => {
  it.each([
    ['a state that was cut', [[9, lines[8]!.slice(0, 60)]], { code: 'wrong-number-of-columns', line: 9, value: '4' }],
    ['a state that is no number', [[9, lines[8]!.replace('4449.', '44x9.')]], { code: 'not-a-number', line: 9 }],
    ['a time that is none', [[9, lines[8]!.replace('2026254', '2026400')]], { code: 'not-an-epoch', line: 9 }],
    ['a row that was cut', [[7, '1 2 3']], { code: 'wrong-number-of-columns', line: 7, value: '3', limit: 7 }],
    ['a row that is no number', [[7, '1 2 3 NaN 5 6 7']], { code: 'not-a-number', line: 7, value: 'NaN' }],
    ['a row that is missing', [[7, undefined]], { code: 'covariance-incomplete', line: 6, value: '2' }],
    ['a row too many', [[8, `${lines[7]}\n${lines[7]}`]], { code: 'not-an-epoch', line: 9 }],
    ['times that do not rise', [[9, lines[8]!.replace('014342', '014142')]], { code: 'states-out-of-order', line: 9 }],
    ['a step that is not so', [[2, lines[1]!.replace('size:60', 'size:30')]], { code: 'wrong-step', line: 9 }],
    ['a step of nothing', [[2, lines[1]!.replace('size:60', 'size:0')]], { code: 'number-out-of-range', line: 2 }],
    ['a step that is none', [[2, lines[1]!.replace('size:60', 'size:1m')]], { code: 'not-a-number', line: 2 }],
    ['no step', [[2, lines[1]!.replace(' step_size:60', '')]], { code: 'missing-keyword', keyword: 'step_size' }],
    ['no creation', [[1, undefined]], { code: 'missing-keyword', keyword: 'created' }],
    ['a creation that is none', [[1, 'created:yesterday']], { code: 'not-an-epoch', keyword: 'created', line: 1 }],
    ['a begin that is none', [[2, lines[1]!.replace('01:42:42', '1:42')]], { code: 'not-an-epoch', line: 2 }],
    [
      'an end before its begin',
      [[2, lines[1]!.replace('stop:2026', 'stop:2025')]],
      { code: 'time-span-order', line: 2 },
    ],
    ['another frame', [[4, 'TNW']], { code: 'unsupported-frame', line: 4, value: 'TNW' }],
    ['no frame', [[4, undefined]], { code: 'missing-keyword', keyword: 'UVW', line: 4 }],
  ] as const)('%s', (_what, changes, fault) => {
    expect(faultsOf(...changes)).toContainEqual(expect.objectContaining(fault));
  });

  it('a text that ends within a block, or has none', () => {
    const cut = (count: number) => readOemAll(lines.slice(0, count).join('\n'), NAME).faults.map(({ code }) => code);
    expect(cut(11)).toEqual(['truncated']);
    expect(cut(4)).toEqual(['no-states']);
    expect(cut(3)).toEqual(['truncated']);
    expect(readOemAll('created:').faults.map(({ code }) => code)).toEqual(['truncated']);
  });

  it('also where all of it is wrong, and then it ends soon', () => {
    const states = Array.from({ length: 20_000 }, () => '2026999014242.000 1 2 3 4 5 6\n1\n2\n3\n').join('');
    expect(readOemAll(`${lines.slice(0, 4).join('\n')}\n${states}`).faults).toHaveLength(100);
  });
});

describe('what Modified ITC cannot say is not written', () => {
  const change = (text: (kvn: string) => string) => convertMessage(text(writeOem(read(excerpt), 'kvn')), 'itc');
  it.each([
    ['another frame', (kvn: string) => kvn.replace('EME2000', 'TEME'), 'message in TEME'],
    [
      'another time system',
      (kvn: string) => kvn.replace('TIME_SYSTEM = UTC', 'TIME_SYSTEM = TAI'),
      'message with times in TAI',
    ],
    [
      'a covariance too few',
      (kvn: string) => kvn.replace(/EPOCH = [^E]*COV_REF_FRAME = RTN\n([^E]*)COVARIANCE_STOP/, 'COVARIANCE_STOP'),
      'state without',
    ],
    ['other axes', (kvn: string) => kvn.replace('= RTN', '= TNW'), 'state without'],
  ])('%s', (_what, text, value) => {
    expect(change(text)).toMatchObject({
      ok: false,
      fault: { code: 'unsupported-conversion', value: expect.stringContaining(value) },
    });
  });

  it('nor a message of another kind', () => {
    expect(convertMessage('CCSDS_CDM_VERS = 1.0', 'itc')).toMatchObject({
      ok: false,
      fault: { code: 'unsupported-conversion' },
    });
  });
});
