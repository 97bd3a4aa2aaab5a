import { describe, expect, it } from 'vitest';
import iers from '../../../../conformance/frames/iers-tides.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { tidalArguments } from './tidal-arguments.ts';
import { libration, oceanTides, zonalTides } from './tides.ts';

/** The cases are printed with 16 to 19 digits; one float64 of a modified Julian date is 1e-6 s. */
const ONE_PICOSECOND = 1e-12;
const secondsOf = (mjd: number): number => (mjd - 51_544) * 86_400;

describe('tides of the IERS Conventions 2010', () => {
  it('have the arguments of the printed case', () => {
    tidalArguments(iers.arguments.centuriesTt).forEach((rad, k) => {
      expect(Math.abs(rad - iers.arguments.rad[k]!)).toBeLessThan(1e-12);
    });
  });

  it('give UT1, length of day and pole of the printed cases', () => {
    const { ut1S, lodS } = zonalTides(iers.zonal.centuriesTt);
    const offsets = [ut1S - iers.zonal.ut1S, lodS - iers.zonal.lodS];
    const [x, y, ut1Us] = oceanTides(secondsOf(iers.ocean.mjd));
    offsets.push((ut1Us - iers.ocean.ut1Us) * 1e-6);
    expect(Math.abs(x - iers.ocean.xMicroarcsec)).toBeLessThan(1e-6);
    expect(Math.abs(y - iers.ocean.yMicroarcsec)).toBeLessThan(1e-6);
    for (const printed of iers.libration) {
      const rotation = libration(secondsOf(printed.mjd));
      offsets.push(rotation.ut1S - printed.ut1Us * 1e-6, rotation.lodS - printed.lodUs * 1e-6);
    }
    recordValidation({
      room: 'astro',
      reference: 'Tides in UT1 and length of day',
      origin: 'IERS Conventions 2010, printed test cases of RG_ZONT2, ORTHO_EOP and UTLIBR',
      deviations: offsets.map(Math.abs),
      unit: 's',
      tolerance: ONE_PICOSECOND,
      stated: { accuracy: 1e-15, by: 'printed to 16 digits and more' },
      reason: 'the cases are given at a modified Julian date in float64, 0.6 microseconds of phase',
    });
    expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(ONE_PICOSECOND);
  });
});
