import type { CourseStep } from '@keepout/assessment/record/decision-results';
import { formatUtcZ } from '@keepout/astro/epoch';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { FAINT, INK, LINE, type PdfSheet } from '../../../platform/pdf/sheet.ts';
import type { RecordWords } from './words/en.ts';

export interface PlotFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lower edge of the plot; smaller Pc are drawn there. */
const LEAST_PC = 1e-10;
const LABEL = 34;

/** Plots Pc over the messages of the event, logarithmic, with the thresholds in force. */
export function drawCourse(
  { doc }: PdfSheet,
  frame: PlotFrame,
  course: readonly CourseStep[],
  thresholds: { readonly medium: number; readonly high: number; readonly critical: number },
  words: RecordWords['course'],
): void {
  const [left, top] = [frame.x + LABEL, frame.y + 14];
  const [width, height] = [frame.width - LABEL - 4, frame.height - 34];
  const first = course[0]?.creationTaiS ?? 0;
  const last = course.at(-1)?.creationTaiS ?? 1;
  const span = last > first ? last - first : 1;
  const lowest = Math.log10(LEAST_PC);
  const xOf = (taiS: number) => left + (last > first ? ((taiS - first) / span) * width : width / 2);
  const yOf = (pc: number) => top + (1 - Math.max(0, (Math.log10(Math.max(pc, LEAST_PC)) - lowest) / -lowest)) * height;
  doc.font('Helvetica-Bold').fontSize(8).fillColor(INK);
  doc.text(words.title, frame.x, frame.y, { lineBreak: false });
  doc.font('Helvetica').fontSize(6.5).fillColor(FAINT).lineWidth(0.3).strokeColor(LINE);
  for (let power = 0; power >= lowest; power -= 2) {
    const y = yOf(10 ** power);
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
    doc.text(power === 0 ? '1' : `1e${power}`, frame.x, y - 3, { width: LABEL - 5, align: 'right', lineBreak: false });
  }
  doc.dash(2, { space: 2 }).strokeColor(FAINT).lineWidth(0.5);
  for (const [name, limit] of [
    [words.act, thresholds.critical],
    [words.watch, thresholds.medium],
  ] as const) {
    doc
      .moveTo(left, yOf(limit))
      .lineTo(left + width, yOf(limit))
      .stroke();
    doc.text(name, left + width - 50, yOf(limit) - 8, { width: 48, align: 'right', lineBreak: false });
  }
  doc.undash().strokeColor(INK).lineWidth(0.9);
  const points = course.flatMap(({ creationTaiS, pc }) => (pc === null ? [] : [{ x: xOf(creationTaiS), y: yOf(pc) }]));
  points.forEach(({ x, y }, index) => {
    if (index === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  });
  if (points.length > 1) doc.stroke();
  for (const { x, y } of points) doc.circle(x, y, 1.8).fillColor(INK).fill();
  doc.fontSize(6.5).fillColor(FAINT);
  const below = top + height + 5;
  doc.text(formatUtcZ(first, 0), left, below, { lineBreak: false });
  if (last > first) {
    const text = words.later((span / SECONDS_PER_HOUR).toFixed(1));
    doc.text(text, left + width - 80, below, { width: 80, align: 'right', lineBreak: false });
  }
}
