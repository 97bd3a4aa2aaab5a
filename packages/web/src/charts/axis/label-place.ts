export interface LabelPlace {
  readonly left: number;
  readonly right: number;
  /** Base line of the text. */
  readonly y: number;
  readonly text: string;
  /** Centres of the marks that the label must leave free. */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
}

const CHARACTER_PX = 6.2;
const LINE_PX = 11;
const MARK_PX = 7;
const STEP_PX = 8;

/** Where a label on a line begins so that it covers no mark, from the left on; at the left where there is no such place. */
export function labelX({ left, right, y, text, marks }: LabelPlace): number {
  const widthPx = CHARACTER_PX * text.length;
  const near = marks.filter((mark) => mark.y > y - LINE_PX - MARK_PX && mark.y < y + MARK_PX);
  for (let x = left; x + widthPx <= right; x += STEP_PX)
    if (near.every((mark) => mark.x < x - MARK_PX || mark.x > x + widthPx + MARK_PX)) return x;
  return left;
}
