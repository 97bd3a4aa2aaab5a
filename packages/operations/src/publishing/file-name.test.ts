import { objectOfName } from '@keepout/ccsds/value/ephemeris-name';
import { expect, it } from 'vitest';
import { publishedName } from './file-name.ts';

const FILE = { noradId: 41234, satelliteName: 'HARRIER 2', epochTaiS: 820_000_000, rank: 2, format: 'oem' };
const PLAN = 'man-0a1b2c3d-9999-4444-8888-777766665555';

it('A-23 names tell the orbit that is flown from one without a burn and from each candidate', () => {
  const named = (purpose: 'OPERATIONAL' | 'CANDIDATE', manoeuvreId: string | null) =>
    publishedName({ ...FILE, purpose, manoeuvreId }).replace(/^MEME_41234_HARRIER-2_\d{11}_/, '');
  expect(named('OPERATIONAL', null)).toBe('Operational_nominal_Unclassified.oem');
  expect(named('OPERATIONAL', PLAN)).toBe('Operational_nominal_Unclassified.oem');
  expect(named('CANDIDATE', null)).toBe('Special_noburn_Unclassified.oem');
  expect(named('CANDIDATE', PLAN)).toBe('Special_burn2-0a1b2c3d_Unclassified.oem');
  expect(objectOfName(publishedName({ ...FILE, purpose: 'CANDIDATE', manoeuvreId: PLAN }))).toEqual({
    noradId: 41234,
    name: 'HARRIER-2',
  });
});
