import { describe, expect, it } from 'vitest';
import drawn from '../../../../../conformance/atmosphere/cases.json' with { type: 'json' };
import standard from '../../../../../conformance/atmosphere/standard.json' with { type: 'json' };
import { recordValidation } from '../../../../../conformance/ledger.ts';
import { conditionsOf } from './conditions.ts';
import { type Air, nrlmsise00 } from './model.ts';

type Case = (typeof standard)[number];

/** Half of the seventh digit. */
const PRINTED = 5e-7;
/** The same sums and powers in another order. */
const ROUNDING = 1e-10;

function airOf(testCase: Case): Air {
  const { dayOfYear, f107, f107Mean, ap, ...place } = testCase;
  return nrlmsise00(place, conditionsOf(dayOfYear, { f107, f107Mean, ap }));
}

/** Deviations of nine densities and two temperatures; what is nothing in the reference must be nothing. */
function deviations(testCase: Case, withHotOxygen: boolean): number[] {
  const { densities: d, ...air } = airOf(testCase);
  const mass = withHotOxygen ? air.dragDensityGpcm3 : air.densityGpcm3;
  const ours = [d.He, d.O, d.N2, d.O2, d.Ar, mass, d.H, d.N, d.hotO, air.exosphericK, air.temperatureK];
  return [...testCase.densities, ...testCase.temperatures].map((value, i) =>
    value === 0 ? ours[i]! : Math.abs(ours[i]! / value - 1),
  );
}

describe('NRLMSISE-00', () => {
  it('prints the output of the distribution in all of its 17 cases', () => {
    const all = standard.flatMap((testCase) => deviations(testCase, false));
    expect(Math.max(...all)).toBeLessThan(PRINTED);
    recordValidation({
      room: 'astro',
      reference: 'NRLMSISE-00: the 17 cases of the distribution, 9 densities and 2 temperatures each',
      origin: 'Picone, Hedin, Drob (NRL 2001), C release of D. Brodowski 2019-07-09; public domain',
      deviations: all,
      unit: 'share',
      tolerance: PRINTED,
      stated: { accuracy: PRINTED, by: 'seven printed digits' },
    });
  });

  it('is the distribution to rounding from the ground to 1,500 km, with the Ap of the day and with its history', () => {
    const all = drawn.flatMap((testCase) => deviations(testCase, true));
    expect(Math.max(...all)).toBeLessThan(ROUNDING);
    recordValidation({
      room: 'astro',
      reference: 'NRLMSISE-00: 240 drawn places, seasons and activities',
      origin: 'package nrlmsise00 0.1.2 (C release of 2019-07-09)',
      deviations: all,
      unit: 'share',
      tolerance: ROUNDING,
      reason: 'The same sums and powers in another order, with densities down to 1e-42.',
    });
  });
});
