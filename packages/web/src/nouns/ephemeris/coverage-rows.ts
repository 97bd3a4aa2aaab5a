import type { EphemerisSummary as EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { CoverageRow } from '../../charts/coverage-gantt/coverage.ts';
import { parseTime } from '../../time/utc.ts';

type Covering = Pick<
  EphemerisFile,
  'oemFileId' | 'satelliteId' | 'satelliteName' | 'fileName' | 'designation' | 'startTime' | 'stopTime'
>;

/**
 * Returns the operational files of each satellite as spans of its row; time without an operational file is a gap. A candidate is
 * a plan that may never be flown, so it fills no gap; a satellite that has only candidates gets an empty row.
 */
export function coverageRows(files: readonly Covering[]): readonly CoverageRow[] {
  const satellites = new Map(files.map((file) => [file.satelliteId, file.satelliteName]));
  return [...satellites]
    .map(([id, name]) => ({
      id,
      name,
      sources: {
        OPS: files.filter((file) => file.satelliteId === id && file.designation === 'OPERATIONAL').flatMap(spanOf),
      },
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

function spanOf({ oemFileId, fileName, startTime, stopTime }: Covering) {
  const startMs = parseTime(startTime);
  const endMs = parseTime(stopTime);
  return startMs === undefined || endMs === undefined ? [] : [{ id: oemFileId, startMs, endMs, label: fileName }];
}
