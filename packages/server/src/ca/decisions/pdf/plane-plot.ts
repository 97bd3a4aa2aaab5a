import type { DecisionResults } from '@keepout/assessment/record/decision-results';
import { FAINT, INK, LINE, type PdfSheet } from '../../../platform/pdf/sheet.ts';
import type { PlotFrame } from './course-plot.ts';
import type { RecordWords } from './words/en.ts';

/** Points of an ellipse; smooth at the size of the plot. */
const POINTS = 72;
const SIGMAS = [1, 3] as const;

/**
 * Plots the encounter plane: object 1 with the combined hard body at the origin, object 2 at the miss vector, with the combined
 * covariance at one and three sigma.
 */
export function drawPlane(
  { doc }: PdfSheet,
  frame: PlotFrame,
  { figures, hardBodyRadiusM }: Pick<DecisionResults, 'figures' | 'hardBodyRadiusM'>,
  words: RecordWords['plane'],
): void {
  doc.font('Helvetica-Bold').fontSize(8).fillColor(INK);
  doc.text(words.title, frame.x, frame.y, { lineBreak: false });
  const [first, second] = figures.objects;
  const { planeXM, planeYM } = second;
  if (planeXM === null || planeYM === null) {
    doc.font('Helvetica').fontSize(8).fillColor(FAINT);
    doc.text(words.none, frame.x, frame.y + 16, { width: frame.width });
    return;
  }
  const xx = (first.planeXxM2 ?? 0) + (second.planeXxM2 ?? 0);
  const yx = (first.planeYxM2 ?? 0) + (second.planeYxM2 ?? 0);
  const yy = (first.planeYyM2 ?? 0) + (second.planeYyM2 ?? 0);
  const [reachX, reachY] = [3 * Math.sqrt(Math.max(0, xx)), 3 * Math.sqrt(Math.max(0, yy))];
  const extentM = Math.max(Math.abs(planeXM) + reachX, Math.abs(planeYM) + reachY, 2 * hardBodyRadiusM, 1) * 1.08;
  const size = Math.min(frame.width, frame.height - 30);
  const [middleX, middleY] = [frame.x + frame.width / 2, frame.y + 14 + size / 2];
  const scale = size / 2 / extentM;
  const at = (xM: number, yM: number) => [middleX + xM * scale, middleY - yM * scale] as const;
  doc
    .strokeColor(LINE)
    .lineWidth(0.5)
    .rect(middleX - size / 2, middleY - size / 2, size, size)
    .stroke();
  doc
    .lineWidth(0.3)
    .moveTo(middleX - size / 2, middleY)
    .lineTo(middleX + size / 2, middleY)
    .stroke();
  doc
    .moveTo(middleX, middleY - size / 2)
    .lineTo(middleX, middleY + size / 2)
    .stroke();
  doc.strokeColor(INK).lineWidth(0.7);
  for (const sigmas of SIGMAS) ellipse(xx, yx, yy, sigmas);
  const [x, y] = at(planeXM, planeYM);
  doc.fillColor(INK).circle(x, y, 1.6).fill();
  doc
    .lineWidth(0.8)
    .circle(middleX, middleY, Math.max(0.8, hardBodyRadiusM * scale))
    .stroke();
  doc.font('Helvetica').fontSize(6.5).fillColor(FAINT);
  const text = words.legend(lengthText(extentM), hardBodyRadiusM.toPrecision(3));
  doc.text(text, frame.x, middleY + size / 2 + 4, { width: frame.width });

  /** Returns points of an ellipse from the Cholesky factor of the covariance. */
  function ellipse(varianceX: number, covariance: number, varianceY: number, sigmas: number): void {
    if (!(varianceX > 0)) return;
    const a = Math.sqrt(varianceX);
    const b = covariance / a;
    const c = Math.sqrt(Math.max(0, varianceY - b * b));
    for (let point = 0; point < POINTS; point++) {
      const angle = (2 * Math.PI * point) / POINTS;
      const [u, v] = [sigmas * Math.cos(angle), sigmas * Math.sin(angle)];
      const [px, py] = at((planeXM ?? 0) + a * u, (planeYM ?? 0) + b * u + c * v);
      if (point === 0) doc.moveTo(px, py);
      else doc.lineTo(px, py);
    }
    doc.closePath().stroke();
  }
}

export function lengthText(metres: number): string {
  return metres >= 5000 ? `${(metres / 1000).toFixed(2)} km` : `${metres.toFixed(1)} m`;
}
