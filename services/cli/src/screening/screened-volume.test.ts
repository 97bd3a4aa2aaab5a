import type { RegimeOrbit } from '@keepout/conjunction/volume/verification';
import { scaledNorm } from '@keepout/conjunction/volume/volume';
import { namedVolume } from '@keepout/contract/ca/enums';
import { expect, it } from 'vitest';
import { screenedVolume, volumeText } from './screened-volume.ts';

const LOW: RegimeOrbit = { perigeeAltitudeM: 450e3, periodS: 94 * 60, eccentricity: 0.001, inclinationRad: 1.7 };
const HIGHER = { ...LOW, perigeeAltitudeM: 600e3 };

it('has the eight boxes of the public verification set by name, half sizes as it prints them', () => {
  const sizes = namedVolume.options.map((name) => [name, volumeText(screenedVolume({ volume: name }, [LOW]))]);
  expect(Object.fromEntries(sizes)).toEqual({
    GEO: 'a box of 10 x 10 x 10 km',
    DEEP_SPACE: 'a box of 20 x 20 x 20 km',
    LEO1: 'a box of 0.4 x 44 x 51 km',
    LEO2: 'a box of 0.4 x 25 x 25 km',
    LEO3: 'a box of 0.4 x 12 x 12 km',
    LEO4: 'a box of 0.4 x 2 x 2 km',
    NEAR_EARTH: 'a box of 2 x 25 x 25 km',
    UNBOUND: 'a box of 20 x 50 x 20 km',
  });
});

it('has one object in the box of another without the other in its own', () => {
  const boxOf = (orbit: RegimeOrbit) => screenedVolume({ volume: 'verification-set' }, [orbit]);
  expect(scaledNorm(boxOf(LOW), 100, 40e3, 100)).toBeLessThan(1);
  expect(scaledNorm(boxOf(HIGHER), -100, -40e3, 100)).toBeGreaterThan(1);
  expect(() => screenedVolume({ volume: 'verification-set' }, [LOW, HIGHER])).toThrow('different boxes');
});
