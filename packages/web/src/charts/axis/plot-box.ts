/** The inner rectangle of a drawing, px. */
export interface PlotBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function inX(box: PlotBox, x: number): boolean {
  return x >= box.left - 0.5 && x <= box.right + 0.5;
}
