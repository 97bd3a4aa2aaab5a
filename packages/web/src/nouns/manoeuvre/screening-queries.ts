import type { BodyOf } from '@keepout/client/client';
import type { PostManoeuvreScreening } from '@keepout/contract/ca/post-manoeuvre-screening';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import type { PagedList } from '../../api/pages.ts';

/** The most screenings of one event that a page shows. */
const MOST_SCREENINGS = 200;

/** Screenings of plans for one event, newest first. */
export function usePlanScreenings(conjunctionId: string) {
  const query = { 'conjunction-id': conjunctionId };
  const list = useApi().list('listPostManoeuvreScreenings', MOST_SCREENINGS, { query });
  return useQuery({ ...list, select: newestFirst });
}

function newestFirst({ records }: PagedList<PostManoeuvreScreening>): readonly PostManoeuvreScreening[] {
  return records.toSorted((a, b) => b.orderedAt.localeCompare(a.orderedAt));
}

/** Orders the screening of a plan or of a candidate ephemeris. */
export function useScreeningOrder() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: BodyOf<'createPostManoeuvreScreening'>) =>
      api.call('createPostManoeuvreScreening', { headers: { 'Idempotency-Key': crypto.randomUUID() }, body }),
    onSettled: useInvalidateAnswers('/ca/post-manoeuvre-screenings'),
  });
}
