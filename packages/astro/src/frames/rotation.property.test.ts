import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrameName, LocalFrameName, StateVector } from '../nouns.ts';
import { geodeticFromItrf, itrfFromGeodetic } from './geodetic.ts';
import { localAxes } from './local.ts';
import { multiply3, multiplyTransposed3 } from './matrix3.ts';
import { rotationBetween, transformState } from './rotation.ts';

const frame = fc.constantFrom<FrameName>('GCRF', 'EME2000', 'TEME', 'TOD', 'ITRF');
const localFrame = fc.constantFrom<LocalFrameName>('RTN', 'TNW', 'NTW', 'VNC', 'LVLH', 'EQW', 'PQW', 'SEZ', 'NSW');
/** 1985 to 2040. */
const epochTaiS = fc.double({ min: -4.7e8, max: 1.26e9, noNaN: true });
const component = fc.double({ min: -1, max: 1, noNaN: true });
/** Bound states between low orbit and beyond the geostationary ring, off the straight line. */
const orbit = fc
  .tuple(
    component,
    component,
    component,
    component,
    component,
    component,
    fc.double({ min: 6.6e6, max: 5e7, noNaN: true }),
  )
  .map(([x, y, z, u, v, w, radius]) => {
    const r = Math.hypot(x, y, z);
    const speed = Math.hypot(u, v, w);
    const circular = Math.sqrt(3.986e14 / radius);
    return {
      ok: r > 0.1 && speed > 0.1 && Math.abs(x * u + y * v + z * w) < 0.95 * r * speed,
      positionM: [(x / r) * radius, (y / r) * radius, (z / r) * radius] as const,
      velocityMps: [(u / speed) * circular, (v / speed) * circular, (w / speed) * circular] as const,
    };
  })
  .filter((sample) => sample.ok);

function distanceFromIdentity(m: Float64Array): number {
  let worst = 0;
  for (let i = 0; i < 9; i++) worst = Math.max(worst, Math.abs(m[i]! - (i % 4 === 0 ? 1 : 0)));
  return worst;
}

describe('rotations between frames', () => {
  it('stay orthonormal', () => {
    fc.assert(
      fc.property(frame, frame, epochTaiS, (from, to, epoch) => {
        const m = rotationBetween(from, to, epoch);
        expect(distanceFromIdentity(multiplyTransposed3(m, m))).toBeLessThan(1e-14);
      }),
    );
  });

  it('compose: a to c is b to c after a to b', () => {
    fc.assert(
      fc.property(frame, frame, frame, epochTaiS, (a, b, c, epoch) => {
        const direct = rotationBetween(a, c, epoch);
        const stepped = multiply3(rotationBetween(b, c, epoch), rotationBetween(a, b, epoch));
        for (let i = 0; i < 9; i++) expect(Math.abs(direct[i]! - stepped[i]!)).toBeLessThan(2e-15);
      }),
    );
  });

  it('give a state back on the way home, velocity included', () => {
    fc.assert(
      fc.property(orbit, frame, frame, epochTaiS, (sample, from, to, epoch) => {
        const state: StateVector = { epochTaiS: epoch, frame: from, ...sample };
        const back = transformState(transformState(state, to), from);
        for (let i = 0; i < 3; i++) {
          expect(Math.abs(back.positionM[i]! - state.positionM[i]!)).toBeLessThan(1e-6);
          expect(Math.abs(back.velocityMps[i]! - state.velocityMps[i]!)).toBeLessThan(1e-9);
        }
      }),
    );
  });

  it('do not depend on what was asked before', () => {
    fc.assert(
      fc.property(epochTaiS, epochTaiS, (first, other) => {
        const before = rotationBetween('TEME', 'EME2000', first);
        rotationBetween('TEME', 'EME2000', other);
        expect(rotationBetween('TEME', 'EME2000', first)).toEqual(before);
      }),
    );
  });

  it('turn the Earth once in a sidereal day', () => {
    const start = rotationBetween('TEME', 'ITRF', 8e8);
    const later = rotationBetween('TEME', 'ITRF', 8e8 + 86_164.0905);
    for (let i = 0; i < 9; i++) expect(Math.abs(start[i]! - later[i]!)).toBeLessThan(1e-7);
  });
});

describe('local axes', () => {
  it('are right-handed and orthonormal for every bound orbit', () => {
    fc.assert(
      fc.property(orbit, localFrame, (sample, name) => {
        const m = localAxes(name, sample.positionM, sample.velocityMps);
        expect(distanceFromIdentity(multiplyTransposed3(m, m))).toBeLessThan(1e-12);
        const determinant =
          m[0]! * (m[4]! * m[8]! - m[5]! * m[7]!) -
          m[1]! * (m[3]! * m[8]! - m[5]! * m[6]!) +
          m[2]! * (m[3]! * m[7]! - m[4]! * m[6]!);
        expect(determinant).toBeCloseTo(1, 10);
      }),
    );
  });
});

it('local axes are orthonormal over the pole, where what is left of x and y has lost its digits', () => {
  const m = localAxes('SEZ', [-3.26083326e-316, 3.26083326e-316, -6_600_000], [0, 7771.353768420236, 0]);
  expect(distanceFromIdentity(multiplyTransposed3(m, m))).toBeLessThan(1e-12);
});

describe('geodetic coordinates', () => {
  it('return from everywhere, poles and equator included', () => {
    const latitude = fc.oneof(
      fc.constantFrom(-Math.PI / 2, 0, Math.PI / 2),
      fc.double({ min: -1.5707, max: 1.5707, noNaN: true }),
    );
    fc.assert(
      fc.property(
        latitude,
        fc.double({ min: -3.14, max: 3.14, noNaN: true }),
        fc.double({ min: -1e4, max: 5e7, noNaN: true }),
        (lat, lon, h) => {
          const back = geodeticFromItrf(itrfFromGeodetic({ latitudeRad: lat, longitudeRad: lon, heightM: h }));
          expect(back.latitudeRad).toBeCloseTo(lat, 11);
          expect(Math.abs(back.heightM - h)).toBeLessThan(1e-5);
        },
      ),
    );
  });

  it('return from deep inside the Earth, down to a hundred kilometres from its centre', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1.57, max: 1.57, noNaN: true }),
        fc.double({ min: -6.25e6, max: -5e6, noNaN: true }),
        (latitudeRad, heightM) => {
          const back = geodeticFromItrf(itrfFromGeodetic({ latitudeRad, longitudeRad: 1, heightM }));
          expect(back.latitudeRad).toBeCloseTo(latitudeRad, 9);
          expect(Math.abs(back.heightM - heightM)).toBeLessThan(1e-3);
        },
      ),
    );
  });
});
