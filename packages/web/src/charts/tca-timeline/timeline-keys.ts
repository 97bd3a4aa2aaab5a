import type { KeyboardEvent } from 'react';
import type { AxisView } from '../interaction/use-axis-view.ts';
import { type AxisSpan, orderedSpan } from '../scale/view.ts';
import type { TimelineMark } from './timeline-mark.ts';

/** The share of the visible span by which one key press moves a brush end or the view. */
const STEP_SHARE = 1 / 40;

export interface TimelineKeysOptions {
  /** Ascending TCA. */
  readonly marks: readonly TimelineMark[];
  readonly activeId: string | null;
  readonly brush: AxisSpan | null;
  readonly view: AxisView;
  readonly onActive: (mark: TimelineMark | null) => void;
  readonly onSelect: ((id: string) => void) | undefined;
  readonly onBrush: ((span: AxisSpan | null) => void) | undefined;
}

/** Arrows walk the marks, Shift+arrows stretch a brush, Alt+arrows pan, + − zoom, 0 shows all, Enter selects, Escape lets go. */
export function timelineKeys(options: TimelineKeysOptions) {
  const { marks, activeId, brush, view, onActive, onSelect, onBrush } = options;
  const span = view.span;
  const activeIndex = marks.findIndex((mark) => mark.id === activeId);
  const active = marks[activeIndex];
  const anchor = active?.tcaMs ?? (span[0] + span[1]) / 2;

  const walkTo = (index: number) => {
    const mark = marks[Math.max(0, Math.min(marks.length - 1, index))];
    if (mark === undefined) return;
    onActive(mark);
    if (mark.tcaMs < span[0] || mark.tcaMs > span[1]) view.pan(mark.tcaMs - (span[0] + span[1]) / 2);
  };
  const arrow = (event: KeyboardEvent, direction: 1 | -1) => {
    const step = direction * (span[1] - span[0]) * STEP_SHARE;
    if (event.altKey) view.pan(step * 4);
    else if (event.shiftKey) onBrush?.(orderedSpan(brush?.[0] ?? anchor, (brush?.[1] ?? anchor) + step));
    else if (activeIndex >= 0) walkTo(activeIndex + direction);
    else walkTo(marks.findIndex((mark) => mark.tcaMs >= span[0]));
  };

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    switch (event.key) {
      case 'ArrowRight':
        arrow(event, 1);
        break;
      case 'ArrowLeft':
        arrow(event, -1);
        break;
      case 'Home':
        walkTo(0);
        break;
      case 'End':
        walkTo(marks.length - 1);
        break;
      case '+':
      case '=':
        view.zoom(0.5, anchor);
        break;
      case '-':
        view.zoom(2, anchor);
        break;
      case '0':
        view.reset();
        break;
      case 'Enter':
        if (active === undefined) return;
        onSelect?.(active.id);
        break;
      case 'Escape':
        if (brush === null && activeId === null) return;
        onBrush?.(null);
        onActive(null);
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
