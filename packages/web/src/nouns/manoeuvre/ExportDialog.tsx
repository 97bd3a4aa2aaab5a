import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { lazyWhenIdle } from '../../ui/lazy-when-idle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useManoeuvreText } from './en.ts';

interface ExportDialogProps {
  readonly plan: ManoeuvrePlan;
}

const SentAndExport = lazyWhenIdle(
  () => import('./ExportPanel.tsx').then((chunk) => chunk.SentAndExport),
  ExportPending,
);

/** A button that opens the export of a plan. */
export function ExportDialog({ plan }: ExportDialogProps) {
  const text = useManoeuvreText().export;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{text.open}</Button>
      <Dialog title={text.title} isOpen={isOpen} onClose={() => setOpen(false)} size="large">
        <SentAndExport plan={plan} />
      </Dialog>
    </>
  );
}

function ExportPending() {
  return <Skeleton label={useManoeuvreText().export.loading} rows={8} />;
}
