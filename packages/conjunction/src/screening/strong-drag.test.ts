import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../conformance/gp-elements.ts';
import { bruteForce } from '../../test/brute-force.ts';
import { planScreening, type ScreeningEngine, type ScreeningScope } from './plan/plan.ts';
import { screenAll } from './screen.ts';

/**
 * Published elements (CelesTrak, 2024-11-01; conformance/screening/SOURCE.md) with a drag term of 3.8 per earth radius, a
 * month old: SGP4's velocity is then not the derivative of its position, so that a path drawn from one state leaves it.
 */
const elements =
  readGpCsv(`OBJECT_NAME,OBJECT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,EPHEMERIS_TYPE,CLASSIFICATION_TYPE,NORAD_CAT_ID,ELEMENT_SET_NO,REV_AT_EPOCH,BSTAR,MEAN_MOTION_DOT,MEAN_MOTION_DDOT
SL-19 DEB,1994-085T,2024-10-31T03:09:27.208224,11.31074733,.0180638,65.0222,192.2480,176.9522,338.2057,0,U,23495,999,23260,.25432E-2,.52E-6,0
FREGAT DEB,2011-037CS,2024-10-04T10:41:30.899328,11.23972923,.1409213,50.7741,282.9424,84.4969,52.3760,0,U,45868,999,17439,.37693E+1,.1227318E-1,0
`);
const sources = { batch: batchOf(elements.map((set) => sgp4Init(set))), ephemerides: [] };
const startTaiS = utc('2024-11-07T00:00:00');
const stopTaiS = utc('2024-11-08T00:00:00');
const request = { startTaiS, stopTaiS, volume: { shape: 'sphere', radiusM: 5000 } } as const;
const tcaTaiS = utc('2024-11-07T05:56:01.377');

describe('an object with strong drag', () => {
  const scopes: ScreeningScope[] = [
    { kind: 'all-pairs' },
    { kind: 'primaries', primaries: [0] },
    { kind: 'primaries', primaries: [1] },
  ];
  const engines: ScreeningEngine[] = ['wasm', 'scalar'];
  for (const scope of scopes) {
    for (const engine of engines) {
      it(`meets its neighbour in a screening of ${JSON.stringify(scope)} by the ${engine} engine`, () => {
        const { encounters } = screenAll(planScreening({ ...request, scope, engine }), sources);
        expect(encounters).toHaveLength(1);
        expect(Math.abs(encounters[0]!.tcaTaiS - tcaTaiS)).toBeLessThan(1e-3);
        expect(encounters[0]!.missDistanceM).toBeCloseTo(4544.87, 1);
      });
    }
  }

  it('meets it by brute force as well', () => {
    expect(
      bruteForce(sources.batch, [], startTaiS, stopTaiS, 5000).map(({ missDistanceM }) => Math.round(missDistanceM)),
    ).toEqual([4545]);
  });
});
