import type { Cdm } from '@keepout/contract/ca/cdm';
import { useQuery } from '@tanstack/react-query';
import { type Api, useApi } from '../../../api/api-context.tsx';
import type { PagedList } from '../../../api/pages.ts';

/** Messages with states and covariances: a page is shorter than of a list. */
const MESSAGES_A_PAGE = 500;
/** The most messages of one event that a page shows. */
const MOST_MESSAGES = 2000;

export type MessageFileFormat = 'kvn' | 'xml' | 'json' | 'draftKvn' | 'draftXml' | 'draftJson';

const NOTATIONS = {
  kvn: { type: 'text/plain', ending: '.cdm' },
  xml: { type: 'application/xml', ending: '.xml' },
  json: { type: 'application/json', ending: '.json' },
} as const;
const draft = ({ type, ending }: { type: string; ending: string }) =>
  ({ type, ending: `_DRAFT_2.0${ending}`, version: 'DRAFT_2_0' }) as const;

/** Media type and file extension of each format. */
export const messageFormats = {
  ...NOTATIONS,
  draftKvn: draft(NOTATIONS.kvn),
  draftXml: draft(NOTATIONS.xml),
  draftJson: draft(NOTATIONS.json),
} satisfies Record<MessageFileFormat, object>;

/** The messages about one event, newest first (V-06). */
export const messagesQuery = (api: Api, conjunctionId: string) =>
  api.list('listConjunctionCdms', MOST_MESSAGES, { params: { conjunctionId }, query: { limit: MESSAGES_A_PAGE } });

export function useMessages(conjunctionId: string | undefined) {
  const list = messagesQuery(useApi(), conjunctionId ?? '');
  return useQuery({ ...list, enabled: conjunctionId !== undefined, select: newestFirst });
}

function newestFirst({ records }: PagedList<Cdm>): readonly Cdm[] {
  return records.toSorted((a, b) => b.creationDate.localeCompare(a.creationDate));
}

/** Fetches a message as a file in the wanted format. */
export function useMessageFile(): (cdmId: string, format: MessageFileFormat, signal?: AbortSignal) => Promise<string> {
  const api = useApi();
  return async (cdmId, format, signal) => {
    const requestedFormat = messageFormats[format];
    const headers = { Accept: requestedFormat.type };
    const query = 'version' in requestedFormat ? { version: requestedFormat.version } : {};
    const answer = await api.send('getCdmFile', { params: { cdmId }, query, headers, ...(signal && { signal }) });
    return answer.text();
  };
}

/** The text of a message; a stored message never changes. */
export function useMessageText(cdmId: string | undefined, format: MessageFileFormat) {
  const fetchFile = useMessageFile();
  return useQuery({
    queryKey: ['getCdmFile', { params: { cdmId } }, format],
    queryFn: ({ signal }) => fetchFile(cdmId ?? '', format, signal),
    enabled: cdmId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
