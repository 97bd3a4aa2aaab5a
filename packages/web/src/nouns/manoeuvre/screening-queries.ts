import type { PostManoeuvreScreening } from '@keepout/contract/ca/post-manoeuvre-screening';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';
import { readPages } from '../../api/pages.ts';

const SCREENINGS_PATH = '/api/v1/ca/post-manoeuvre-screenings';
/** The most screenings of one event that a page shows. */
const MOST_SCREENINGS = 200;

export interface ScreeningOrder {
  readonly manoeuvreId?: string;
  readonly oemFileId?: string;
  readonly conjunctionId?: string;
}

/** Screenings of plans for one event, newest first. */
export function usePlanScreenings(conjunctionId: string) {
  const { client } = useApi();
  const query = { 'conjunction-id': conjunctionId };
  return useQuery({
    queryKey: ['get', SCREENINGS_PATH, { params: { query } }],
    queryFn: async ({ signal }) => {
      const ask = (cursor: string | undefined) =>
        client.GET(SCREENINGS_PATH, {
          params: { query: { ...query, ...(cursor !== undefined && { cursor }) } },
          signal,
        });
      const { records } = await readPages<PostManoeuvreScreening>(ask, MOST_SCREENINGS);
      return records.toSorted((a, b) => b.orderedAt.localeCompare(a.orderedAt));
    },
  });
}

/** Orders the screening of a plan or of a candidate ephemeris. */
export function useScreeningOrder() {
  const { client } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: ScreeningOrder) => {
      const header = { 'Idempotency-Key': crypto.randomUUID() };
      return given<PostManoeuvreScreening>(await client.POST(SCREENINGS_PATH, { body, params: { header } as never }));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['get', SCREENINGS_PATH] }),
  });
}
