import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../interaction/use-reduced-motion.ts';
import type { DrawnPlaneMap } from './plane-map.ts';
import { blendViews, type PlaneViewport } from './plane-view.ts';

const EASE_MS = 400;

/**
 * Glides to a new target view, or jumps where movement is unwanted.
 *
 * @param map        axes of the view: a change of axes cannot be animated
 * @param isDirect   the reader moves the view directly
 */
export function useEasedView(target: PlaneViewport, map: DrawnPlaneMap, isDirect: boolean): PlaneViewport {
  const isStill = useReducedMotion();
  const axes = `${map.mode} ${map.turnRad} ${map.unitM.join(' ')}`;
  const [displayedView, setDisplayedView] = useState({ axes, view: target });
  const current = useRef(displayedView);
  const [halfX, halfY] = target.half;
  const [x, y] = target.centre;
  useEffect(() => {
    const to: PlaneViewport = { centre: [x, y], half: [halfX, halfY] };
    const from = current.current;
    const show = (view: PlaneViewport) => {
      current.current = { axes, view };
      setDisplayedView(current.current);
    };
    if (isStill || isDirect || from.axes !== axes) {
      show(to);
      return;
    }
    let frame = 0;
    let startMs: number | null = null;
    const step = (nowMs: number) => {
      startMs ??= nowMs;
      const share = Math.min(1, (nowMs - startMs) / EASE_MS);
      show(share >= 1 ? to : blendViews(from.view, to, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [x, y, halfX, halfY, axes, isStill, isDirect]);
  return displayedView.axes === axes ? displayedView.view : target;
}
