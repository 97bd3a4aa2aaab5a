import type { Cdm } from '@keepout/contract/ca/cdm';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { RequestFailed } from '../../../api/fault.ts';
import { readPages } from '../../../api/pages.ts';
import { faultIn } from '../../../api/session-fetch.ts';

const CDMS_PATH = '/api/v1/ca/conjunctions/{conjunctionId}/cdms';
const FILE_PATH = '/api/v1/ca/cdms/file/{cdmId}';

/** Messages with states and covariances: a page is shorter than of a list. */
const MESSAGES_A_PAGE = 500;
/** The most messages of one event that a page shows. */
const MOST_MESSAGES = 2000;

export type MessageFormat = 'kvn' | 'xml' | 'json';
export const mediaTypes: Readonly<Record<MessageFormat, string>> = {
  kvn: 'text/plain',
  xml: 'application/xml',
  json: 'application/json',
};

/** The messages about one event, newest first (V-06). */
export function useMessages(conjunctionId: string | undefined) {
  const { client } = useApi();
  const path = { conjunctionId: conjunctionId ?? '' };
  return useQuery({
    queryKey: ['get', CDMS_PATH, { params: { path } }],
    queryFn: async ({ signal }) => {
      const ask = (cursor: string | undefined) =>
        client.GET(CDMS_PATH, {
          params: { path, query: { limit: MESSAGES_A_PAGE, ...(cursor !== undefined && { cursor }) } },
          signal,
        });
      return (await readPages<Cdm>(ask, MOST_MESSAGES)).records;
    },
    enabled: conjunctionId !== undefined,
    select: newestFirst,
  });
}

function newestFirst(cdms: readonly Cdm[]): readonly Cdm[] {
  return cdms.toSorted((a, b) => b.creationDate.localeCompare(a.creationDate));
}

/** Fetches a message as a file in the wanted format. */
export function useMessageFile(): (cdmId: string, format: MessageFormat, signal?: AbortSignal) => Promise<string> {
  const { fetch: sessionFetch } = useApi();
  return async (cdmId, format, signal) => {
    const answer = await sessionFetch(FILE_PATH.replace('{cdmId}', encodeURIComponent(cdmId)), {
      headers: { Accept: mediaTypes[format] },
      ...(signal && { signal }),
    });
    if (!answer.ok) throw new RequestFailed(await faultIn(answer));
    return answer.text();
  };
}

/** The text of a message; a stored message never changes. */
export function useMessageText(cdmId: string | undefined, format: MessageFormat) {
  const fetchFile = useMessageFile();
  return useQuery({
    queryKey: ['get', FILE_PATH, { params: { path: { cdmId } }, format }],
    queryFn: ({ signal }) => fetchFile(cdmId ?? '', format, signal),
    enabled: cdmId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
