import { formatDistance } from '../../format/length.ts';
import { screenEllipse } from './Ellipses.tsx';
import { bodyPx } from './HardBody.tsx';
import { type LabelBox, type PlacedLabel, placeLabels, type WantedLabel } from './place-labels.ts';
import type { PlaneAfter, PlanePoint } from './plane-message.ts';
import type { PlaneScene } from './plane-scene.ts';
import type { PlaneProjection, PlaneSquare } from './plane-view.ts';

/** Marks smaller than this still need room to be seen, px. */
const LEAST_MARK_PX = 7;
/** Below this distance on the screen the sigmas are indistinguishable, px. */
const LEAST_SIGMA_PX = 12;
const EDGE_PX = 2;
/** Half the width of the mark of a branch, px. */
const SPREAD_MARK_PX = 4;

export interface PlaneLabelsInput {
  readonly scene: PlaneScene;
  readonly projection: PlaneProjection;
  readonly square: PlaneSquare;
  readonly names: readonly [string, string];
  readonly hardBodyRadiusM: number | null;
  readonly sigmas: readonly number[];
  readonly after?: { readonly at: PlanePoint; readonly label: PlaneAfter['label'] } | undefined;
  /** Points of the encounter in branches of the manoeuvre, px. */
  readonly spread?: readonly { readonly at: PlanePoint; readonly label: PlaneAfter['label'] }[];
  /** Height at the foot of the square that other words hold, px. */
  readonly footPx: number;
}

/** Names of both objects, miss and sigmas, each at its point and none over another. */
export function planeLabels(input: PlaneLabelsInput): readonly PlacedLabel[] {
  const { scene, projection, square, names, sigmas, after, spread = [], footPx } = input;
  const point = projection.toPx(scene.object1M);
  const two = projection.toPx(scene.object2M);
  const body = Math.max(LEAST_MARK_PX, ...bodyPx(input.hardBodyRadiusM, projection));
  const missPx = Math.hypot(two[0] - point[0], two[1] - point[1]);
  const labels: WantedLabel[] = [
    { id: 'object-1', text: names[0], at: point, clearPx: body, toward: [point[0] - two[0], point[1] - two[1]] },
    { id: 'object-2', text: names[1], at: two, clearPx: LEAST_MARK_PX, toward: [two[0] - point[0], two[1] - point[1]] },
  ];
  if (after !== undefined) labels.push({ id: 'after', text: after.label, at: after.at, clearPx: LEAST_MARK_PX });
  labels.push(...spread.map(({ at, label }) => ({ id: `turn-${label}`, text: label, at, clearPx: SPREAD_MARK_PX })));
  labels.push({
    id: 'miss',
    text: formatDistance(scene.missM),
    at: [(point[0] + two[0]) / 2, (point[1] + two[1]) / 2],
    clearPx: missPx > 2 * LEAST_MARK_PX ? 3 : LEAST_MARK_PX + 2,
    toward: [point[1] - two[1], two[0] - point[0]],
  });
  labels.push(...sigmaLabels(scene, projection, sigmas, two));
  const marks = [boxAbout(point, Math.min(body, square.side / 4)), boxAbout(two, LEAST_MARK_PX)];
  if (after !== undefined) marks.push(boxAbout(after.at, LEAST_MARK_PX));
  marks.push(...spread.map(({ at }) => boxAbout(at, SPREAD_MARK_PX)));
  return placeLabels(
    labels.filter(({ at }) => isInside(at, square)),
    roomOf(square, footPx),
    {
      boxes: marks,
      lines: [[point, two]],
    },
  );
}

/** One name for each ellipse, where its outline leaves the long axis. */
function sigmaLabels(
  { covarianceM2 }: PlaneScene,
  projection: PlaneProjection,
  sigmas: readonly number[],
  [x, y]: PlanePoint,
): readonly WantedLabel[] {
  const ellipse = covarianceM2 === null ? null : screenEllipse(covarianceM2, projection);
  if (ellipse === null || ellipse.aPx < LEAST_SIGMA_PX) return [];
  const [ux, uy] = [Math.cos(ellipse.angleRad), -Math.sin(ellipse.angleRad)];
  return [...sigmas]
    .sort((a, b) => b - a)
    .map((sigma) => ({
      id: `sigma-${sigma}`,
      text: `${sigma}\u03c3`,
      at: [x + ux * ellipse.aPx * sigma, y + uy * ellipse.aPx * sigma] as const,
      clearPx: 0,
      toward: [ux, uy] as const,
      isOptional: true,
    }));
}

const boxAbout = ([x, y]: PlanePoint, half: number): LabelBox => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

const roomOf = ({ left, top, side }: PlaneSquare, footPx: number): LabelBox => ({
  left: left + EDGE_PX,
  right: left + side - EDGE_PX,
  top: top + EDGE_PX,
  bottom: top + side - EDGE_PX - footPx,
});

const isInside = ([x, y]: PlanePoint, { left, top, side }: PlaneSquare): boolean =>
  x >= left && x <= left + side && y >= top && y <= top + side;
