import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useIsCalm } from '../calm/calm-store.ts';
import { ahead } from './use-opener.tsx';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly closeLabel: string;
  /** `sheet` takes the height of the window and, on a phone, all of it. */
  readonly form?: 'dialog' | 'sheet';
  readonly size?: 'small' | 'medium' | 'large';
  /** Off while unsaved work would be lost by a press outside. */
  readonly isDismissable?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const load = () => import('./DialogPanel.tsx');
const fetchAhead = ahead(load);
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
export function Sheet(props: Omit<DialogProps, 'form'>) {
  return <Dialog {...props} form="sheet" />;
}
