import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../interaction/use-reduced-motion.ts';
import { blendViews, type PlaneView } from './plane-view.ts';

const EASE_MS = 400;

/** Glides to a new target view, or jumps where movement is unwanted. @param isDirect the reader's own hand moves the view */
export function useEasedView(target: PlaneView, isDirect: boolean): PlaneView {
  const isStill = useReducedMotion();
  const [view, setView] = useState(target);
  const current = useRef(target);
  const { halfM } = target;
  const [x, y] = target.centreM;
  useEffect(() => {
    const to: PlaneView = { centreM: [x, y], halfM };
    const from = current.current;
    const show = (next: PlaneView) => {
      current.current = next;
      setView(next);
    };
    if (isStill || isDirect) {
      show(to);
      return;
    }
    let frame = 0;
    let startMs: number | null = null;
    const step = (nowMs: number) => {
      startMs ??= nowMs;
      const share = Math.min(1, (nowMs - startMs) / EASE_MS);
      show(share >= 1 ? to : blendViews(from, to, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [x, y, halfM, isStill, isDirect]);
  return view;
}
