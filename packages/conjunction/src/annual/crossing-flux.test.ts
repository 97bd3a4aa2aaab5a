import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { propagateOne } from '@keepout/astro/sgp4/propagate';
import { batchOf } from '@keepout/astro/sgp4/record';
import { describe, expect, it } from 'vitest';
import { catalogueFlux } from './crossing-flux.ts';
import { OrbitShape } from './orbit-shape.ts';

const START_TAI_S = 800_000_000;
const DAY_S = 86_400;

function orbit(noradId: number, change: Partial<MeanElements> = {}): MeanElements {
  return {
    noradId,
    name: `OBJECT ${noradId}`,
    cosparId: '2020-001A',
    epochTaiS: START_TAI_S,
    epochUtc: '2025-05-08T06:12:43.000000',
    inclinationDeg: 97.5,
    raanDeg: 10,
    eccentricity: 0.001,
    argPerigeeDeg: 90,
    meanAnomalyDeg: 0,
    meanMotionRevPerDay: 15.05,
    bstar: 0,
    meanMotionDot: 0,
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: 'U',
    elementSetNumber: 1,
    revolutionNumber: 1,
    ...change,
  } as MeanElements;
}

const REQUEST = {
  object: 0,
  startTaiS: START_TAI_S,
  stopTaiS: START_TAI_S + 7 * DAY_S,
  withinM: 5000,
  decisionDays: 1,
};
const batchFrom = (elements: readonly MeanElements[]) => batchOf(elements.map((element) => sgp4Init(element)));

describe('the shape of an orbit', () => {
  it('has the radius that SGP4 gives in the same direction, within 200 m', () => {
    const batch = batchFrom([
      orbit(1),
      orbit(2, { eccentricity: 0.02, inclinationDeg: 51 }),
      orbit(3, { eccentricity: 0.7, meanMotionRevPerDay: 2.3, inclinationDeg: 63 }),
    ]);
    const shape = new OrbitShape();
    const state = new Float64Array(6);
    for (let object = 0; object < 3; object++) {
      for (let k = 0; k < 50; k++) {
        const t = START_TAI_S + 1111 * k;
        expect(propagateOne(batch, object, t, state, 0)).toBe(0);
        expect(shape.read(batch, object, t)).toBe(true);
        const r = Math.hypot(state[0]!, state[1]!, state[2]!);
        shape.at(state[0]! / r, state[1]! / r, state[2]! / r);
        // A direction a kilometre off along a steep ellipse is a kilometre in radius.
        expect(Math.abs(shape.radiusM - 1000 * r)).toBeLessThan(object === 2 ? 3000 : 200);
        expect(Math.abs(shape.acrossMps / 1000 - Math.hypot(state[3]!, state[4]!, state[5]!))).toBeLessThan(
          object === 2 ? 4 : 0.03,
        );
      }
    }
  });
});

describe('flux of a catalogue past one orbit', () => {
  it('of objects on one shell at every node and phase is the rate of their crossings, worked out by hand', () => {
    // 300 circular orbits of one altitude, 60 degrees inclined, nodes all around, against a circular polar one: each is
    // crossed twice a turn, and passes within D for 2 D v_rel / (|v1 x v2| T) of the phases at equal height.
    const others = Array.from({ length: 300 }, (_, k) =>
      orbit(100 + k, { inclinationDeg: 60, raanDeg: (360 * k) / 300, eccentricity: 1e-6 }),
    );
    const batch = batchFrom([orbit(1, { inclinationDeg: 90, eccentricity: 1e-6 }), ...others]);
    const flux = catalogueFlux(batch, REQUEST)!;
    const periodS = DAY_S / 15.05;
    let byHand = 0;
    for (let k = 0; k < 300; k++) {
      const cosine = Math.sin(Math.PI / 3) * Math.cos((2 * Math.PI * k) / 300 - Math.PI / 18);
      const speed = 7560;
      const relative = speed * Math.sqrt(2 - 2 * cosine);
      byHand += (2 * 2 * 5000 * relative) / (speed * speed * Math.sqrt(1 - cosine * cosine) * periodS * periodS);
    }
    // Radii differ by some kilometres with latitude and inclination: the height takes a share.
    const share = flux.passagesPerYear / (byHand * 365.25 * DAY_S);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(1);
    expect(flux.crossing).toBeGreaterThan(280);
  });

  it('leaves out who flies along, and who never comes near', () => {
    const mate = orbit(2, { meanAnomalyDeg: 3 });
    const above = orbit(3, { meanMotionRevPerDay: 13, inclinationDeg: 40 });
    expect(catalogueFlux(batchFrom([orbit(1), mate, above]), REQUEST)).toMatchObject({
      passagesPerYear: 0,
      crossing: 0,
      slow: 1,
      classes: [],
    });
  });

  it('adds up over its classes, and is the same for any order of the catalogue', () => {
    const others = Array.from({ length: 60 }, (_, k) => orbit(10 + k, { inclinationDeg: 30 + 2 * k, raanDeg: 6 * k }));
    const flux = catalogueFlux(batchFrom([orbit(1), ...others]), REQUEST)!;
    const turned = catalogueFlux(batchFrom([orbit(1), ...others.toReversed()]), REQUEST)!;
    const sum = flux.classes.reduce((total, fluxClass) => total + fluxClass.fluxPerM2Year, 0);
    expect(sum * Math.PI * 5000 ** 2).toBeCloseTo(flux.passagesPerYear, 6);
    expect(turned.passagesPerYear).toBeCloseTo(flux.passagesPerYear, 6);
    expect(flux.passagesPerYear).toBeGreaterThan(0);
  });

  it('has no figure for an object that the theory has no orbit of', () => {
    expect(catalogueFlux(batchFrom([orbit(1, { bstar: 5, meanMotionRevPerDay: 16.4 })]), REQUEST)).toBeUndefined();
  });
});
