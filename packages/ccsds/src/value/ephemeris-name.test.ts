import { expect, it } from 'vitest';
import { ephemerisName, purposeOfName } from './ephemeris-name.ts';

it('a name tells whether its orbit is flown or may be; another name tells nothing', () => {
  const orbit = { noradId: 25_544, name: 'ISS', epochTaiS: 820_000_000, content: 'special', format: 'oem' };
  for (const purpose of ['Operational', 'Special'] as const)
    expect(purposeOfName(ephemerisName({ ...orbit, purpose }))).toBe(purpose);
  // As Space-Track and Starlink write them.
  expect(purposeOfName('MEME_25544_ISS_1651200_special_mnvr01_Unclassified.txt')).toBe('Special');
  expect(purposeOfName('MEME_44713_STARLINK-1007_3301200_Operational_1480000000_UNCLASSIFIED.txt')).toBe('Operational');
  for (const name of ['special.oem', 'MEME_25544_ISS.oem', 'a_special_b.oem'])
    expect(purposeOfName(name)).toBeUndefined();
});
