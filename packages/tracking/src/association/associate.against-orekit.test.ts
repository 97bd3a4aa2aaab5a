import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseUtc } from '@keepout/astro/epoch';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import excerpt from '../../../../conformance/association/tracks.json' with { type: 'json' };
import { readGpCsv } from '../../../../conformance/gp-elements.ts';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { orientationOf } from '../../test/reference.ts';
import { siteAt } from '../site.ts';
import { type Association, type AssociationCandidate, associateTrack } from './associate.ts';
import type { AngularObservation, Track } from './track.ts';

const ARCSEC = RAD_PER_DEG / 3600;
/** The element sets are the truth of the tracks: what is left is the noise of an arcsecond or two. */
const ACCURACY = { angleRad: 2 * ARCSEC, alongTrackM: 300 };

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

/** The angles of a track, by a plain scan of its lines. */
function trackOf(site: string, tdm: string): Track {
  const angles = new Map<string, number[]>();
  for (const [, axis = '', time = '', degrees = ''] of tdm.matchAll(/^ANGLE_([12]) = (\S+) (\S+)$/gm)) {
    const pair = angles.get(time) ?? [];
    pair[Number(axis) - 1] = Number(degrees) * RAD_PER_DEG;
    angles.set(time, pair);
  }
  const observations = [...angles].map(([time, [ra = 0, dec = 0]]): AngularObservation => {
    const parsed = parseUtc(time);
    if (!parsed.ok) throw new Error(time);
    return { receptionTaiS: parsed.value, rightAscensionRad: ra, declinationRad: dec };
  });
  return { site: sites.get(site)!, observations };
}

function candidatesOf(csv: string): AssociationCandidate<number>[] {
  return readGpCsv(csv).map((elements) => ({
    id: elements.noradId,
    orbit: sgp4Ephemeris(elements),
    accuracy: ACCURACY,
  }));
}

/** Deviations of the median distances, in arcseconds; verdict and object are asserted. */
function deviations(track: ReferenceTrack, found: Association<number>): number[] {
  const { expected, file } = track;
  expect(found.verdict, file).toBe(expected.isAssociated ? 'associated' : 'unknown');
  if (expected.isAssociated) expect(found.ranked[0]?.id, file).toBe(expected.catalogueId);
  return expected.nearestCatalogueObjects.flatMap(({ catalogueId, medianAngularDistance_arcsec }) => {
    const ours = found.ranked.find(({ id }) => id === catalogueId);
    // Objects farther than the cone of four degrees are not compared.
    if (ours === undefined) return [];
    const difference = Math.abs(ours.medianDistanceRad / ARCSEC - medianAngularDistance_arcsec);
    expect(difference, `${file} ${String(catalogueId)}`).toBeLessThan(0.05 + medianAngularDistance_arcsec / 1000);
    return [difference / Math.max(1, medianAngularDistance_arcsec / 50)];
  });
}

describe('a track', () => {
  const candidates = candidatesOf(excerpt.catalogue);

  it('is given to the object that made it, and to none when none did', () => {
    for (const track of excerpt.tracks)
      deviations(track, associateTrack(trackOf(track.site, track.tdm), candidates, eop));
  });

  it('is ambiguous when two orbits lie within the threshold and near each other', () => {
    const [track] = excerpt.tracks;
    const twins = candidates.flatMap((one) => [one, { ...one, id: -one.id }]);
    const found = associateTrack(trackOf(track!.site, track!.tdm), twins, eop);
    expect(found.verdict).toBe('ambiguous');
    expect(found.ratio).toBeCloseTo(1, 9);
  });

  it('has a Mahalanobis distance of its noise, and an orbit that is late is found to be so', () => {
    for (const { site, tdm, expected } of excerpt.tracks) {
      if (expected.catalogueId === null) continue;
      const own = candidates.find(({ id }) => id === expected.catalogueId)!;
      const late = { ...own, accuracy: { ...ACCURACY, alongTrackM: 20_000 } };
      const track = trackOf(site, tdm);
      const [exact] = associateTrack(track, [own], eop).ranked;
      expect(exact!.mahalanobisSquared / exact!.degreesOfFreedom).toBeLessThan(1.5);
      expect(Math.abs(exact!.timeOffsetS)).toBeLessThan(0.5);
      const shifted = {
        ...late,
        orbit: { ...own.orbit, stateAt: (t: number, out: Float64Array) => own.orbit.stateAt(t - 0.1, out) },
      };
      const [offset] = associateTrack(track, [shifted], eop).ranked;
      expect(offset!.timeOffsetS).toBeCloseTo(-0.1, 1);
      // An orbit that may be kilometres off along its track explains most of the residuals, one of ten metres does not.
      const [tight] = associateTrack(track, [{ ...shifted, accuracy: { ...ACCURACY, alongTrackM: 10 } }], eop).ranked;
      // Far away a tenth of a second is lost in the noise.
      const share = exact!.medianRangeM < 5e6 ? 0.1 : 1;
      expect(offset!.mahalanobisSquared).toBeLessThanOrEqual(share * tight!.mahalanobisSquared);
    }
  });

  it('without observations is unknown', () => {
    const found = associateTrack({ site: [...sites.values()][0]!, observations: [] }, candidates);
    expect(found).toEqual({ verdict: 'unknown', ranked: [], candidatesInCone: 0 });
  });
});

const reference = new URL('../../../../../shared/reference/', import.meta.url);
const isWanted = process.env['KEEPOUT_VALIDATION'] === '1' && existsSync(reference);

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
      return deviations(track, associateTrack(trackOf(track.site, tdm), candidates, eop));
    });
    recordValidation({
      room: 'tracking',
      reference: 'tracks associated with the whole catalogue',
      origin: 'Orekit 13.0 (Apache-2.0), 36 made-up tracks, 29 of catalogue objects and 7 of none, 26,834 element sets',
      deviations: all,
      unit: 'arcsec of the median distance, beyond 50 arcsec parts of it in fifty',
      tolerance: 0.05,
      reason: 'distances are printed to a thousandth of an arcsecond; SGP4 and frame codes differ by centimetres',
      note: 'verdict and object are right for every track',
    });
  },
  600_000,
);
