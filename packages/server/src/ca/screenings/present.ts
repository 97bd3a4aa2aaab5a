import { formatUtcZ } from '@keepout/astro/epoch';
import type { RiskLevel, ScreeningType } from '@keepout/contract/ca/enums';
import type { Screening } from '@keepout/contract/ca/screening';
import { wireTime, wireTimeOrNull } from '../../platform/database/wire-time.ts';
import type { ScreeningRow } from './store.ts';
import { presentVolume } from './wire-volume.ts';

const RISKS: readonly RiskLevel[] = ['UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

export function presentScreening(row: ScreeningRow, names: ReadonlyMap<string, string>, nowMs: number): Screening {
  return {
    screeningId: row.id,
    screeningType: row.screeningType as ScreeningType,
    state: row.state,
    satelliteIds: row.satelliteIds,
    satelliteNames: row.satelliteIds.map((id) => names.get(id) ?? id),
    oemFileId: row.ephemerisId,
    fileName: row.fileName,
    trigger: row.trigger,
    start: formatUtcZ(row.startTaiS),
    stop: formatUtcZ(row.stopTaiS),
    volume: row.volume && presentVolume(row.volume),
    catalogue:
      row.catalogueId === null
        ? null
        : { catalogueId: row.catalogueId, source: row.catalogueSource ?? '', objects: row.catalogueObjects ?? 0 },
    progress: progressOf(row, nowMs),
    extent: row.extent,
    coverage: row.coverage,
    conjunctionCount: row.conjunctionCount,
    risks: Object.fromEntries(RISKS.map((risk) => [risk, row.risks[risk] ?? 0])) as Record<RiskLevel, number>,
    worstProbability: row.worstProbability,
    dropouts: row.dropouts.slice(0, 100),
    dropoutCount: row.dropouts.length,
    createdAt: wireTime(row.createdAt),
    startedAt: wireTimeOrNull(row.startedAt),
    finishedAt: wireTimeOrNull(row.finishedAt),
    durationSeconds: durationOf(row),
    createdBy: row.createdBy,
    failure: row.failure,
  };
}

function progressOf(row: ScreeningRow, nowMs: number): Screening['progress'] {
  const { blocksDone, blocksTotal } = row;
  const percent = row.state === 'COMPLETED' ? 100 : blocksTotal === 0 ? 0 : (100 * blocksDone) / blocksTotal;
  const elapsedS = row.startedAt === null ? 0 : (nowMs - Date.parse(wireTime(row.startedAt))) / 1000;
  const remainingSeconds =
    row.state === 'RUNNING' && blocksDone > 0
      ? Math.max(0, (elapsedS / blocksDone) * (blocksTotal - blocksDone))
      : null;
  return { percent, blocksDone, blocksTotal, remainingSeconds };
}

function durationOf(row: ScreeningRow): number | null {
  if (row.startedAt === null || row.finishedAt === null) return null;
  return (Date.parse(wireTime(row.finishedAt)) - Date.parse(wireTime(row.startedAt))) / 1000;
}
