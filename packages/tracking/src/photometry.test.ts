import { ASTRONOMICAL_UNIT_M } from '@keepout/astro/sun/position';
import { describe, expect, it } from 'vitest';
import { DEBRIS_ALBEDO, diffuseSphereMagnitude, radarRange, targetBody } from './photometry.ts';

const BODY = { radiusM: 1, diffuseAlbedo: 1 };
const SUN_MAGNITUDE = -26.76;

/** Light of a Lambert sphere in the direction of an observer at a phase angle, by adding up its surface. */
function addedUp(phaseAngleRad: number): number {
  const steps = 400;
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const polar = ((i + 0.5) / steps) * Math.PI;
    for (let k = 0; k < 2 * steps; k++) {
      const around = ((k + 0.5) / (2 * steps)) * 2 * Math.PI;
      const [x, y] = [Math.sin(polar) * Math.cos(around), Math.sin(polar) * Math.sin(around)];
      const toSun = x;
      const toSite = x * Math.cos(phaseAngleRad) + y * Math.sin(phaseAngleRad);
      if (toSun > 0 && toSite > 0) sum += toSun * toSite * Math.sin(polar);
    }
  }
  return (sum * (Math.PI / steps) ** 2) / Math.PI;
}

describe('a diffuse sphere', () => {
  it.each([0, 0.4, 1, Math.PI / 2, 2.2, 2.6])('at phase angle %f scatters what its surface adds up to', (phase) => {
    const share = addedUp(phase) / 1e12;
    expect(diffuseSphereMagnitude(BODY, 1e6, phase)).toBeCloseTo(SUN_MAGNITUDE - 2.5 * Math.log10(share), 3);
  });

  it('fades by 5 magnitudes at ten times the range, brightens by 5 at ten times the radius', () => {
    const here = diffuseSphereMagnitude(BODY, 1e6, 1);
    expect(diffuseSphereMagnitude(BODY, 1e7, 1)).toBeCloseTo(here + 5, 10);
    expect(diffuseSphereMagnitude({ ...BODY, radiusM: 10 }, 1e6, 1)).toBeCloseTo(here - 5, 10);
    expect(diffuseSphereMagnitude(BODY, 1e6, 1, 10 * ASTRONOMICAL_UNIT_M)).toBeCloseTo(here + 5, 10);
  });

  it('is dark against the Sun', () => {
    expect(diffuseSphereMagnitude(BODY, 1e6, Math.PI)).toBeGreaterThan(40);
  });
});

describe('the sphere that stands for an object', () => {
  it('is what its owner says, then the disc of its radar cross-section, then its type', () => {
    expect(targetBody({ radiusM: 2, rcsM2: 0.1, objectType: 'DEBRIS' }).radiusM).toBe(2);
    expect(targetBody({ rcsM2: Math.PI, objectType: 'DEBRIS' }).radiusM).toBeCloseTo(1, 12);
    expect(targetBody({ objectType: 'DEBRIS' })).toEqual({ radiusM: 0.1, diffuseAlbedo: DEBRIS_ALBEDO });
    expect(targetBody({}).radiusM).toBe(targetBody({ objectType: 'UNKNOWN' }).radiusM);
  });

  it('is seen by a radar at the stated range for one square metre, twice as far for sixteen', () => {
    const one = { radiusM: Math.sqrt(1 / Math.PI), diffuseAlbedo: 0.1 };
    expect(radarRange(one, 3e6)).toBeCloseTo(3e6, 3);
    expect(radarRange({ ...one, radiusM: 4 * one.radiusM }, 3e6)).toBeCloseTo(6e6, 3);
  });
});
