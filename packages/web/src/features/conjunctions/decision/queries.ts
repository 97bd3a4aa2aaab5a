import type { Decision, DecisionChange, DecisionSummary } from '@keepout/contract/ca/decision';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { RequestFailed } from '../../../api/fault.ts';
import { given } from '../../../api/given.ts';
import { faultIn } from '../../../api/session-fetch.ts';
import { download } from '../../../export/download.ts';
import { useLocale } from '../../../i18n/locale-store.ts';

const LIST_PATH = '/api/v1/ca/decisions';
const PATH = '/api/v1/ca/decisions/{decisionId}';
/** More records than anybody makes about one event. */
const MOST_RECORDS = 100;

/** Decision records of an event, newest first. */
export function useDecisions(conjunctionId: string) {
  const { client } = useApi();
  const query = { 'conjunction-id': conjunctionId, limit: MOST_RECORDS };
  return useQuery({
    queryKey: ['get', LIST_PATH, { params: { query } }],
    queryFn: async ({ signal }) => given<DecisionSummary[]>(await client.GET(LIST_PATH, { params: { query }, signal })),
  });
}

/** One record, whole. */
export function useDecision(decisionId: string) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', PATH, { params: { path: { decisionId } } }],
    queryFn: async ({ signal }) =>
      given<Decision>(await client.GET(PATH, { params: { path: { decisionId } }, signal })),
  });
}

/** Opening, changing and signing; what was told before is asked for anew. */
export function useDecisionCalls() {
  const { queries } = useApi();
  const cache = useQueryClient();
  const refresh = () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith(LIST_PATH) });
  const open = queries.useMutation('post', LIST_PATH, { onSettled: refresh });
  const change = queries.useMutation('patch', PATH, { onSettled: refresh });
  const sign = queries.useMutation('post', '/api/v1/ca/decisions/{decisionId}/sign', { onSettled: refresh });
  return { open, change, sign };
}

/** A change in which what is left out is left out, as the API's description has it. */
type Change = { readonly [Key in keyof DecisionChange]?: Exclude<DecisionChange[Key], undefined> };

/** The parts of a call that changes a record as it was seen. */
export const changeCall = ({ decisionId, version }: Pick<Decision, 'decisionId' | 'version'>, body: Change) => ({
  params: { path: { decisionId }, header: { 'if-match': `"${version}"` } },
  body,
});

export type RecordFormat = 'json' | 'pdf';

/** Saves a signed record. A failure is told by the notification that every call raises. */
export function useSaveRecord(): (decision: Decision, format: RecordFormat) => void {
  const locale = useLocale((state) => state.locale);
  const { fetch: sessionFetch } = useApi();
  return ({ decisionId, recordHash }, format) => {
    const save = async () => {
      const address = `${LIST_PATH}/${encodeURIComponent(decisionId)}/record?format=${format}${format === 'pdf' ? `&language=${locale}` : ''}`;
      const answer = await sessionFetch(address, { headers: { Accept: `application/${format}` } });
      if (!answer.ok) throw new RequestFailed(await faultIn(answer));
      download(`decision-${recordHash?.slice(0, 12)}.${format}`, await answer.blob());
    };
    save().catch(() => {});
  };
}
