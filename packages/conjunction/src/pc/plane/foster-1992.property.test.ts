import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import type { Symmetric2 } from '../../linear/symmetric2.ts';
import { dilution } from '../bounds/dilution.ts';
import { radiusForPc, radiusSensitivity } from '../bounds/hbr-sensitivity.ts';
import { alfanoMaxPc } from '../bounds/max-pc.ts';
import { foster1992 } from './foster-1992.ts';
import { mostOfDisc, principalEncounter } from './principal-encounter.ts';
import { squareProbability } from './square.ts';

const decade = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true }).map((x) => 10 ** x);
const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
const geometry = fc.record({
  sigma: decade(-1, 4),
  aspect: decade(0, 2.5),
  tilt: angle,
  miss: decade(-1, 4.5),
  bearing: angle,
  radius: decade(-1, 2),
});
type Geometry = typeof geometry extends fc.Arbitrary<infer G> ? G : never;

function covarianceOf({ sigma, aspect, tilt }: Geometry, turn = 0): Symmetric2 {
  const [c, s] = [Math.cos(tilt + turn), Math.sin(tilt + turn)];
  const [minor, major] = [sigma ** 2, (sigma * aspect) ** 2];
  return { xx: c * c * major + s * s * minor, yx: c * s * (major - minor), yy: s * s * major + c * c * minor };
}
function encounterOf(g: Geometry, turn = 0) {
  const [x, y] = [g.miss * Math.cos(g.bearing + turn), g.miss * Math.sin(g.bearing + turn)];
  return principalEncounter(x, y, covarianceOf(g, turn), g.radius);
}

test('a probability lies in 0..1 and grows with the radius', () => {
  fc.assert(
    fc.property(geometry, (g) => {
      const curve = radiusSensitivity(encounterOf(g), 0.1, 1000, 12).map(({ pc }) => pc);
      for (let i = 0; i < curve.length; i++) {
        expect(curve[i]).toBeGreaterThanOrEqual(0);
        expect(curve[i]).toBeLessThanOrEqual(1);
        if (i > 0) expect(curve[i]!).toBeGreaterThanOrEqual(curve[i - 1]! * (1 - 1e-9));
      }
    }),
  );
});

test('it does not depend on the axes of the plane, nor on which object is which', () => {
  fc.assert(
    fc.property(geometry, angle, (g, turn) => {
      const pc = foster1992(encounterOf(g));
      // The matrix is turned in double precision: a needle's thin eigenvalue keeps some ten digits, times the exponent.
      if (pc > 1e-30 && g.aspect < 100) {
        expect(Math.abs(foster1992(encounterOf(g, turn)) / pc - 1)).toBeLessThan(1e-6);
        expect(Math.abs(foster1992(encounterOf({ ...g, bearing: g.bearing + Math.PI })) / pc - 1)).toBeLessThan(1e-6);
      }
    }),
  );
});

test('the square holds the disc and is held by the disc of its corners', () => {
  fc.assert(
    fc.property(geometry, (g) => {
      const square = squareProbability(
        g.miss * Math.cos(g.bearing),
        g.miss * Math.sin(g.bearing),
        covarianceOf(g),
        g.radius,
      );
      expect(square).toBeGreaterThanOrEqual(foster1992(encounterOf(g)) * (1 - 1e-6) - 1e-300);
      const wider = foster1992(encounterOf({ ...g, radius: g.radius * Math.SQRT2 }));
      expect(square).toBeLessThanOrEqual(wider * (1 + 1e-6) + 1e-300);
    }),
  );
});

test('the maximum over the covariance scale is never below the probability itself', () => {
  fc.assert(
    fc.property(geometry, (g) => {
      const encounter = encounterOf(g);
      const { maxPc, region, scaleAtMax } = dilution(encounter);
      expect(maxPc).toBeGreaterThanOrEqual(foster1992(encounter));
      if (region === 'diluted') expect(scaleAtMax).toBeLessThan(1);
    }),
    { numRuns: runs(60) },
  );
});

test('a small disc is most probably hit where the deviations are d over root two', () => {
  const encounter = {
    meanMinorM: 300,
    meanMajorM: 0,
    sigmaMinorM: 100,
    sigmaMajorM: 100,
    hardBodyRadiusM: 0.01,
    repair: 'ok',
  } as const;
  expect(dilution(encounter).scaleAtMax).toBeCloseTo(3 / Math.SQRT2, 5);
});

test('Alfano’s bound gives the published figures', () => {
  expect(alfanoMaxPc(500, 10, 1).maxPc).toBeCloseTo(1.47e-4, 6);
  const three = alfanoMaxPc(500, 10, 3);
  expect(three.maxPc).toBeCloseTo(4.41e-4, 5);
  expect(three.sigmaMinorM! / 117.85).toBeCloseTo(1, 2);
  expect(alfanoMaxPc(50_000, 1, 1e7).maxPc * 50_000).toBeCloseTo(0.484, 2);
  expect(alfanoMaxPc(5, 10, 3).maxPc).toBe(1);
});

test('the radius for a threshold gives the threshold', () => {
  const encounter = encounterOf({ sigma: 100, aspect: 5, tilt: 0.3, miss: 200, bearing: 1, radius: 10 });
  const radius = radiusForPc(encounter, 1e-4)!;
  expect(foster1992({ ...encounter, hardBodyRadiusM: radius }) / 1e-4).toBeCloseTo(1, 8);
});

test('what is said of a disc at most is no less than it', () => {
  fc.assert(
    fc.property(geometry, (g) => {
      const encounter = encounterOf(g);
      expect(mostOfDisc(encounter)).toBeGreaterThanOrEqual(foster1992(encounter) * (1 - 1e-9));
    }),
    { numRuns: runs(1000) },
  );
});
