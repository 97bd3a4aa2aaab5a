/** Tracks against every object of a catalogue: optical ones of ten points and radar ones, made of its own objects. */
import { sgp4Ephemeris } from '../packages/astro/src/sgp4/ephemeris.ts';
import { errorOfElements } from '../packages/conjunction/src/covariance/element-set-error.ts';
import { type AssociationCandidate, associateTrack } from '../packages/tracking/src/association/associate.ts';
import { initialOrbit } from '../packages/tracking/src/initial-orbit/initial-orbit.ts';
import type { MeasurementTrack } from '../packages/tracking/src/measurement.ts';
import { predictMeasurement } from '../packages/tracking/src/prediction.ts';
import { siteAt } from '../packages/tracking/src/site.ts';
import { pointingOf } from '../packages/tracking/test/pointing.ts';
import { catalogueElements } from './catalogue.ts';
import { median, timed } from './measure.ts';

export interface AssociationFigures {
  readonly objects: number;
  readonly tracks: number;
  /** Tracks given to the object that made them. */
  readonly right: number;
  /** CPU s a track after load. */
  readonly medianS: number;
  readonly worstS: number;
  readonly initialOrbitS: number;
}

const POINTS = 10;
const ARCSEC = Math.PI / 648_000;
const LEAST_ELEVATION_RAD = 0.3;

export function benchAssociation(count: number): AssociationFigures {
  const candidates = catalogueElements().map(
    (elements): AssociationCandidate<number> => ({
      id: elements.noradId,
      orbit: sgp4Ephemeris(elements),
      error: errorOfElements(elements),
    }),
  );
  const site = siteAt({ latitudeRad: 0.818, longitudeRad: 0.13, heightM: 951 });
  const tracks = tracksOf(candidates, site, count);
  // Once for the compiler.
  associateTrack(tracks[0]!.track, candidates);
  const outcomes = tracks.map(({ track, id }) => {
    const [seconds, association] = timed(() => associateTrack(track, candidates));
    return { seconds, isRight: association.verdict === 'associated' && association.ranked[0]?.id === id };
  });
  const optical = tracks.filter((_, k) => k % 2 === 0).slice(0, 10);
  return {
    objects: candidates.length,
    tracks: tracks.length,
    right: outcomes.filter(({ isRight }) => isRight).length,
    medianS: median(outcomes.map(({ seconds }) => seconds)),
    worstS: Math.max(...outcomes.map(({ seconds }) => seconds)),
    initialOrbitS: median(optical.map(({ track }) => timed(() => initialOrbit([track]))[0])),
  };
}

/** Every second one a radar track; objects near the Earth that stand above the site. */
function tracksOf(
  candidates: readonly AssociationCandidate<number>[],
  site: MeasurementTrack['site'],
  count: number,
): { id: number; track: MeasurementTrack }[] {
  const start = Date.UTC(2024, 10, 1, 18) / 1000 - Date.UTC(2000, 0, 1) / 1000 + 37;
  const tracks: { id: number; track: MeasurementTrack }[] = [];
  for (let k = 0; tracks.length < count && k < 1e6; k++) {
    const { id, orbit } = candidates[(k * 7919) % candidates.length]!;
    const at = start + ((k * 977) % 40_000);
    const seen = predictMeasurement(site, orbit, at);
    if (seen === undefined || seen.rangeM > 3e6) continue;
    if (pointingOf(site, seen.rightAscensionRad, seen.declinationRad, at).elevationRad < LEAST_ELEVATION_RAD) continue;
    const isRadar = tracks.length % 2 === 1;
    const measurements = Array.from({ length: POINTS }, (_, i) => {
      const { rangeM, rangeRateMps, ...angles } = predictMeasurement(site, orbit, at + 3 * i)!;
      const { receptionTaiS, rightAscensionRad, declinationRad } = angles;
      return { receptionTaiS, rightAscensionRad, declinationRad, ...(isRadar && { rangeM, rangeRateMps }) };
    });
    const sigma = { angleRad: (isRadar ? 60 : 2) * ARCSEC, rangeM: 20, rangeRateMps: 0.5 };
    tracks.push({
      id,
      track: { site, measurements, sigma, timeBiasS: 0, timeBiasSigmaS: 0.001, angleBiasSigmaRad: 0 },
    });
  }
  return tracks;
}
