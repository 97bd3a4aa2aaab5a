import type { BodyOf } from '@keepout/client/client';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { formatDuration } from '../../format/duration.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { useNow } from '../../time/ticker.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { usePlannerText } from './en.ts';

/** State of saving a plan: in progress, cancelled, failed or saved; selects the saved plan. It survives the remounting of page parts. */
export function useSaving() {
  const api = useApi();
  const [planId, choosePlan] = useQueryParam('plan');
  const leaving = useRef<AbortController>(undefined);
  const [isCancelled, setCancelled] = useState(false);
  const mutation = useMutation({
    mutationFn: async (body: BodyOf<'createManoeuvre'>) => {
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const answer = await api.send('createManoeuvre', { headers, body, signal });
      return { plan: (await answer.json()) as ManoeuvrePlan, isNew: answer.status === 201 };
    },
    onSettled: useInvalidateAnswers('/ca/manoeuvres'),
  });
  const { data, error, isPending, submittedAt } = mutation;
  return {
    /** The saved plan while it is selected, because the list of plans may not contain it yet. */
    saved: data?.plan.manoeuvreId === planId ? data : undefined,
    isPending,
    isCancelled,
    error: isCancelled ? null : error,
    submittedAt,
    save: (body: BodyOf<'createManoeuvre'>) => {
      setCancelled(false);
      mutation.mutate(body, { onSuccess: ({ plan }) => choosePlan(plan.manoeuvreId) });
    },
    cancel: () => {
      setCancelled(true);
      leaving.current?.abort();
      mutation.reset();
    },
  };
}

/** Progress of saving a plan with a cancel button, or its result. */
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
