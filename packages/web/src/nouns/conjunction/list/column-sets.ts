import { columnGrid } from './column-widths.ts';
import type { FieldId } from './fields.ts';

export const columnSets = ['triage', 'geometry', 'quality', 'all'] as const;
export type ColumnSet = (typeof columnSets)[number];

/** The verdict leads. */
const head = ['verdict', 'tca', 'countdown', 'decideBy', 'satellite', 'secondary'] as const;

/** Columns of each set, left to right. */
export const COLUMNS_BY_SET: Readonly<Record<ColumnSet, readonly FieldId[]>> = {
  triage: [...head, 'pc', 'trend', 'miss', 'risk', 'messages', 'updated'],
  geometry: [...head, 'pc', 'miss', 'r', 't', 'n', 'sigma', 'speed', 'risk', 'messages', 'updated'],
  quality: [
    ...head,
    'pc',
    'risk',
    'maxPc',
    'dilution',
    'covariance',
    'confidence',
    'screening',
    'method',
    'messages',
    'updated',
    'reported',
  ],
  all: [
    ...head,
    'work',
    'owner',
    'pc',
    'trend',
    'maxPc',
    'dilution',
    'miss',
    'r',
    't',
    'n',
    'sigma',
    'speed',
    'risk',
    'covariance',
    'confidence',
    'screening',
    'method',
    'messages',
    'updated',
    'reported',
  ],
};

/** Columns that the triage set drops first in a narrow table; the other sets scroll. */
const LEAVING: readonly FieldId[] = ['updated', 'messages', 'trend', 'miss', 'tca', 'risk', 'countdown'];

/** Returns the columns of a set in a table of a width, px; the sort column stays. */
export function columnsIn(
  set: ColumnSet,
  widthPx: number,
  sort: readonly { readonly id: string }[],
): readonly FieldId[] {
  let ids = COLUMNS_BY_SET[set];
  if (set !== 'triage') return ids;
  for (const leaving of LEAVING) {
    if (columnGrid(ids).minPx <= widthPx) break;
    if (!sort.some(({ id }) => id === leaving)) ids = ids.filter((id) => id !== leaving);
  }
  return ids;
}
