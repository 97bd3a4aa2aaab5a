import { lazy, Suspense, useEffect, useState } from 'react';
import { useIsCalm } from '../calm/calm-store.ts';
import type { DialogProps } from './dialog-props.ts';
import { prefetchChunk } from './use-opener.tsx';

const load = () => import('./DialogPanel.tsx');
const fetchAhead = prefetchChunk(load);
const DialogPanel = lazy(async () => ({ default: (await load()).DialogPanel }));

/** A modal: focus stays inside, Esc closes, focus returns to where it was. Pages that have one fetch it once they are on show. */
export function Dialog(props: DialogProps) {
  const isCalm = useIsCalm();
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (isCalm) fetchAhead();
  }, [isCalm]);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DialogPanel {...props} />
    </Suspense>
  );
}

/** A dialog of the window's height, from the right edge. */
export function SideSheet(props: Omit<DialogProps, 'form'>) {
  return <Dialog {...props} form="sheet" />;
}
