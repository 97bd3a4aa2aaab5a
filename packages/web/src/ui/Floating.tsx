import { lazy, type ReactNode, Suspense } from 'react';
import type { MenuContent } from './menu-entry.ts';
import type { PopoverContent, PopoverPanelProps } from './PopoverPanel.tsx';
import { type Opener, prefetchChunk, useOpener } from './use-opener.tsx';

/** The button that opens it. */
type Triggered = { readonly trigger: Opener };

const menu = async () => ({ default: (await import('./MenuPanel.tsx')).MenuPanel });
const popover = async () => ({ default: (await import('./PopoverPanel.tsx')).PopoverPanel });
const MenuPanel = lazy(menu);
const PopoverPanel = lazy(popover);
const FETCH_AHEAD = { menu: prefetchChunk(menu), dialog: prefetchChunk(popover) };

/** A button with a list of actions or places. */
export function Menu({ trigger, ...content }: MenuContent & Triggered) {
  return <Floating trigger={trigger} opens="menu" panel={(opened) => <MenuPanel {...content} {...opened} />} />;
}

/** A button with content of any kind; Esc and a press outside close it. */
export function Popover({ trigger, ...content }: PopoverContent & Triggered) {
  return <Floating trigger={trigger} opens="dialog" panel={(opened) => <PopoverPanel {...content} {...opened} />} />;
}

interface FloatingProps extends Triggered {
  readonly opens: keyof typeof FETCH_AHEAD;
  readonly panel: (opened: Pick<PopoverPanelProps, 'buttonRef' | 'onClose'>) => ReactNode;
}

/** Panel that floats next to its button; loaded when the user hovers or focuses the button. */
function Floating({ trigger, opens, panel }: FloatingProps) {
  const { button, buttonRef, isOpen, setOpen } = useOpener(trigger, opens, FETCH_AHEAD[opens]);
  return (
    <>
      {button}
      {isOpen && <Suspense>{panel({ buttonRef, onClose: () => setOpen(false) })}</Suspense>}
    </>
  );
}
