import type { BodyOf } from '@keepout/client/client';
import type { Decision } from '@keepout/contract/ca/decision';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { download } from '../../export/download.ts';
import { useLocale } from '../../i18n/locale-store.ts';

/** Upper bound on the records of one conjunction. */
const MOST_RECORDS = 100;

/** Decision records of an event, newest first. */
export function useDecisions(conjunctionId: string) {
  return useQuery(useApi().query('listDecisions', { query: { 'conjunction-id': conjunctionId, limit: MOST_RECORDS } }));
}

/** Returns whether a record is final. */
export const isClosed = ({ state }: Pick<Decision, 'state'>): boolean => state === 'SIGNED' || state === 'WITHDRAWN';

/** Returns one complete record. */
export function useDecision(decisionId: string) {
  return useQuery(useApi().query('getDecision', { params: { decisionId } }));
}

/** Opening, changing and signing. The page has the answer, with its version, at once; everything else is read again. */
export function useDecisionCalls() {
  const api = useApi();
  const onSettled = useInvalidateAnswers('/ca/decisions', '/ca/conjunctions');
  const cache = useQueryClient();
  const onSuccess = (decision: Decision) => {
    const { queryKey } = api.query('getDecision', { params: { decisionId: decision.decisionId } });
    cache.setQueryData(queryKey, decision);
  };
  const open = useMutation({ ...api.change('openDecision'), onSuccess, onSettled });
  const change = useMutation({ ...api.change('changeDecision'), onSuccess, onSettled });
  const sign = useMutation({ ...api.change('signDecision'), onSuccess, onSettled });
  return { open, change, sign };
}

/** The parts of a call that changes a record as it was seen. */
export const changeCall = (
  { decisionId, version }: Pick<Decision, 'decisionId' | 'version'>,
  body: BodyOf<'changeDecision'>,
) => ({ params: { decisionId }, headers: { 'if-match': `"${version}"` }, body });

export type RecordFormat = 'json' | 'pdf';

/** Saves a signed record. A failed call raises its own notification. */
export function useSaveRecord(): (decision: Decision, format: RecordFormat) => void {
  const language = useLocale((state) => state.locale);
  const api = useApi();
  return ({ decisionId, recordHash }, format) => {
    const save = async () => {
      const answer = await api.send('getDecisionRecord', {
        params: { decisionId },
        query: { format, ...(format === 'pdf' && { language }) },
        headers: { Accept: `application/${format}` },
      });
      download(`decision-${recordHash?.slice(0, 12)}.${format}`, await answer.blob());
    };
    save().catch(() => {});
  };
}
