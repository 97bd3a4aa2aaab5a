import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseUtc } from '@keepout/astro/epoch';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import excerpt from '../../../../conformance/association/tracks.json' with { type: 'json' };
import { readGpCsv } from '../../../../conformance/gp-elements.ts';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { isNightly } from '../../../../scripts/property-runs.mjs';
import { orientationOf } from '../../test/reference.ts';
import type { Measurement, MeasurementTrack } from '../measurement.ts';
import { siteAt } from '../site.ts';
import { type Association, type AssociationCandidate, type AssociationMetric, associateTrack } from './associate.ts';
import { alongTrackError } from './orbit-covariance.ts';

const ARCSEC = RAD_PER_DEG / 3600;
/** The element sets are the truth of the tracks: what is left is the noise of an arcsecond or two. */
const ANGLE_SIGMA_RAD = 2 * ARCSEC;
const ORBIT_SIGMA_M = 300;
const METRICS: readonly AssociationMetric[] = ['ANGULAR_DISTANCE', 'MAHALANOBIS_DISTANCE'];

interface Expected {
  readonly catalogueId: number | null;
  readonly isAssociated: boolean;
  readonly nearestCatalogueObjects: readonly { catalogueId: number; medianAngularDistance_arcsec: number }[];
}

interface ReferenceTrack {
  readonly file: string;
  readonly site: string;
  readonly expected: Expected;
}

const eop = orientationOf('association/earth-orientation-2024-11.txt');
const sites = new Map(
  excerpt.sites.map(({ id, lat_deg, lon_deg, alt_m }) => [
    id,
    siteAt({ latitudeRad: lat_deg * RAD_PER_DEG, longitudeRad: lon_deg * RAD_PER_DEG, heightM: alt_m }),
  ]),
);

const trackAt = (site: MeasurementTrack['site'], measurements: readonly Measurement[]): MeasurementTrack => ({
  site,
  measurements,
  sigma: { angleRad: ANGLE_SIGMA_RAD },
  timeBiasS: 0,
  timeBiasSigmaS: 0,
  angleBiasSigmaRad: 0,
});

/** The angles of a track, by a plain scan of its lines. */
function trackOf(site: string, tdm: string): MeasurementTrack {
  const angles = new Map<string, number[]>();
  for (const [, axis = '', time = '', degrees = ''] of tdm.matchAll(/^ANGLE_([12]) = (\S+) (\S+)$/gm)) {
    const pair = angles.get(time) ?? [];
    pair[Number(axis) - 1] = Number(degrees) * RAD_PER_DEG;
    angles.set(time, pair);
  }
  const measurements = [...angles].map(([time, [ra = 0, dec = 0]]): Measurement => {
    const parsed = parseUtc(time);
    if (!parsed.ok) throw new Error(time);
    return { receptionTaiS: parsed.value, rightAscensionRad: ra, declinationRad: dec };
  });
  return trackAt(sites.get(site)!, measurements);
}

function candidatesOf(csv: string): AssociationCandidate<number>[] {
  return readGpCsv(csv).map((elements) => ({
    id: elements.noradId,
    orbit: sgp4Ephemeris(elements),
    error: alongTrackError(ORBIT_SIGMA_M),
  }));
}

/** Deviations of the median distances, in arcseconds; verdict and object are asserted. */
function deviations(track: ReferenceTrack, found: Association<number>): number[] {
  const { expected, file } = track;
  const isNamed = found.verdict === 'associated';
  expect([isNamed, found.verdict === 'ambiguous'], file).toEqual([expected.isAssociated, false]);
  if (expected.isAssociated) expect(found.ranked[0]?.id, file).toBe(expected.catalogueId);
  return expected.nearestCatalogueObjects.flatMap(({ catalogueId, medianAngularDistance_arcsec }) => {
    const ours = found.ranked.find(({ id }) => id === catalogueId)?.medianDistanceRad;
    // Objects farther than the cone of four degrees are not compared.
    if (ours === undefined) return [];
    const difference = Math.abs(ours / ARCSEC - medianAngularDistance_arcsec);
    expect(difference, `${file} ${String(catalogueId)}`).toBeLessThan(0.05 + medianAngularDistance_arcsec / 1000);
    return [difference / Math.max(1, medianAngularDistance_arcsec / 50)];
  });
}

describe('a track', () => {
  const candidates = candidatesOf(excerpt.catalogue);

  it.each(METRICS)('is given to the object that made it, and to none when none did: %s', (metric) => {
    for (const track of excerpt.tracks)
      deviations(track, associateTrack(trackOf(track.site, track.tdm), candidates, { metric, eop }));
  });

  it('is ambiguous when two orbits fit alike', () => {
    const [track] = excerpt.tracks;
    const twins = candidates.flatMap((one) => [one, { ...one, id: -one.id }]);
    for (const metric of METRICS) {
      const found = associateTrack(trackOf(track!.site, track!.tdm), twins, { metric, eop });
      expect(found.verdict).toBe('ambiguous');
      expect(found.ratio).toBeCloseTo(1, 9);
    }
  });

  it('has a Mahalanobis distance of its noise, and an orbit that is late is found to be so', () => {
    for (const { site, tdm, expected } of excerpt.tracks) {
      if (expected.catalogueId === null) continue;
      const own = candidates.find(({ id }) => id === expected.catalogueId)!;
      const track = trackOf(site, tdm);
      const only = (error: number, orbit = own.orbit) =>
        associateTrack(track, [{ ...own, orbit, error: alongTrackError(error) }], { clockSigmaS: 0, eop }).ranked[0]!;
      const exact = only(ORBIT_SIGMA_M);
      expect([exact.degreesOfFreedom, exact.mahalanobisThreshold]).toEqual([4, 16.251]);
      expect(exact.mahalanobisSquared).toBeLessThan(exact.mahalanobisThreshold);
      expect(Math.abs(exact.timeOffsetS)).toBeLessThan(0.5);
      const late = { ...own.orbit, stateAt: (t: number, out: Float64Array) => own.orbit.stateAt(t - 0.1, out) };
      const offset = only(20_000, late);
      expect(offset.timeOffsetS).toBeCloseTo(-0.1, 1);
      expect(offset.isWithin).toBe(true);
      // An orbit that may be kilometres off along its track explains the residuals, one of ten metres does not; far away a
      // tenth of a second is lost in the noise.
      if (exact.medianRangeM < 5e6) expect(only(10, late).isWithin).toBe(false);
    }
  });

  it('of a sensor whose clock is a second off is of its object all the same, with the offset told', () => {
    for (const { site, tdm, expected } of excerpt.tracks) {
      const track = trackOf(site, tdm);
      const shifted = track.measurements.map((one) => ({ ...one, receptionTaiS: one.receptionTaiS + 1 }));
      const found = associateTrack({ ...track, measurements: shifted }, candidates, { eop });
      if (expected.catalogueId === null) {
        expect(found.verdict).not.toBe('associated');
        continue;
      }
      const [first] = found.ranked;
      expect([found.verdict, first?.id]).toEqual(['associated', expected.catalogueId]);
      expect(first!.timeOffsetS).toBeCloseTo(1, 1);
      // Where the second is more than the orbit may be late it must be the clock.
      if (first!.medianRangeM < 3e6)
        expect([found.isClockOffset, first!.clockOffsetS]).toEqual([true, expect.closeTo(1, 1)]);
    }
  });

  it('without measurements, or with nobody near, has no candidate', () => {
    const nothing = trackAt([...sites.values()][0]!, []);
    const none = { verdict: 'no-candidate', ranked: [], candidatesInCone: 0 };
    expect(associateTrack(nothing, candidates)).toMatchObject(none);
    const away = { receptionTaiS: 7.8e8, rightAscensionRad: 0, declinationRad: Math.PI / 2 };
    expect(associateTrack({ ...nothing, measurements: [away] }, candidates)).toMatchObject(none);
    const faint = { receptionTaiS: 7.8e8, magnitude: 12, rangeRateMps: 100 };
    expect(associateTrack({ ...nothing, measurements: [faint] }, candidates)).toMatchObject(none);
  });
});

const reference = new URL('../../../../../shared/reference/', import.meta.url);
const isWanted = isNightly && existsSync(reference);

it.skipIf(!isWanted)(
  'all reference tracks agree with a search of the whole catalogue',
  () => {
    const { tracks } = JSON.parse(readFileSync(new URL('tdm/association.json', reference), 'utf8')) as {
      tracks: ReferenceTrack[];
    };
    const csv = gunzipSync(readFileSync(new URL('catalogue/gp_20241101.csv.gz', reference))).toString('utf8');
    const candidates = candidatesOf(csv);
    const all = tracks.flatMap((track) => {
      const tdm = readFileSync(new URL(`tdm/${track.file}`, reference), 'utf8');
      const [angular] = METRICS.map((metric) =>
        deviations(track, associateTrack(trackOf(track.site, tdm), candidates, { metric, eop })),
      );
      return angular ?? [];
    });
    recordValidation({
      room: 'tracking',
      reference: 'tracks associated with the whole catalogue',
      origin: 'Orekit 13.0 (Apache-2.0), 36 made-up tracks, 29 of catalogue objects and 7 of none, 26,834 element sets',
      deviations: all,
      unit: 'arcsec of the median distance, beyond 50 arcsec parts of it in fifty',
      tolerance: 0.05,
      reason: 'distances are printed to a thousandth of an arcsecond; SGP4 and frame codes differ by centimetres',
      note: 'verdict and object are right for every track, by the angular and by the Mahalanobis distance',
    });
  },
  600_000,
);
