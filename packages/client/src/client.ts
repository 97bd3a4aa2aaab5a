import createClient, { type Client } from 'openapi-fetch';
import { bodyOf } from './body.ts';
import type { Paths } from './generated/paths.d.ts';

export type { Paths } from './generated/paths.d.ts';

export type ApiClient = Client<Paths>;

export interface ClientOptions {
  /** Origin of the platform; empty in its own web pages. */
  readonly baseUrl: string;
  /** Adds the bearer token; see the authentication guide. */
  readonly fetch: typeof fetch;
}

/** The API, typed by its own description: our web is a client of it like any other. Files are Blobs. */
export function createApiClient(options: ClientOptions): ApiClient {
  return createClient<Paths>({
    baseUrl: options.baseUrl,
    fetch: (request) => options.fetch(request),
    bodySerializer: bodyOf,
  });
}
