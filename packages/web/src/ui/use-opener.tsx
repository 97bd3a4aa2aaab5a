import { cloneElement, type KeyboardEvent, type ReactElement, type RefObject, useRef, useState } from 'react';
import type { PressableProps } from './Pressable.tsx';

/** The button that opens a panel: a component that passes its props on to a `Pressable`. */
export type Opener = ReactElement<Omit<PressableProps, 'children'>>;

export interface Opening {
  /** The trigger, wired. */
  readonly button: ReactElement;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

type Opened = 'menu' | 'listbox' | 'dialog';

const KEYS: Readonly<Record<Opened, readonly string[]>> = {
  menu: ['Enter', ' ', 'ArrowDown', 'ArrowUp'],
  listbox: ['Enter', ' ', 'ArrowDown', 'ArrowUp'],
  dialog: ['Enter', ' '],
};

/**
 * Connects a trigger to its panel. The panel loads at the first press, and already when the pointer or the
 * focus is on the button.
 */
export function useOpener(trigger: Opener, opens: Opened, fetchAhead: () => void): Opening {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const triggerProps = trigger.props;
  const button = cloneElement(trigger, {
    ref: buttonRef,
    'aria-haspopup': opens,
    'aria-expanded': isOpen,
    onPress: () => setOpen(true),
    onPointerEnter(event) {
      triggerProps.onPointerEnter?.(event);
      fetchAhead();
    },
    onFocus(event) {
      triggerProps.onFocus?.(event);
      fetchAhead();
    },
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      triggerProps.onKeyDown?.(event);
      if (event.repeat || !KEYS[opens].includes(event.key)) return;
      // The key opens, and never the click that a browser makes of it: React Aria takes a click without a pointer for that of
      // a screen reader, moves the focus later than the list does, and leaves it there when it finds that it has moved.
      event.preventDefault();
      setOpen(true);
    },
  });
  return { button, buttonRef, isOpen, setOpen };
}

/** Prefetches a chunk; a failed load is retried at use. */
export const prefetchChunk = (load: () => Promise<unknown>) => () => {
  load().catch(() => {});
};
