import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { command } from '../test-command.ts';

/** What Orekit 13.1 reads of the file (`STKEphemerisFileParser`): seconds after its epoch, m and m/s in EME2000. */
const READ = {
  'stk_02674_pv.e': [
    [
      0, -4200182.815955498, -3910593.926727024, -4581930.144436877, 5477.028290320415, -4629.678595432093,
      -1081.7325337227874,
    ],
    [
      299, -2399563.0089358236, -5099771.721925075, -4695594.559032721, 6477.0603041825925, -3264.1073846778927,
      327.94794393861264,
    ],
    [
      600, -370514.0142571341, -5835409.231801205, -4384283.179479306, 6902.233100259758, -1583.0164360578574,
      1727.2100173740068,
    ],
  ],
  'stk_impulsive_maneuver.e': [
    [
      0, 6999999.999999955, -0.0012559721622877134, -0.791869001065754, 0.0004182406467415397, 6789.5303333415395,
      3686.4141134955967,
    ],
    [
      299, 6639470.41017479, 1995130.7040176971, 1083215.4013674285, -2387.7477006101667, 6440.701030466225,
      3496.5067437291264,
    ],
    [
      301, 6634664.041213148, 2008049.253463243, 1090228.5742895259, -2418.6191592218956, 6477.843517029442,
      3516.6635122627263,
    ],
    [
      450, 6191179.162106824, 2943528.383555468, 1598032.812590053, -3519.77266141893, 6052.881210566651,
      3285.3272820279353,
    ],
    [
      600, 5586290.374832878, 3809955.237359303, 2068239.397786668, -4525.900637231442, 5476.182514440114,
      2971.4200584293003,
    ],
  ],
} as const;
/** At states both have the digits of the file, and times to a tenth of a microsecond. */
const TENTH_OF_A_MILLIMETRE = 1e-4;
/** Between them Orekit takes a state less than the file says (five for `InterpolationSamplesM1 5`), which is decimetres off. */
const HALF_A_METRE = 0.5;

describe('an STK ephemeris on the command line', () => {
  it.each(Object.entries(READ))('A-22 %s is where Orekit has it, on either side of a burn', async (name, rows) => {
    const file = fileURLToPath(new URL(`../../../../conformance/ccsds/stk/${name}`, import.meta.url));
    const timeOf = (second: number) =>
      `2007-01-12T00:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.000883Z`;
    const times = rows.map(([second]) => timeOf(second)).join(',');
    const { code, stdout, stderr } = await command('interpolate', file, '--at', times, '--json');
    expect(code, stderr).toBe(0);
    const states: { frame: string; positionKm: number[]; velocityKmS: number[] }[] = JSON.parse(stdout);
    rows.forEach(([second, x, y, z, ...velocity], place) => {
      const { frame, positionKm, velocityKmS } = states[place]!;
      const tolerance = second % 300 === 0 ? TENTH_OF_A_MILLIMETRE : HALF_A_METRE;
      expect(frame).toBe('EME2000');
      expect(Math.hypot(...[x, y, z].map((m, axis) => positionKm[axis]! * 1000 - m)), `${second} s`).toBeLessThan(
        tolerance,
      );
      expect(Math.hypot(...velocity.map((mps, axis) => velocityKmS[axis]! * 1000 - mps))).toBeLessThan(tolerance / 10);
    });
  });
});
