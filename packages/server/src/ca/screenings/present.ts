import { formatUtcZ } from '@keepout/astro/epoch';
import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { NamedVolume, RiskLevel, ScreeningType } from '@keepout/contract/ca/enums';
import { NAMED_VOLUMES } from '@keepout/contract/ca/named-volumes';
import {
  type Screening,
  type ScreeningSummary,
  screeningSummary,
  type WireVolume,
} from '@keepout/contract/ca/screening';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { withStatement } from '@keepout/contract/sentences';
import { progressOf, type ScreeningCounts } from '@keepout/operations/screened/progress';
import type { ScreeningRow } from './store.ts';

const RISKS: readonly RiskLevel[] = ['UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

/** Data of a screening's response that are not in its row. */
export interface ScreeningSurroundings {
  /** Names of satellites by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Number of the operator's screenings before this one, by its id. */
  readonly screeningsAhead: ReadonlyMap<string, number>;
  readonly nowMs: number;
}

export function presentScreening(row: ScreeningRow, surroundings: ScreeningSurroundings): Screening {
  return { ...presentListedScreening(row, surroundings), dropouts: row.dropouts.slice(0, 100) };
}

/** Returns a screening as in lists. */
export function presentListedScreening(
  row: ScreeningRow,
  { names, screeningsAhead, nowMs }: ScreeningSurroundings,
): ScreeningSummary {
  return {
    screeningId: row.id,
    ...fieldsOf(screeningSummary, row),
    screeningType: row.screeningType as ScreeningType,
    satelliteNames: row.satelliteIds.map((id) => names.get(id) ?? id),
    oemFileId: row.ephemerisId,
    start: formatUtcZ(row.startTaiS),
    stop: formatUtcZ(row.stopTaiS),
    volume: row.volume && presentVolume(row.volume),
    catalogue:
      row.catalogueId === null
        ? null
        : { catalogueId: row.catalogueId, source: row.catalogueSource ?? '', objects: row.catalogueObjects ?? 0 },
    progress: {
      ...progressOf(progressFigures(row, nowMs)),
      waitingBehind: screeningsAhead.get(row.id) ?? 0,
    },
    otherEphemerides: row.bystanderIds.length,
    risks: Object.fromEntries(RISKS.map((risk) => [risk, row.risks[risk] ?? 0])) as Record<RiskLevel, number>,
    dropoutCount: row.dropouts.length,
    durationSeconds: durationOf(row),
    ...withStatement('failure', row.failure),
    waitingFor: row.state === 'QUEUED' ? row.waitingFor : null,
  };
}

function progressFigures(row: ScreeningRow, nowMs: number): ScreeningCounts {
  const since = (time: string | null) => (time === null ? 0 : (nowMs - Date.parse(time)) / 1000);
  return { ...row, elapsedS: since(row.startedAt), judgingS: since(row.judgingSince) };
}

function durationOf(row: ScreeningRow): number | null {
  if (row.startedAt === null || row.finishedAt === null) return null;
  return (Date.parse(row.finishedAt) - Date.parse(row.startedAt)) / 1000;
}

/** Returns the requested volume, by name or dimensions; missing axes equal the radial one. */
export function volumeOf(volume: NamedVolume | WireVolume): ScreeningVolume {
  const { shape, r, t, n }: WireVolume = typeof volume === 'string' ? NAMED_VOLUMES[volume] : volume;
  if (shape === 'SPHERE') return { shape: 'sphere', radiusM: r };
  return { shape: shape === 'BOX' ? 'box' : 'ellipsoid', radialM: r, alongTrackM: t ?? r, crossTrackM: n ?? r };
}

function presentVolume(volume: ScreeningVolume): WireVolume {
  if (volume.shape === 'sphere') return { shape: 'SPHERE', r: volume.radiusM };
  const { shape, radialM, alongTrackM, crossTrackM } = volume;
  return { shape: shape === 'box' ? 'BOX' : 'ELLIPSOID', r: radialM, t: alongTrackM, n: crossTrackM };
}
