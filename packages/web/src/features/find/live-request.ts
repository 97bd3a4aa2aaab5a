import { fromUnixMs } from '@keepout/astro/epoch';
import { SCREENED_DAYS } from '@keepout/contract/ca/named-volumes';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { FileRequest, LiveEncounter, LiveRequest, LiveVolume } from '../../screening-worker/protocol.ts';
import { type SearchConditions, USUAL_RADIUS_KM } from './conditions.ts';
import type { FindForm } from './find-form.ts';

/** Returns the screening request of a checked search: for the selected satellite, or for all. */
export function liveRequest(
  form: FindForm,
  { startMs = Number.NaN, endMs = Number.NaN, maxMissM, axesM }: SearchConditions,
  satellites: readonly Satellite[],
  nowMs: number,
): LiveRequest {
  const chosenSatellites = satellites.filter(
    ({ satelliteId }) => form.satelliteId === undefined || satelliteId === form.satelliteId,
  );
  return {
    objects: chosenSatellites.map(({ noradId, configuration }) => ({ noradId, configuration })),
    startTaiS: fromUnixMs(startMs),
    stopTaiS: fromUnixMs(endMs),
    asOfTaiS: fromUnixMs(nowMs),
    volume: volumeOf(form, maxMissM, axesM),
  };
}

/** Returns the screening request of a file, from now on: for the selected satellite, or for that named in the file. */
export function fileRequest(
  form: FindForm,
  { maxMissM, axesM }: SearchConditions,
  {
    file,
    satellites,
    nowMs,
  }: { readonly file: File; readonly satellites: readonly Satellite[]; readonly nowMs: number },
): FileRequest {
  const fleet = satellites.map(({ noradId, name, cosparId, configuration }) => ({
    noradId,
    name,
    cosparId,
    configuration,
  }));
  const chosenSatellite = fleet[satellites.findIndex(({ satelliteId }) => satelliteId === form.satelliteId)];
  return {
    file,
    ...(chosenSatellite && { selectedSatellite: chosenSatellite }),
    fleet,
    asOfTaiS: fromUnixMs(nowMs),
    longestS: SCREENED_DAYS * SECONDS_PER_DAY,
    volume: volumeOf(form, maxMissM, axesM),
  };
}

function volumeOf({ volume }: FindForm, maxMissM: number | undefined, axesM: SearchConditions['axesM']): LiveVolume {
  if (volume === 'sphere') return { shape: 'sphere', radiusM: maxMissM ?? USUAL_RADIUS_KM * 1000 };
  if (axesM === undefined) return { shape: 'regime' };
  const [radialM, alongTrackM, crossTrackM] = axesM;
  return { shape: 'ellipsoid', radialM, alongTrackM, crossTrackM };
}

/**
 * Returns the close approaches that match the search. Compares the minimum Pc with the maximum Pc over the uncertainty of the covariance, so that
 * an estimated covariance hides no result; a close approach without a Pc matches.
 */
export function matchingEncounters(
  encounters: readonly LiveEncounter[],
  object: string,
  { maxMissM = Number.POSITIVE_INFINITY, minPc = 0 }: SearchConditions,
): readonly LiveEncounter[] {
  const searchText = object.trim().toLowerCase();
  return encounters.filter(
    ({ secondary, missDistanceM, maxPc }) =>
      missDistanceM <= maxMissM &&
      (maxPc ?? 1) >= minPc &&
      (searchText === '' ||
        String(secondary.noradId) === searchText ||
        secondary.cosparId.toLowerCase() === searchText ||
        secondary.name.toLowerCase().includes(searchText)),
  );
}
