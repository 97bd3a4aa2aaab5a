import type { ChartLevel } from '../status/level.ts';

/** A closest approach of one satellite. */
export interface FleetMark {
  readonly id: string;
  readonly atMs: number;
  readonly level: ChartLevel;
  readonly label: string;
}

/** Kinds of intervals of a satellite: an approved or open burn, a ground contact, a time without burns. */
export type FleetIntervalKind = 'burn' | 'open-burn' | 'contact' | 'no-burn';

export interface FleetInterval {
  readonly id: string;
  readonly kind: FleetIntervalKind;
  readonly startMs: number;
  readonly endMs: number;
  readonly label: string;
}

/** One satellite of the fleet over the next days. */
export interface FleetRow {
  readonly id: string;
  readonly name: string;
  readonly marks: readonly FleetMark[];
  readonly intervals: readonly FleetInterval[];
}

/** A selectable item, in the order of the arrow keys: by satellite, then by time. */
export interface FleetItem {
  readonly row: FleetRow;
  readonly index: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly item: { readonly mark: FleetMark } | { readonly interval: FleetInterval };
}

/** Contacts are many and lead nowhere: the arrows pass them by. */
export const isStop = ({ item }: FleetItem): boolean => 'mark' in item || item.interval.kind !== 'contact';

export function fleetItems(rows: readonly FleetRow[]): readonly FleetItem[] {
  return rows.flatMap((row, index) =>
    [
      ...row.marks.map((mark) => ({ row, index, startMs: mark.atMs, endMs: mark.atMs, item: { mark } })),
      ...row.intervals.map((interval) => ({
        row,
        index,
        startMs: interval.startMs,
        endMs: interval.endMs,
        item: { interval },
      })),
    ].toSorted((a, b) => a.startMs - b.startMs),
  );
}

export const FLEET_ROW_PX = 28;
export const TOP_PX = 8;
export const AXIS_PX = 20;
