import ca from '../../client/src/generated/ca.json?url';
import odt from '../../client/src/generated/odt.json?url';
import type { Handler } from './handlers.ts';

const DESCRIPTIONS: Readonly<Record<string, string>> = { ca, odt };

/** The descriptions of the API as the server sends them; `send` is the browser's own fetch. */
export const docsHandlers = (send: typeof fetch): readonly Handler[] => [
  {
    method: 'GET',
    path: /^\/api\/v1\/(ca|odt)\/openapi\/$/,
    answer: (_request, [service = '']) => send(DESCRIPTIONS[service] ?? ''),
  },
];
