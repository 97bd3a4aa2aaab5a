import type { ProviderFault } from './auth-port.ts';

/** A provider that has not answered the session check by then is probed too, ms: a browser may not report the failed load of a frame. */
const PROBE_AFTER_MS = 1000;
/** From a page of the provider in the frame to the verdict that it does not return, ms: such a page may lead on by a script. */
const RETURN_WITHIN_MS = 1500;
/** The library names its frame so. */
const FRAME_TITLE = 'keycloak-silent-check-sso';
export const FRAME_PAGE = '/silent-check-sso.html';

/** Requests the discovery document of the realm; undefined where it is one. There is no time limit: a slow provider is not a lost one. */
export async function probeProvider(realmUrl: string): Promise<ProviderFault | undefined> {
  const url = `${realmUrl}/.well-known/openid-configuration`;
  let answer: Response;
  try {
    answer = await fetch(url, { cache: 'no-store' });
  } catch {
    // The error page of a proxy in front of the provider has no CORS headers: the browser then reports the error of a refused connection.
    const isReached = await fetch(url, { cache: 'no-store', mode: 'no-cors' }).then(
      () => true,
      () => false,
    );
    return { kind: isReached ? 'invalid' : 'unreachable', url };
  }
  if (!answer.ok) return { kind: 'status', url, status: answer.status };
  const document: unknown = await answer.json().catch(() => undefined);
  const isDiscovery = typeof document === 'object' && document !== null && 'token_endpoint' in document;
  return isDiscovery ? undefined : { kind: 'invalid', url };
}

/**
 * Resolves with the reason once the silent session check cannot succeed. The library only waits for a message of its frame, which never
 * comes from a provider that refuses connections or answers with a page of its own.
 */
export function failedSessionCheck(realmUrl: string, stopSignal: AbortSignal): Promise<ProviderFault> {
  return new Promise((resolve) => {
    const timer = setTimeout(async () => {
      const fault = await probeProvider(realmUrl);
      // Any other fault may concern the discovery document alone.
      if (fault?.kind === 'unreachable') resolve(fault);
    }, PROBE_AFTER_MS);
    stopSignal.addEventListener('abort', () => clearTimeout(timer));
    const judgeLoad = async ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement) || target.title !== FRAME_TITLE || isOwnPage(target)) return;
      const [fault] = await Promise.all([
        probeProvider(realmUrl),
        new Promise((passed) => setTimeout(passed, RETURN_WITHIN_MS)),
      ]);
      if (!stopSignal.aborted && !isOwnPage(target))
        resolve(fault ?? { kind: 'no-return', url: `${realmUrl}/protocol/openid-connect/auth` });
    };
    document.addEventListener('load', (event) => void judgeLoad(event), { capture: true, signal: stopSignal });
  });
}

function isOwnPage(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.pathname === FRAME_PAGE;
  } catch {
    // A page of another origin, or the error page of the browser.
    return false;
  }
}

/** The reason for a call of the library that failed. */
export async function faultOfCall(error: unknown, realmUrl: string): Promise<ProviderFault> {
  const url = `${realmUrl}/protocol/openid-connect/token`;
  const status = statusOf(error);
  if (status !== undefined) return { kind: 'status', url, status };
  return (await probeProvider(realmUrl)) ?? { kind: 'invalid', url };
}

/** The library's errors carry the answer. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { readonly response?: Response } | undefined)?.response?.status;
