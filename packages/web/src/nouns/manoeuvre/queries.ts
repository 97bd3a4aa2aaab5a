import type { BodyOf } from '@keepout/client/client';
import type { ReferenceFrame } from '@keepout/contract/ca/enums';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type Api, useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { recordsOfList } from '../../api/pages.ts';
import { type Following, useFollowed } from '../../api/use-followed.ts';

/** The most plans of one event that a page shows. */
const MOST_PLANS = 500;
/** Keys of their own, which news of plans do not reach. */
const NEVER_STALE = { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false } as const;

export type ManoeuvreFormat = 'opm' | 'oem' | 'ocm' | 'csv' | 'json';

/** Returns the basis of planning. It stays unchanged until the user refreshes it: server events must not change data under the cursor. */
export function planningBasisOf(api: Api, conjunctionId: string, leftOut: string | undefined) {
  const query = api.query('getPlanningBasis', { query: { 'conjunction-id': conjunctionId, 'left-out': leftOut } });
  return { ...query, queryKey: ['planning', 'basis', conjunctionId, leftOut], staleTime: NEVER_STALE.staleTime };
}

export function usePlanningBasis(conjunctionId: string, leftOut: string | undefined) {
  return useQuery({
    ...planningBasisOf(useApi(), conjunctionId, leftOut),
    ...NEVER_STALE,
    placeholderData: keepPreviousData,
  });
}

/** Returns the result of a computation; it stays unchanged until the user repeats it. */
function useComputed<Body, Answer>(
  name: string,
  body: Body | undefined,
  compute: (body: Body, following: Following) => Promise<Answer>,
  turn = 0,
) {
  const computing = body === undefined ? undefined : (following: Following) => compute(body, following);
  return useFollowed(['planning', name, body, turn], computing, NEVER_STALE);
}

/** Returns the results of a search. */
export function useCandidates(body: BodyOf<'searchManoeuvres'> | undefined) {
  const api = useApi();
  return useComputed('candidates', body, (search, following) =>
    api.call('searchManoeuvres', { body: search, ...following }),
  );
}

/** Returns the result of a manual manoeuvre. @param turn   a new value repeats the computation */
export function useManoeuvreResult(body: BodyOf<'computeManoeuvre'> | undefined, turn?: number) {
  const api = useApi();
  const compute = (request: BodyOf<'computeManoeuvre'>, { signal }: Following): Promise<ManoeuvreResult> =>
    api.call('computeManoeuvre', { body: request, signal });
  return useComputed('result', body, compute, turn);
}

/** The best cells of a trade space against the catalogue; asked for when its map is drawn. */
export function useTradeScreening(body: BodyOf<'screenTradeSpace'> | undefined) {
  const api = useApi();
  return useComputed('cells', body, (cells, following) => api.call('screenTradeSpace', { body: cells, ...following }));
}

/** Searches the return manoeuvre; the server stores no result. @param turn   a new value repeats the search */
export function useReturnSearch(body: BodyOf<'searchReturn'> | undefined, turn: number) {
  const api = useApi();
  const search = (request: BodyOf<'searchReturn'>, following: Following) =>
    api.call('searchReturn', { body: request, ...following });
  return useComputed('return', body, search, turn);
}

/** Plans for one event, newest first. */
export function usePlans(conjunctionId: string) {
  const list = useApi().list('listManoeuvres', MOST_PLANS, { query: { 'conjunction-id': conjunctionId } });
  return useQuery({ ...list, select: recordsOfList });
}

/** A plan with its states in a frame. */
export function usePlanInFrame({ manoeuvreId }: Pick<ManoeuvrePlan, 'manoeuvreId'>, frame: ReferenceFrame) {
  return useQuery(useApi().query('getManoeuvre', { params: { manoeuvreId }, query: { frame } }));
}

/** The parts of a call that changes a plan as it was seen. */
export const versionedPlanCall = ({ manoeuvreId, version }: ManoeuvrePlan) => ({
  params: { manoeuvreId },
  headers: { 'if-match': `"${version}"` },
});

/** Edits a plan, and takes one a state further; the lists of plans follow. */
export function usePlanChanges() {
  const api = useApi();
  const onSettled = useInvalidateAnswers('/ca/manoeuvres');
  const edit = useMutation({ ...api.change('changeManoeuvre'), onSettled });
  const step = useMutation({ ...api.change('stepManoeuvre'), onSettled });
  return { edit, step };
}

/** The file of a plan. */
export function usePlanFile(plan: ManoeuvrePlan | undefined, format: ManoeuvreFormat) {
  const api = useApi();
  const params = { manoeuvreId: plan?.manoeuvreId ?? '' };
  return useQuery({
    queryKey: ['exportManoeuvre', { params, query: { format } }, plan?.version],
    queryFn: async ({ signal }) => (await api.send('exportManoeuvre', { params, query: { format }, signal })).text(),
    enabled: plan !== undefined,
  });
}
