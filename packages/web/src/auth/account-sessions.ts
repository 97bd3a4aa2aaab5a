/** A session of the user as the provider reports it; unknown values are undefined. */
export interface SignedIn {
  readonly id: string;
  /** Name and version, such as `Firefox/133`. */
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly address: string | undefined;
  readonly sinceUnixMs: number | undefined;
  readonly seenUnixMs: number | undefined;
  /** Applications that it is signed in to. */
  readonly clients: readonly string[];
  /** The one in which this page is open. */
  readonly isCurrent: boolean;
}

/** Providers that have no such calls, or do not open them to this application, are managed on their own pages. */
export type SignedInList =
  | { readonly isOffered: true; readonly sessions: readonly SignedIn[] }
  | { readonly isOffered: false };

/** Where the user is signed in, and the end of it. */
export interface SessionsPort {
  list(signal?: AbortSignal): Promise<SignedInList>;
  /** Ends a session; no error where it has already ended. */
  end(id: string): Promise<void>;
  endOthers(): Promise<void>;
}

/** Why the provider could not be asked, or did not do it. */
export class SessionsFailed extends Error {
  /** Status of its answer; 404 where none came. */
  readonly code: number;
  constructor(code: number, title: string, message: string) {
    super(message);
    this.name = title;
    this.code = code;
  }
}

export interface SessionsParts {
  /** Address of the realm. */
  readonly realmUrl: string;
  readonly token: () => Promise<string | undefined>;
  readonly fetch?: typeof fetch;
}

/** The account API of a Keycloak realm; the embedded provider has the same. */
export function accountSessions({ realmUrl, token, fetch: send = fetch }: SessionsParts): SessionsPort {
  const ask = async (method: 'GET' | 'DELETE', path: string, signal?: AbortSignal): Promise<Response | undefined> => {
    const bearer = await token();
    if (bearer === undefined) throw new SessionsFailed(401, 'Unauthenticated', 'You are not signed in any more.');
    const headers = { Accept: 'application/json', Authorization: `Bearer ${bearer}` };
    try {
      return await send(`${realmUrl}/account/sessions${path}`, { method, headers, ...(signal && { signal }) });
    } catch (error) {
      if (signal?.aborted) throw error;
      // Browsers report the same error for an unreachable provider and for one that does not answer this application: one that
      // can be reached at all is the latter.
      const isThere = await send(`${realmUrl}/.well-known/openid-configuration`, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      );
      if (isThere) return undefined;
      throw new SessionsFailed(404, 'Provider unreachable', 'The identity provider could not be reached.');
    }
  };
  const end = async (path: string) => {
    const answer = await ask('DELETE', path);
    if (answer === undefined)
      throw new SessionsFailed(403, 'Forbidden', 'The identity provider does not allow it here.');
    if (!answer.ok && answer.status !== 404) throw await failed(answer);
  };
  return {
    list: async (signal) => {
      const answer = await ask('GET', '/devices', signal);
      if (answer === undefined || [403, 404, 405].includes(answer.status)) return { isOffered: false };
      if (!answer.ok) throw await failed(answer);
      const document: unknown = await answer.json().catch(() => undefined);
      // A page instead of a list: the server has no such call.
      return Array.isArray(document) ? { isOffered: true, sessions: sessionsIn(document) } : { isOffered: false };
    },
    end: (id) => end(`/${encodeURIComponent(id)}`),
    endOthers: () => end('?current=false'),
  };
}

async function failed(answer: Response): Promise<SessionsFailed> {
  const { error, error_description: more } = fields(await answer.json().catch(() => undefined));
  return new SessionsFailed(answer.status, knownText(error) ?? answer.statusText, knownText(more) ?? '');
}

type Fields = Readonly<Record<string, unknown>>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const knownText = (value: unknown) =>
  typeof value === 'string' && !['', 'other', 'unknown'].includes(value.toLowerCase()) ? value : undefined;
const unixMs = (value: unknown) => (typeof value === 'number' && value > 0 ? value * 1000 : undefined);

/** Sessions of all devices: this one first, then the most recent. */
export function sessionsIn(document: unknown): readonly SignedIn[] {
  const sessions = items(document).flatMap((device) => {
    const { os, sessions: openSessions } = fields(device);
    return items(openSessions).map((session): SignedIn => {
      const { id, browser, ipAddress, started, lastAccess, current, clients } = fields(session);
      return {
        id: String(id),
        browser: knownText(browser),
        system: knownText(os),
        address: knownText(ipAddress),
        sinceUnixMs: unixMs(started),
        seenUnixMs: unixMs(lastAccess),
        clients: items(clients).flatMap((client) => {
          const { clientName, clientId } = fields(client);
          return knownText(clientName) ?? knownText(clientId) ?? [];
        }),
        isCurrent: current === true,
      };
    });
  });
  return sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || (b.seenUnixMs ?? 0) - (a.seenUnixMs ?? 0),
  );
}
