import { floorMarkerPath } from '../axis/series-path.ts';
import { type ChartLevel, STATUS_LEVELS } from '../status/level.ts';
import { statusShapePath } from '../status/shape.ts';
import type { TimelineCluster } from './timeline-layout.ts';

/** A healthy screen is nearly colourless: marks without concern are faint. */
export const OK_OPACITY = 0.75;

/** All marks of one level as one path: a thousand marks are then twelve elements, not a thousand. */
export interface LevelPaths {
  readonly level: ChartLevel;
  readonly solid: string;
  readonly hollow: string;
}

export interface ClusterPaths {
  /** Ascending urgency, so that the worst is painted last. */
  readonly levels: readonly LevelPaths[];
  readonly floorMarkers: string;
}

export function clusterPaths(clusters: readonly TimelineCluster[]): ClusterPaths {
  const solid = new Map<ChartLevel, string[]>();
  const hollow = new Map<ChartLevel, string[]>();
  const floorMarkers: string[] = [];
  for (const cluster of clusters) {
    const path = statusShapePath(cluster.level, cluster.x, cluster.y, clusterSize(cluster.members.length));
    const group = cluster.kind === 'no-value' ? hollow : solid;
    const list = group.get(cluster.level);
    if (list === undefined) group.set(cluster.level, [path]);
    else list.push(path);
    if (cluster.kind === 'below-floor') floorMarkers.push(floorMarkerPath(cluster.x, cluster.y + 5));
  }
  return {
    levels: STATUS_LEVELS.map((level) => ({
      level,
      solid: solid.get(level)?.join('') ?? '',
      hollow: hollow.get(level)?.join('') ?? '',
    })),
    floorMarkers: floorMarkers.join(''),
  };
}

/** Heaps are drawn larger, slowly. @returns px */
export function clusterSize(count: number): number {
  return count === 1 ? 9 : Math.min(15, 10 + Math.log2(count));
}
