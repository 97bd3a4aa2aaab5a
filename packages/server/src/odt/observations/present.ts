import { formatUtcZ } from '@keepout/astro/epoch';
import { type Observation, observation } from '@keepout/contract/odt/observation';
import type { ObservationReport } from '@keepout/contract/odt/report';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { textOf, withStatement } from '@keepout/contract/sentences';
import { presentOrbitUpdate } from '../orbit-updates/present.ts';
import type { OrbitUpdateRow } from '../orbit-updates/store.ts';
import type { ListedObservation, ObservationRow } from './store.ts';

/** Returns a measurement file in wire form. For an unreadable file start and end are its time of arrival. */
export function presentObservation(row: ListedObservation, update: OrbitUpdateRow | undefined): Observation {
  const receivedAt = row.receivedAt;
  return {
    'file-id': row.id,
    observationFileId: row.id,
    observationRequestId: row.requestId,
    ...fieldsOf(observation, row),
    fileCompressionType: row.compression,
    size: row.sizeBytes,
    catalogueId: row.noradId,
    catalogueIdBestAssociation: row.noradIdBest,
    isUnreadable: row.state === 'UNREADABLE',
    numberOfMeasurements: row.points,
    numberOfMagnitudeMeasurements: row.magnitudePoints,
    start: row.startTaiS === null ? receivedAt : formatUtcZ(row.startTaiS),
    end: row.endTaiS === null ? receivedAt : formatUtcZ(row.endTaiS),
    receivedAt,
    deliveredAt: row.deliveredTaiS === null ? receivedAt : formatUtcZ(row.deliveredTaiS),
    ...withStatement('reason', row.reason),
    ...withStatement('noUpdate', row.noUpdate),
    orbitUpdate: update === undefined ? null : presentOrbitUpdate(update),
  };
}

/** The report of a file, with the measurements marked that an update rests on; its tag changes with either. */
export function presentReport(
  row: ObservationRow,
  update: OrbitUpdateRow | undefined,
): { readonly report: ObservationReport; readonly etag: string } {
  const etag = `"${row.id}-${row.state}-${row.report?.createdAt ?? ''}-${update?.id ?? 'none'}-${update?.state ?? ''}"`;
  const empty = { version: '1.0', observationFileId: row.id, createdAt: row.receivedAt, reports: [] };
  const isUsed = update?.state === 'UPDATED' ? usageFlags(row.id, update) : [];
  let at = 0;
  const report = row.report ?? empty;
  const reports = report.reports.map((track) => ({
    ...track,
    warnings: track.warnings.map(textOf),
    warningsSentences: track.warnings.map((warning) => [...warning]),
    associationResults: track.associationResults.map((result) => ({
      ...result,
      ...withStatement('orbitSource', result.orbitSource),
    })),
    initialOrbit: track.initialOrbit && {
      ...track.initialOrbit,
      ...withStatement('method', track.initialOrbit.method),
    },
    measurementReports: track.measurementReports.map((measurement) => ({
      ...measurement,
      isUsed: isUsed[at++] ?? false,
    })),
  }));
  return { etag, report: { 'file-id': row.id, ...report, reports } };
}

function usageFlags(observationFileId: string, { residuals }: OrbitUpdateRow): readonly boolean[] {
  return residuals.find((residual) => residual.observationFileId === observationFileId)?.isUsed ?? [];
}
