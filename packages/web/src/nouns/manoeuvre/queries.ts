import type { TradeSpaceScreening, TradeSpaceScreeningBody } from '@keepout/contract/ca/candidate-screening';
import type { ManoeuvreBody, ManoeuvreEdit, ManoeuvrePlan, ManoeuvreStep } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreReturn, ManoeuvreReturnSearch } from '@keepout/contract/ca/manoeuvre-return';
import type { ManoeuvreCandidates, ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { RequestFailed } from '../../api/fault.ts';
import { given } from '../../api/given.ts';
import { readPages } from '../../api/pages.ts';
import { faultIn } from '../../api/session-fetch.ts';

const PLANS_PATH = '/api/v1/ca/manoeuvres';
const PLAN_PATH = '/api/v1/ca/manoeuvres/{manoeuvreId}';
/** The most plans of one event that a page shows. */
const MOST_PLANS = 500;
const HELD = { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false } as const;

export type ManoeuvreFormat = 'opm' | 'oem' | 'ocm' | 'csv' | 'json';

/** What planning is computed from. It stays as it was until it is asked for again: news change nothing under the cursor. */
export function usePlanningBasis(conjunctionId: string) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['planning', 'basis', conjunctionId],
    queryFn: async ({ signal }): Promise<PlanningBasis> => {
      const query = { 'conjunction-id': conjunctionId };
      return given<PlanningBasis>(await client.GET('/api/v1/ca/manoeuvres/basis', { params: { query }, signal }));
    },
    ...HELD,
  });
}

/** What a search finds; it stays as it was until it is asked for again. */
export function useCandidates(search: ManoeuvreSearch | undefined) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['planning', 'candidates', search],
    queryFn: async ({ signal }): Promise<ManoeuvreCandidates> => {
      const body = search as ManoeuvreSearch;
      return given<ManoeuvreCandidates>(
        await client.POST('/api/v1/ca/manoeuvres/candidates', { body: body as never, signal }),
      );
    },
    enabled: search !== undefined,
    ...HELD,
  });
}

/** The best cells of a trade space against the catalogue; asked for when its map is drawn. */
export function useTradeScreening(body: TradeSpaceScreeningBody | undefined) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['planning', 'screened-cells', body],
    queryFn: async ({ signal }): Promise<TradeSpaceScreening> =>
      given<TradeSpaceScreening>(
        await client.POST('/api/v1/ca/manoeuvres/trade-space/screening', { body: body as never, signal }),
      ),
    enabled: body !== undefined,
    ...HELD,
  });
}

/** Searches the way back; nothing is stored. */
export function useReturnSearch() {
  const { client } = useApi();
  return useMutation({
    mutationFn: async (
      body: Omit<ManoeuvreReturnSearch, 'earliestHours' | 'constraints'> & Partial<ManoeuvreReturnSearch>,
    ) => given<ManoeuvreReturn>(await client.POST('/api/v1/ca/manoeuvres/return', { body: body as never })),
  });
}

/** Plans for one event, newest first. */
export function usePlans(conjunctionId: string) {
  const { client } = useApi();
  const query = { 'conjunction-id': conjunctionId };
  return useQuery({
    queryKey: ['get', PLANS_PATH, { params: { query } }],
    queryFn: async ({ signal }) => {
      const ask = (cursor: string | undefined) =>
        client.GET(PLANS_PATH, { params: { query: { ...query, ...(cursor !== undefined && { cursor }) } }, signal });
      return (await readPages<ManoeuvrePlan>(ask, MOST_PLANS)).records;
    },
  });
}

/** One plan as it is now. */
export function useReadPlan(): (manoeuvreId: string) => Promise<ManoeuvrePlan> {
  const { client } = useApi();
  return async (manoeuvreId) =>
    given<ManoeuvrePlan>(await client.GET(PLAN_PATH, { params: { path: { manoeuvreId } } }));
}

/** Somebody else changed the plan first. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof RequestFailed && error.fault.code === 412;

const versionTag = ({ version }: Pick<ManoeuvrePlan, 'version'>) => ({ 'if-match': `"${version}"` });

/** Makes a plan, edits one, and takes one a state further; the lists of plans follow. */
export function usePlanChanges() {
  const { client } = useApi();
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: ['get', PLANS_PATH] });
  const create = useMutation({
    mutationFn: async ({ key, body }: { readonly key: string; readonly body: ManoeuvreBody }) => {
      const header = { 'Idempotency-Key': key };
      return given<ManoeuvrePlan>(await client.POST(PLANS_PATH, { body: body as never, params: { header } }));
    },
    onSettled,
  });
  const edit = useMutation({
    mutationFn: async ({ plan, body }: { readonly plan: ManoeuvrePlan; readonly body: ManoeuvreEdit }) => {
      const params = { path: { manoeuvreId: plan.manoeuvreId }, header: versionTag(plan) };
      return given<ManoeuvrePlan>(await client.PUT(PLAN_PATH, { body: body as never, params }));
    },
    onSettled,
  });
  const step = useMutation({
    mutationFn: async ({ plan, body }: { readonly plan: ManoeuvrePlan; readonly body: ManoeuvreStep }) => {
      const params = { path: { manoeuvreId: plan.manoeuvreId }, header: versionTag(plan) };
      return given<ManoeuvrePlan>(
        await client.POST('/api/v1/ca/manoeuvres/{manoeuvreId}/state', { body: body as never, params }),
      );
    },
    onSettled,
  });
  return { create, edit, step };
}

/** The file of a plan. */
export function usePlanFile(plan: ManoeuvrePlan | undefined, format: ManoeuvreFormat) {
  const { fetch: sessionFetch } = useApi();
  return useQuery({
    queryKey: ['get', `${PLAN_PATH}/export`, { id: plan?.manoeuvreId, version: plan?.version, format }],
    queryFn: async ({ signal }) => {
      const address = `${PLANS_PATH}/${encodeURIComponent(plan?.manoeuvreId ?? '')}/export?format=${format}`;
      const answer = await sessionFetch(address, { signal });
      if (!answer.ok) throw new RequestFailed(await faultIn(answer));
      return await answer.text();
    },
    enabled: plan !== undefined,
  });
}
