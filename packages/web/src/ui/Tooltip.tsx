import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { lazyWhenIdle } from './lazy-when-idle.tsx';
import type { BubbleProps, TooltipSide } from './TooltipBubble.tsx';
import { prefetchChunk } from './use-opener.tsx';
import './tooltip.css';

export interface TooltipProps {
  /** May hold the inline tags of `parseRichText`; never a text that came from the server. */
  readonly text: string;
  readonly placement?: TooltipSide;
  readonly delayMs?: number;
  /** One focusable element that hands its properties on to the document. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** Hide delay of C-09, ms. */
const HIDE_DELAY_MS = 400;

const load = () => import('./TooltipBubble.tsx').then((chunk) => chunk.TooltipBubble);
const fetchAhead = prefetchChunk(load);
/** Not needed before a page is shown. */
const Bubble = lazyWhenIdle<BubbleProps>(load, () => null, false);

/** Text next to an element while it is hovered or focused; Esc, a press and scrolling close it. */
export function Tooltip({ text, placement = 'bottom', delayMs = 500, children }: TooltipProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const change = (to: HTMLElement | null, afterMs: number) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setAnchor(to);
    else timer.current = setTimeout(() => setAnchor(to), afterMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useDescription(anchor, id);
  useEffect(() => {
    if (anchor === null) return;
    const hide = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      clearTimeout(timer.current);
      setAnchor(null);
    };
    document.addEventListener('keydown', hide);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', hide);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [anchor]);
  const triggerProps = children.props;
  return (
    <>
      {cloneElement(children, {
        onPointerEnter(event: PointerEvent<HTMLElement>) {
          triggerProps.onPointerEnter?.(event);
          fetchAhead();
          if (event.pointerType !== 'touch') change(event.currentTarget, delayMs);
        },
        onPointerLeave(event: PointerEvent<HTMLElement>) {
          triggerProps.onPointerLeave?.(event);
          change(null, anchor === null ? 0 : HIDE_DELAY_MS);
        },
        onPointerDown(event: PointerEvent<HTMLElement>) {
          triggerProps.onPointerDown?.(event);
          change(null, 0);
        },
        onFocus(event: FocusEvent<HTMLElement>) {
          triggerProps.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) change(event.currentTarget, 0);
        },
        onBlur(event: FocusEvent<HTMLElement>) {
          triggerProps.onBlur?.(event);
          change(null, 0);
        },
      })}
      {anchor !== null &&
        createPortal(
          <Bubble
            id={id}
            text={text}
            anchor={anchor}
            side={placement}
            onEnter={() => clearTimeout(timer.current)}
            onLeave={() => change(null, HIDE_DELAY_MS)}
          />,
          document.body,
        )}
    </>
  );
}

/** References the tooltip for screen readers while it is shown. */
function useDescription(anchor: HTMLElement | null, id: string): void {
  useEffect(() => {
    if (anchor === null) return;
    const before = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () => {
      if (before === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', before);
    };
  }, [anchor, id]);
}
