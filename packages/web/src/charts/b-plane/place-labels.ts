import type { PlanePoint } from './plane-message.ts';

/** A rectangle of the drawing, px. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface WantedLabel {
  readonly id: string;
  readonly text: string;
  /** The point that it names, px. */
  readonly at: PlanePoint;
  /** Radius of the mark at the point, px. */
  readonly clearPx: number;
  /** Direction away from the point to begin with, px axes (y down); default to the right. */
  readonly toward?: PlanePoint;
  /** Left out when no free place is near; else it moves off, with a leader. */
  readonly isOptional?: boolean;
}

export interface PlacedLabel {
  readonly id: string;
  readonly text: string;
  readonly box: LabelBox;
  /** Middle of the text's baseline, px. */
  readonly x: number;
  readonly y: number;
  /** A line back to the point, for a label that had to move off. */
  readonly leader?: readonly [PlanePoint, PlanePoint];
}

/** Obstacles of labels: marks must be avoided completely, lines if possible. */
export interface LabelObstacles {
  readonly boxes: readonly LabelBox[];
  readonly lines: readonly (readonly [PlanePoint, PlanePoint])[];
}

const CHARACTER_PX = 6.4;
const HEIGHT_PX = 14;
const PADDING_PX = 3;
const DIRECTIONS = 16;
/** How far from its mark a label is tried, px; beyond the first two with a leader. */
const GAPS_PX = [3, 12, 26, 44, 66, 92, 124, 160, 200, 250] as const;
const LEADER_FROM_GAP_PX = 20;
const OPTIONAL_GAPS = 2;
/** A place on a line is as bad as this much more distance, px. */
const LINE_COST_PX = 30;
const TURN_COST_PX = 8;

/**
 * Places labels at their points so that none covers another or a mark, in the order given.
 *
 * Method   places about each point in sixteen directions and growing distances; the first free one by distance, turn from
 *          the preferred direction and lines crossed. A label without a free place is omitted, so that the others are legible
 */
export function placeLabels(
  labels: readonly WantedLabel[],
  within: LabelBox,
  obstacles: LabelObstacles,
): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    const occupiedBoxes = [...obstacles.boxes, ...placed.map(({ box }) => box)];
    const best = bestPlace(label, within, occupiedBoxes, obstacles.lines);
    if (best !== undefined) placed.push(best);
  }
  return placed;
}

function bestPlace(
  label: WantedLabel,
  within: LabelBox,
  occupiedBoxes: readonly LabelBox[],
  lines: LabelObstacles['lines'],
): PlacedLabel | undefined {
  const [x, y] = label.at;
  const width = label.text.length * CHARACTER_PX + 2 * PADDING_PX;
  const begin = Math.atan2(label.toward?.[1] ?? 0, label.toward?.[0] ?? 1);
  let best: PlacedLabel | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const gap of label.isOptional ? GAPS_PX.slice(0, OPTIONAL_GAPS) : GAPS_PX) {
    // Points farther out have a larger gap, and so a worse score.
    if (gap >= least) break;
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const steps = turn % 2 === 0 ? turn / 2 : -(turn + 1) / 2;
      const angle = begin + (steps * 2 * Math.PI) / DIRECTIONS;
      const box = boxBeside(label, angle, gap, width);
      if (!isWithin(box, within) || occupiedBoxes.some((occupiedBox) => overlaps(box, occupiedBox))) continue;
      const crossed = lines.filter((line) => crosses(line, box)).length;
      const cost = gap + crossed * LINE_COST_PX + (Math.abs(steps) / (DIRECTIONS / 2)) * TURN_COST_PX;
      if (cost >= least) continue;
      least = cost;
      best = {
        id: label.id,
        text: label.text,
        box,
        x: (box.left + box.right) / 2,
        y: box.bottom - PADDING_PX,
        ...(gap > LEADER_FROM_GAP_PX && { leader: [[x, y], nearestOn(box, label.at)] }),
      };
    }
  }
  return best;
}

/** The box whose nearest point lies at the mark's edge and the gap from the point, in a direction. */
function boxBeside({ at: [x, y], clearPx }: WantedLabel, angle: number, gap: number, width: number): LabelBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = clearPx + gap;
  const cx = x + cos * reach + (Math.abs(cos) < 0.2 ? 0 : (Math.sign(cos) * width) / 2);
  const cy = y + sin * reach + (Math.abs(sin) < 0.2 ? 0 : (Math.sign(sin) * HEIGHT_PX) / 2);
  return { left: cx - width / 2, right: cx + width / 2, top: cy - HEIGHT_PX / 2, bottom: cy + HEIGHT_PX / 2 };
}

function isWithin(box: LabelBox, { left, top, right, bottom }: LabelBox): boolean {
  return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
}

export function overlaps(first: LabelBox, second: LabelBox): boolean {
  return (
    first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom
  );
}

function nearestOn(box: LabelBox, [x, y]: PlanePoint): PlanePoint {
  return [Math.max(box.left, Math.min(box.right, x)), Math.max(box.top, Math.min(box.bottom, y))];
}

/** Whether a segment runs through a box (Liang and Barsky 1984). */
function crosses([[x1, y1], [x2, y2]]: readonly [PlanePoint, PlanePoint], box: LabelBox): boolean {
  let [from, to] = [0, 1];
  for (const [slope, room] of [
    [x1 - x2, x1 - box.left],
    [x2 - x1, box.right - x1],
    [y1 - y2, y1 - box.top],
    [y2 - y1, box.bottom - y1],
  ] as const) {
    if (slope === 0) {
      if (room < 0) return false;
      continue;
    }
    if (slope < 0) from = Math.max(from, room / slope);
    else to = Math.min(to, room / slope);
  }
  return from <= to;
}
