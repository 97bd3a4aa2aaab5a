import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EarthOrientation } from './earth-orientation.ts';
import { nutationAt, trueOfDateAt } from './equator-of-date.ts';
import { aboutX, aboutY, aboutZ, multiply3, multiplyTransposed3 } from './matrix3.ts';
import { FRAME_BIAS, observedEarth } from './observed-earth.ts';
import { polarMotion } from './polar-motion.ts';
import { poleOffsetMatrix } from './precession-nutation.ts';
import { rotationBetween, transformState } from './rotation.ts';
import { equationOfEquinoxes } from './sidereal-time.ts';

/** Quantities that run as straight lines, steeply: what the grid joins it must give back. */
const steep: EarthOrientation = {
  startTaiS: Number.NEGATIVE_INFINITY,
  stopTaiS: Number.POSITIVE_INFINITY,
  hasPoleOffsets: true,
  at: (epochTaiS) => {
    const days = (epochTaiS - 6e8) / 86_400;
    return {
      ut1MinusTaiS: -36 + 1e-3 * days,
      xpRad: 1e-8 * days,
      ypRad: 1e-6 - 2e-8 * days,
      lodS: 1e-3 + 1e-5 * days,
      longitudeOffsetRad: 1e-3 + 1e-8 * days,
      obliquityOffsetRad: -2e-3 + 1e-8 * days,
    };
  },
};

it('the bias of the frames is the product of its three offsets', () => {
  const [x, y, z] = [0.0068192, -0.016617, -0.0146].map((offset) => offset * RAD_PER_ARCSEC) as [
    number,
    number,
    number,
  ];
  const product = multiply3(aboutX(x), multiply3(aboutY(y), aboutZ(z)));
  for (const [i, value] of product.entries()) expect(Math.abs(FRAME_BIAS[i]! - value)).toBeLessThan(3e-16);
});

describe('what a table says of the Earth', () => {
  it('is the same between the nodes of the grid as computed there and then', () => {
    fc.assert(
      fc.property(fc.double({ min: 5.9e8, max: 6.1e8, noNaN: true }), (epochTaiS) => {
        const sample = steep.at(epochTaiS);
        const nutation = nutationAt(epochTaiS);
        const offsets = poleOffsetMatrix(
          nutation.meanObliquityRad + nutation.inObliquityRad,
          sample.longitudeOffsetRad,
          sample.obliquityOffsetRad,
        );
        const fromGcrf = multiply3(offsets, trueOfDateAt(epochTaiS, new Float64Array(9)));
        const expected = [
          ...multiplyTransposed3(fromGcrf, FRAME_BIAS),
          ...polarMotion(sample.xpRad, sample.ypRad),
          equationOfEquinoxes(nutation, epochTaiS, sample.longitudeOffsetRad),
        ];
        const earth = observedEarth(epochTaiS, steep);
        const values = [...earth.trueOfDate, ...earth.polarMotion, earth.equinoxesRad];
        for (const [i, value] of expected.entries()) expect(Math.abs(values[i]! - value)).toBeLessThan(3e-12);
        expect(earth.ut1MinusTaiS).toBeCloseTo(sample.ut1MinusTaiS, 9);
        expect(earth.lodS).toBeCloseTo(sample.lodS, 12);
      }),
    );
  });

  it('belongs to its table: two tables in turn do not mix', () => {
    const other: EarthOrientation = { ...steep, at: (t) => ({ ...steep.at(t), ut1MinusTaiS: -30 }) };
    for (let i = 0; i < 3; i++) {
      expect(observedEarth(6e8, steep).ut1MinusTaiS).toBeCloseTo(-36, 9);
      expect(observedEarth(6e8, other).ut1MinusTaiS).toBe(-30);
    }
  });
});

describe('a frame into itself', () => {
  it('is the identity to the last digit, and the same state', () => {
    const state = { epochTaiS: 6e8, frame: 'ITRF', positionM: [1, 2, 3], velocityMps: [4, 5, 6] } as const;
    expect([...rotationBetween('ITRF', 'ITRF', 6e8, steep)]).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect(transformState(state, 'ITRF', steep)).toBe(state);
  });
});

describe('nutation between nodes', () => {
  it('keeps the mean obliquity to the last digits', () => {
    for (const epochTaiS of [-3e9, 1e8, 6e8 + 456, 3e9 + 123]) {
      const obliquity = nutationAt(epochTaiS).meanObliquityRad;
      const node = Math.floor(epochTaiS / 900) * 900;
      // 46.8 arcsec a century, downwards.
      const expected = (-46.815 / 206_264.806 / 3_155_760_000) * (epochTaiS - node);
      expect(obliquity - nutationAt(node).meanObliquityRad).toBeCloseTo(expected, 13);
    }
  });
});
