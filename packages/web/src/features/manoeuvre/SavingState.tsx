import { FaultPanel } from '../../api/FaultPanel.tsx';
import { formatDuration } from '../../format/duration.ts';
import { useNow } from '../../time/ticker.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { usePlannerText } from './en.ts';
import type { useSaving } from './use-saving.ts';

/** How saving a plan stands: since when it runs, that it was cancelled or failed, and that the plan is here. */
export function SavingState({ saving }: { readonly saving: ReturnType<typeof useSaving> }) {
  const text = usePlannerText().saving;
  const { isPending, isCancelled, error, submittedAt, saved, cancel } = saving;
  return (
    <>
      {isPending && !isCancelled && <Running sinceMs={submittedAt} onCancel={cancel} />}
      {error && <FaultPanel error={error} atUnixMs={submittedAt} />}
      <p role="status" className="planner-faint" hidden={!isCancelled && !saved}>
        {isCancelled ? text.cancelled : saved && (saved.isNew ? text.saved : text.stood)}
      </p>
    </>
  );
}

function Running({ sinceMs, onCancel }: { readonly sinceMs: number; readonly onCancel: () => void }) {
  const text = usePlannerText().saving;
  const nowMs = useNow('second');
  return (
    <div className="mv-actions">
      <ProgressBar label={text.running} valueText={formatDuration(Math.max(0, (nowMs - sinceMs) / 1000))} />
      <Button kind="quiet" onPress={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
}
