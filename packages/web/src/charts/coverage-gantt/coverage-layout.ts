import { type CoverageRow, type CoverageSpan, EPHEMERIS_SOURCES, type EphemerisSource } from './coverage.ts';

const LANE_PX = 12;
const BAR_PX = 8;
const ROW_AIR_PX = 10;
const TOP_PX = 8;
const AXIS_PX = 20;

export interface CoverageLane {
  readonly source: EphemerisSource;
  readonly spans: readonly CoverageSpan[];
  readonly top: number;
  readonly height: number;
}

export interface CoverageBand {
  readonly row: CoverageRow;
  readonly top: number;
  readonly height: number;
  readonly lanes: readonly CoverageLane[];
}

/** Lanes of every satellite from the top down; a source without spans takes no lane. */
export function coverageBands(rows: readonly CoverageRow[]): readonly CoverageBand[] {
  let top = TOP_PX;
  return rows.map((row) => {
    const usedSources = EPHEMERIS_SOURCES.filter((source) => (row.sources[source] ?? []).length > 0);
    const height = Math.max(2, usedSources.length) * LANE_PX + ROW_AIR_PX;
    const inset = (height - usedSources.length * LANE_PX) / 2;
    const lanes = usedSources.map((source, index) => ({
      source,
      spans: row.sources[source] ?? [],
      top: top + inset + index * LANE_PX + (LANE_PX - BAR_PX) / 2,
      height: BAR_PX,
    }));
    const band = { row, top, height, lanes };
    top += height;
    return band;
  });
}

export function coverageHeightPx(rows: readonly CoverageRow[]): number {
  const last = coverageBands(rows).at(-1);
  return last === undefined ? 120 : last.top + last.height + AXIS_PX;
}
