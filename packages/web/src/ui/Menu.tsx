import { lazy, Suspense } from 'react';
import type { MenuContent } from './menu-entry.ts';
import { ahead, type Opener, useOpener } from './use-opener.tsx';

export interface MenuProps extends MenuContent {
  /** The button that opens it. */
  readonly trigger: Opener;
}

const load = () => import('./MenuPanel.tsx');
const fetchAhead = ahead(load);
const MenuPanel = lazy(async () => ({ default: (await load()).MenuPanel }));

/** A button with a list of actions or places; the list is fetched when somebody reaches for it. */
export function Menu({ trigger, ...panel }: MenuProps) {
  const { button, buttonRef, isOpen, setOpen } = useOpener(trigger, 'menu', fetchAhead);
  return (
    <>
      {button}
      {isOpen && (
        <Suspense>
          <MenuPanel {...panel} buttonRef={buttonRef} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
