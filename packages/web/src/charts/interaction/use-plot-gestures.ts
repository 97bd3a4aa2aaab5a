import {
  type PointerEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

export interface PlotGestures {
  onHover?(point: PlotPoint | null): void;
  onPick?(point: PlotPoint): void;
  onDoublePick?(point: PlotPoint): void;
  /** Movement since the last call, px. */
  onPan?(dx: number, dy: number): void;
  onZoom?(factor: number, at: PlotPoint): void;
  /** Shift-drag from one point to another. */
  onBrush?(from: PlotPoint, to: PlotPoint): void;
  /** The pointer was let go at the end of a brush. */
  onBrushEnd?(from: PlotPoint, to: PlotPoint): void;
  /** A drag brushes without the shift key: the plot does not pan. */
  readonly isBrushPlain?: boolean;
}

const CLICK_SLACK_PX = 3;

type Drag = { readonly kind: 'pan' | 'brush'; readonly from: PlotPoint; last: PlotPoint; hasMoved: boolean };

/**
 * Pointer handling of a plot, in px from the element's corner. Drag pans, Shift-drag brushes, Ctrl-wheel or pinch zooms, a sideways
 * wheel pans; the plain wheel and a touch drag are left to the page so that a plot never traps scrolling.
 */
export function usePlotGestures(ref: RefObject<HTMLElement | null>, gestures: PlotGestures) {
  const latest = useRef(gestures);
  const drag = useRef<Drag | null>(null);
  const [isPanning, setPanning] = useState(false);
  useEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      const { onZoom, onPan } = latest.current;
      const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (event.ctrlKey || event.metaKey) {
        if (onZoom === undefined) return;
        event.preventDefault();
        onZoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.006), pointOf(event, element));
      } else if (isSideways && onPan !== undefined) {
        event.preventDefault();
        onPan(-(event.deltaX === 0 ? event.deltaY : event.deltaX), 0);
      }
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const from = pointOf(event.nativeEvent, event.currentTarget);
      const kind =
        (event.shiftKey || gestures.isBrushPlain === true) && gestures.onBrush !== undefined ? 'brush' : 'pan';
      drag.current = { kind, from, last: from, hasMoved: false };
      if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const point = pointOf(event.nativeEvent, event.currentTarget);
      const active = drag.current;
      if (active === null || event.pointerType === 'touch') {
        gestures.onHover?.(point);
        return;
      }
      active.hasMoved ||= Math.hypot(point.x - active.from.x, point.y - active.from.y) > CLICK_SLACK_PX;
      if (!active.hasMoved) return;
      if (active.kind === 'brush') gestures.onBrush?.(active.from, point);
      else if (gestures.onPan !== undefined) {
        setPanning(true);
        gestures.onHover?.(null);
        gestures.onPan(point.x - active.last.x, point.y - active.last.y);
      }
      active.last = point;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const active = drag.current;
      drag.current = null;
      setPanning(false);
      if (active?.kind === 'brush' && active.hasMoved) gestures.onBrushEnd?.(active.from, active.last);
      if (active !== null && !active.hasMoved) gestures.onPick?.(pointOf(event.nativeEvent, event.currentTarget));
    },
    onPointerCancel() {
      drag.current = null;
      setPanning(false);
    },
    onPointerLeave() {
      gestures.onHover?.(null);
    },
    onDoubleClick(event: ReactMouseEvent<HTMLElement>) {
      gestures.onDoublePick?.(pointOf(event.nativeEvent, event.currentTarget));
    },
  };
  return { handlers, isPanning };
}

function pointOf(event: MouseEvent, element: Element): PlotPoint {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
