import type { BodyOf } from '@keepout/client/client';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';

/** Saving a plan: it runs, can be cancelled, says how it ended, and leads to the plan. It outlives what of the page is drawn anew meanwhile. */
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
    onSettled: useAskAnew('/ca/manoeuvres'),
  });
  const { data, error, isPending, submittedAt } = mutation;
  return {
    /** The plan that was saved, while it is the one that is shown: lists may not have it yet. */
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
