import { ENDPOINTS } from '@keepout/contract/endpoints';
import { type ApiClient, createApiClient } from './client.ts';
import { placesOf } from './places.ts';

/** A call was answered with a problem; `problem` is its document, where it has one. */
export class CallRefused extends Error {
  readonly status: number;
  readonly problem: unknown;

  constructor(status: number, problem: unknown) {
    const { detail } = (problem ?? {}) as { readonly detail?: string };
    super(detail ?? `HTTP ${status}`);
    this.name = 'CallRefused';
    this.status = status;
    this.problem = problem;
  }
}

export interface PlatformClientOptions {
  /** Where the platform answers, `https://keepout.example.com`. */
  readonly baseUrl: string;
  /** A bearer token; see the authentication guide. */
  readonly token: string;
  readonly fetch?: typeof fetch;
}

/** The client for programs: with a token, and with the rows themselves, which a browser does not load. */
export function platformClient({ baseUrl, token, fetch: send = fetch }: PlatformClientOptions): ApiClient {
  return createApiClient({
    baseUrl,
    places: placesOf(ENDPOINTS),
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('Authorization', `Bearer ${token}`);
      return send(request);
    },
    failure: async (answer) => new CallRefused(answer.status, await answer.json().catch(() => undefined)),
  });
}
