import { clusterSize } from './cluster-paths.ts';
import type { TimelineCluster } from './timeline-layout.ts';

export interface CountLabel {
  readonly x: number;
  /** Base line of the text. */
  readonly y: number;
  readonly count: number;
}

const DIGIT_PX = 7;
const LINE_PX = 11;

/**
 * Returns labels next to clusters of a minimum size, the largest cluster first; an overlapping label is omitted,
 * since two adjacent counts look like one number.
 */
export function countLabels(
  clusters: readonly Pick<TimelineCluster, 'x' | 'y' | 'members'>[],
  least: number,
): CountLabel[] {
  const labels: CountLabel[] = [];
  const countedClusters = clusters
    .filter(({ members }) => members.length >= least)
    .toSorted((a, b) => b.members.length - a.members.length);
  for (const { x, y, members } of countedClusters) {
    const label = { x: x + clusterSize(members.length) / 2 + 2, y: y - 3, count: members.length };
    if (labels.every((placedLabel) => isClear(label, placedLabel))) labels.push(label);
  }
  return labels;
}

const widthPx = ({ count }: CountLabel) => DIGIT_PX * String(count).length;

function isClear(a: CountLabel, b: CountLabel): boolean {
  const [first, second] = a.x <= b.x ? [a, b] : [b, a];
  return second.x - first.x > widthPx(first) || Math.abs(a.y - b.y) > LINE_PX;
}
