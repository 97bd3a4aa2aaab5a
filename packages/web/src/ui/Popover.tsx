import { lazy, Suspense } from 'react';
import type { PopoverContent } from './PopoverPanel.tsx';
import { ahead, type Opener, useOpener } from './use-opener.tsx';

export interface PopoverProps extends PopoverContent {
  /** The button that opens it. */
  readonly trigger: Opener;
}

const load = () => import('./PopoverPanel.tsx');
const fetchAhead = ahead(load);
const PopoverPanel = lazy(async () => ({ default: (await load()).PopoverPanel }));

/** Content that floats beside its button; Esc and a press outside close it. */
export function Popover({ trigger, ...panel }: PopoverProps) {
  const { button, buttonRef, isOpen, setOpen } = useOpener(trigger, 'dialog', fetchAhead);
  return (
    <>
      {button}
      {isOpen && (
        <Suspense>
          <PopoverPanel {...panel} buttonRef={buttonRef} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
