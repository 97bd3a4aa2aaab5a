import type { FieldId } from './fields.ts';

interface ColumnShape {
  /** Least width, px. */
  readonly px: number;
  /** Minimum width in a scrolling table regardless of saved widths: fits the longest names, px. */
  readonly scrolledPx?: number;
  /** Share of the room that is left over. */
  readonly grows?: number;
  readonly isNumber?: boolean;
}

export const columnShapes: Readonly<Record<FieldId, ColumnShape>> = {
  risk: { px: 86 },
  tca: { px: 162 },
  countdown: { px: 86, isNumber: true },
  satellite: { px: 84, grows: 0.4 },
  secondary: { px: 176, scrolledPx: 248, grows: 1 },
  pc: { px: 158, isNumber: true },
  trend: { px: 64 },
  miss: { px: 85, isNumber: true },
  r: { px: 64, isNumber: true },
  t: { px: 68, isNumber: true },
  n: { px: 64, isNumber: true },
  speed: { px: 92, isNumber: true },
  sigma: { px: 85, isNumber: true },
  messages: { px: 56, isNumber: true },
  updated: { px: 64, isNumber: true },
  verdict: { px: 190, grows: 1 },
  decideBy: { px: 98, isNumber: true },
  work: { px: 104, grows: 0.4 },
  owner: { px: 80 },
  maxPc: { px: 92, isNumber: true },
  dilution: { px: 88 },
  covariance: { px: 104 },
  confidence: { px: 116 },
  method: { px: 132 },
  screening: { px: 104 },
  reported: { px: 96, grows: 1 },
};

/** Returns the columns of a row of a width, px, as a grid template, and the width below which the table scrolls. */
export function columnGrid(
  ids: readonly FieldId[],
  widthPx = Number.POSITIVE_INFINITY,
): { readonly template: string; readonly minPx: number } {
  const least = ids.map((id) => columnShapes[id]);
  const scrolls = least.reduce((sum, { px }) => sum + px, 0) > widthPx;
  const shapes = scrolls ? least.map((shape) => ({ ...shape, px: shape.scrolledPx ?? shape.px })) : least;
  return {
    template: shapes
      .map(({ px, grows }) => (grows === undefined ? `${px}px` : `minmax(${px}px, ${grows}fr)`))
      .join(' '),
    minPx: shapes.reduce((sum, { px }) => sum + px, 0),
  };
}
