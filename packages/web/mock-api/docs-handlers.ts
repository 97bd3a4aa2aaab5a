import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { Handler } from './handlers.ts';

/** The descriptions of the API as the server sends them, files of the build; `send` is the browser's own fetch. */
export const docsHandlers = (send: typeof fetch): readonly Handler[] => [
  {
    method: 'GET',
    path: new RegExp(`^${API_ROOT}/(ca|odt)/openapi/$`),
    answer: (_request, [service = '']) => send(`/openapi/${service}.json`),
  },
];
