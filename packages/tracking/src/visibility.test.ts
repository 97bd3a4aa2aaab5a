import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import reference from '../../../conformance/passes/passes.json' with { type: 'json' };
import { isNightly } from '../../../scripts/property-runs.mjs';
import { orbit, START } from '../test/orbit.ts';
import { epoch, orientation2003, site as siteOf, trajectory } from '../test/reference.ts';
import { horizonOf } from './horizon.ts';
import { lookAngles, sineOfElevation } from './look-angles.ts';
import { diffuseSphereMagnitude, targetBody } from './photometry.ts';
import { LIT, sunClearance } from './shadow.ts';
import { siteAt } from './site.ts';
import { angleBetween, skyOverEarth } from './sky.ts';
import { obstacleOf, type SensorView, visibilities, visibilitiesOver } from './visibility.ts';

const deg = (value: number): number => value * RAD_PER_DEG;
const telescope = (latitudeDeg: number): SensorView => ({
  site: siteAt({ latitudeRad: deg(latitudeDeg), longitudeRad: 0.5, heightM: 0 }),
  horizon: horizonOf(deg(15)),
  kind: 'OPTICAL',
  maxSunElevationRad: deg(-12),
  minMoonSeparationRad: 0,
  limitingMagnitude: null,
  maxRangeM: null,
});
const body = targetBody({ radiusM: 1 });
const asked = (view: SensorView, ephemeris = orbit(7.2e6, deg(80)), days = 1) => ({
  view,
  ephemeris,
  body,
  startTaiS: START,
  stopTaiS: START + days * 86_400,
});

describe('why nothing can be observed', () => {
  // 2025-05-09: the northern summer half.
  it('NO_PASS where the object never rises', () => {
    const all = visibilities(asked(telescope(85), orbit(7e6, 0)));
    expect(all).toEqual([]);
    expect(obstacleOf(all)).toBe('NO_PASS');
  });

  it('NEVER_DARK under the midnight sun', () => {
    expect(obstacleOf(visibilities(asked(telescope(80))))).toBe('NEVER_DARK');
  });

  it('NEVER_LIT where a low orbit passes in the polar night alone', () => {
    const all = visibilities(asked({ ...telescope(-75), maxSunElevationRad: deg(-24) }, orbit(6.6e6, deg(80))));
    expect(all.length).toBeGreaterThan(3);
    expect(obstacleOf(all)).toBe('NEVER_LIT');
    const deepest = all.filter(({ sunElevationRad }) => sunElevationRad < deg(-27));
    expect(deepest.length).toBeGreaterThan(0);
    for (const { isSunlit, magnitude, umbra, startTaiS, stopTaiS } of deepest) {
      expect([isSunlit, magnitude, umbra]).toEqual([false, null, [{ startTaiS, stopTaiS }]]);
    }
  });

  it('TOO_FAINT and NEAR_MOON when the sensor asks for more than there is', () => {
    const view = telescope(35);
    const seen = visibilities(asked(view)).filter(({ obstacle }) => obstacle === null);
    expect(seen.length).toBeGreaterThan(0);
    const brightest = Math.min(...seen.map(({ magnitude }) => magnitude!));
    expect(obstacleOf(visibilities(asked({ ...view, limitingMagnitude: brightest - 0.01 })))).toBe('TOO_FAINT');
    expect(obstacleOf(visibilities(asked({ ...view, limitingMagnitude: brightest + 0.01 })))).toBe(null);
    const nearMoon = visibilities(asked({ ...view, minMoonSeparationRad: Math.PI }));
    for (const one of nearMoon.filter(({ obstacle }) => obstacle === null)) {
      expect(one.moonElevationRad).toBeLessThan(deg(20));
    }
  });

  it('TOO_FAR for a radar that does not reach a geostationary orbit, and null for one that does', () => {
    const radar = (maxRangeM: number): SensorView => ({
      ...telescope(0),
      kind: 'RADAR',
      maxRangeM,
      horizon: horizonOf(0),
    });
    const high = [0, 1, 2, 3, 4, 5].map((k) => asked(radar(2e7), orbit(42_164_170, 0, 'TEME', k)));
    const up = high.filter((one) => visibilities(one).length > 0);
    expect(up.length).toBeGreaterThan(1);
    for (const one of up) {
      expect(obstacleOf(visibilities(one))).toBe('TOO_FAR');
      const reaching = visibilities({ ...one, view: radar(4.2e7) });
      expect(reaching).toHaveLength(1);
      expect(reaching[0]).toMatchObject({ obstacle: null, startsBeforeWindow: true, endsAfterWindow: true });
      expect(reaching[0]!.magnitude).toBe(null);
    }
  });
});

describe('what a sensor sees', () => {
  const eop = orientation2003();
  const sky = skyOverEarth(eop);
  const startTaiS = epoch(reference.window.start);
  const stopTaiS = startTaiS + 86_400;

  it('is what it asks for at every instant, and nothing else', () => {
    let inside = 0;
    for (const raw of reference.satellites.slice(0, isNightly ? 5 : 3)) {
      for (const place of reference.sites.slice(0, 4)) {
        const view: SensorView = {
          ...telescope(0),
          site: siteOf(place),
          minMoonSeparationRad: deg(50),
          limitingMagnitude: 7,
        };
        const ephemeris = inFrame(trajectory(raw), 'ITRF', eop);
        const found = visibilities({ ephemeris, view, body, startTaiS, stopTaiS, eop });
        const observable = found.filter(({ obstacle }) => obstacle === null);
        const state = new Float64Array(6);
        for (let t = startTaiS + 1; t < stopTaiS; t += isNightly ? 31 : 61) {
          ephemeris.stateAt(t, state);
          const sun = sky.sun(t);
          const moon = sky.moon(t);
          const { elevationRad, rangeM } = lookAngles(view.site, state);
          const slack = [
            elevationRad - deg(15),
            deg(-12) - Math.asin(sineOfElevation(view.site, ...sun)),
            sunClearance(state, sun, LIT),
            Math.max(angleBetween(view.site.positionM, state, moon) - deg(50), -sineOfElevation(view.site, ...moon)),
            7 - diffuseSphereMagnitude(body, rangeM, angleBetween(state, sun, view.site.positionM)),
          ];
          const least = Math.min(...slack);
          // The distance of the Sun is left out here: 0.04 mag.
          if (Math.abs(least) < 0.05 && slack[4] === least) continue;
          if (Math.abs(least) < 1e-5) continue;
          const isSeen = observable.some((span) => span.startTaiS <= t && t <= span.stopTaiS);
          expect(isSeen).toBe(least > 0);
          if (isSeen) inside += 1;
        }
      }
    }
    expect(inside).toBeGreaterThan(isNightly ? 30 : 10);
  });

  it('is the same for one sensor and for several at once', () => {
    const views = [40, 10, -30].map((latitude) => telescope(latitude));
    const { view: _, ...request } = asked(telescope(0));
    const told: number[] = [];
    const together = visibilitiesOver({ ...request, views }, (share) => told.push(share));
    expect(together).toEqual(views.map((view) => visibilities({ ...request, view })));
    expect(told).toEqual([1 / 3, 2 / 3, 1]);
  });

  it('says umbra before penumbra: what is lit, half lit and dark follow each other', () => {
    const view: SensorView = { ...telescope(0), site: siteOf(reference.sites[0]!), kind: 'RADAR' };
    const all = reference.satellites.flatMap((raw) =>
      visibilities({ ephemeris: trajectory(raw), view, body, startTaiS, stopTaiS, eop }),
    );
    const crossing = all.filter(({ lit, umbra }) => lit.length > 0 && umbra.length > 0);
    expect(crossing.length).toBeGreaterThan(0);
    for (const { lit, umbra } of crossing) {
      for (const sunny of lit) {
        for (const dark of umbra) {
          const gapS = Math.max(dark.startTaiS - sunny.stopTaiS, sunny.startTaiS - dark.stopTaiS);
          expect(gapS).toBeGreaterThan(0);
        }
      }
    }
  });
});
