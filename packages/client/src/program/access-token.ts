interface Grant {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly fetch?: typeof fetch;
}

/** Time before its end at which a token is renewed: a call that begins with it ends with it. */
const SPARE_MS = 60_000;
const ANSWER_MS = 15_000;

/**
 * Returns a function that gives a long-running program a token for each call, by the client-credentials grant (RFC 6749, 4.4): the same one until it is
 * nearly over.
 */
export function grantedToken({ tokenUrl, clientId, clientSecret, fetch: send = fetch }: Grant): () => Promise<string> {
  let granted: { readonly token: string; readonly endsMs: number } | undefined;
  /** Calls that begin together ask once. */
  let pendingToken: Promise<string> | undefined;

  async function ask(): Promise<string> {
    const answer = await send(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const body = (await answer.json().catch(() => ({}))) as {
      readonly access_token?: string;
      readonly expires_in?: number;
      readonly error_description?: string;
    };
    if (body.access_token === undefined)
      throw new Error(`No token from ${tokenUrl}: HTTP ${answer.status} ${body.error_description ?? ''}`.trimEnd());
    granted = { token: body.access_token, endsMs: Date.now() + (body.expires_in ?? 0) * 1000 };
    return granted.token;
  }

  return async () => {
    if (granted !== undefined && Date.now() < granted.endsMs - SPARE_MS) return granted.token;
    pendingToken ??= ask().finally(() => {
      pendingToken = undefined;
    });
    return await pendingToken;
  };
}
