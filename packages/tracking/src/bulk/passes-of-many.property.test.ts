import { readFileSync } from 'node:fs';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { noEarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { RAD_PER_DEG } from '@keepout/units/angle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../conformance/gp-elements.ts';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { runs } from '../../../../scripts/property-runs.mjs';
import { orientationOf } from '../../test/reference.ts';
import { horizonOf } from '../horizon.ts';
import { findPasses } from '../passes.ts';
import { siteAt } from '../site.ts';
import { earthTurns } from './earth-turns.ts';
import { passesOfMany } from './passes-of-many.ts';

const file = new URL('../../../../conformance/sgp4/elements-20241101.csv', import.meta.url);
const elements = readGpCsv(readFileSync(file, 'utf8'));
const startTaiS = utc('2024-11-01T00:00:00');
const deg = (value: number): number => value * RAD_PER_DEG;
const TEN_MICROSECONDS = 1e-5;
/** Slower objects cross a mask so leisurely that the last digits of two codes show. */
const SLOW_REV_PER_DAY = 2;
const ONE_MILLISECOND = 1e-3;
/** A last digit of an epoch is 0.1 microseconds, 0.9 mm of a low orbit, and half of it is rounded away. */
const HALF_A_MILLIMETRE = 5e-4;
const ONE_MICRORADIAN_CENT = 1e-8;
/** An object that stands over the equator is highest for hours: which minute, the last digits of two codes decide. */
const ONE_ARCSECOND = 4.8e-6;

const place = fc.record({
  latitude: fc.integer({ min: -90, max: 90 }),
  longitude: fc.integer({ min: -180, max: 180 }),
  mask: fc.integer({ min: -4, max: 75 }),
  hasProfile: fc.nat({ max: 9 }).map((dice) => dice === 0),
});

describe('passes of many objects over many sites', () => {
  it('are those of one object over one site, whatever object, site, mask and window', () => {
    const limitsS: number[] = [];
    const topsRad: number[] = [];
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: elements.length - 1 }), { minLength: 1, maxLength: 6 }),
        fc.array(place, { minLength: 1, maxLength: 3 }),
        fc.double({ min: -2, max: 5, noNaN: true }),
        fc.double({ min: 0.01, max: 1.5, noNaN: true }),
        (some, places, offsetDays, days) => {
          const window = {
            startTaiS: startTaiS + offsetDays * 86_400,
            stopTaiS: startTaiS + (offsetDays + days) * 86_400,
          };
          const watches = places.map(({ latitude, longitude, mask, hasProfile }) => ({
            site: siteAt({ latitudeRad: deg(latitude), longitudeRad: deg(longitude), heightM: 500 }),
            minElevationRad: deg(mask),
            ...(hasProfile && { horizon: horizonOf(deg(mask), [{ azimuthRad: 1, elevationRad: 0.4 }]) }),
          }));
          const targets = batchOf(some.map((index) => sgp4Init(elements[index]!)));
          const many = passesOfMany({ targets, watches, ...window });
          for (const [target, index] of some.entries()) {
            for (const [watch, asked] of watches.entries()) {
              const one = findPasses({ ephemeris: sgp4Ephemeris(elements[index]!), ...asked, ...window });
              const same = many.filter((pass) => pass.target === target && pass.watch === watch);
              expect(same.length, elements[index]!.name).toBe(one.length);
              for (const [i, pass] of one.entries()) {
                const other = same[i]!;
                expect(other.startsBeforeWindow).toBe(pass.startsBeforeWindow);
                expect(other.endsAfterWindow).toBe(pass.endsAfterWindow);
                expect(Math.cos(other.azimuthAtStartRad - pass.azimuthAtStartRad)).toBeGreaterThan(1 - 1e-9);
                const apart = [other.startTaiS - pass.startTaiS, other.stopTaiS - pass.stopTaiS].map(Math.abs);
                expect(Math.max(...apart)).toBeLessThan(ONE_MILLISECOND);
                const topRad = Math.abs(other.maxElevationRad - pass.maxElevationRad);
                expect(topRad).toBeLessThan(ONE_ARCSECOND);
                if (elements[index]!.meanMotionRevPerDay <= SLOW_REV_PER_DAY) continue;
                limitsS.push(...apart);
                topsRad.push(topRad);
              }
            }
          }
        },
      ),
      { numRuns: runs(14) },
    );
    recordValidation({
      room: 'tracking',
      reference: 'passes of many objects against one by one',
      kind: 'twin',
      origin: 'findPasses of this house on CelesTrak GP of 2024-11-01',
      deviations: limitsS,
      unit: 's',
      tolerance: TEN_MICROSECONDS,
      reason: 'roots to a microsecond each; the last digits of two SGP4 codes where a pass grazes the mask',
      note: 'objects of more than two revolutions a day; slower ones to a millisecond',
    });
    expect(limitsS.length).toBeGreaterThan(50);
    expect(Math.max(...limitsS)).toBeLessThan(TEN_MICROSECONDS);
    expect(Math.max(...topsRad)).toBeLessThan(ONE_MICRORADIAN_CENT);
  });

  it('of an object that has no state in the window are those while it has one', () => {
    const low = elements.find(({ meanMotionRevPerDay }) => meanMotionRevPerDay > 15.9)!;
    const dying = { ...low, bstar: 0.5 };
    const site = siteAt({ latitudeRad: 0.5, longitudeRad: 1, heightM: 0 });
    const asked = { site, minElevationRad: 0 };
    const window = { startTaiS: low.epochTaiS, stopTaiS: low.epochTaiS + 5 * 86_400 };
    const targets = batchOf([sgp4Init(dying)]);
    const one = findPasses({ ephemeris: sgp4Ephemeris(dying), ...asked, ...window });
    expect(sgp4Ephemeris(dying).stateAt(window.stopTaiS, new Float64Array(6))).toBe(false);
    expect(passesOfMany({ targets, watches: [asked], ...window })).toEqual(
      one.map((pass) => ({ ...pass, target: 0, watch: 0 })),
    );
  });
});

describe('the turning Earth', () => {
  it.each([
    ['with a table', orientationOf('frames/earth-orientation-2003.txt')],
    ['without', noEarthOrientation],
  ])('%s is that of inFrame between its nodes, to the last digits of sidereal time', (_, eop) => {
    const begin = utc('2003-04-12T00:00:00');
    const set = { ...elements[0]!, epochTaiS: begin };
    const turns = earthTurns(begin, begin + 7200, eop);
    const ephemeris = sgp4Ephemeris(set);
    const fixed = inFrame(ephemeris, 'ITRF', eop);
    const ours = new Float64Array(6);
    const theirs = new Float64Array(6);
    for (let t = begin; t < begin + 7200; t += 61.7) {
      ephemeris.stateAt(t, ours);
      for (let k = 0; k < 6; k++) ours[k]! /= 1000;
      turns.turn(t, ours, 0);
      fixed.stateAt(t, theirs);
      for (let k = 0; k < 6; k++)
        expect(Math.abs(ours[k]! - theirs[k]!)).toBeLessThan(k < 3 ? HALF_A_MILLIMETRE : 1e-6);
    }
  });
});
