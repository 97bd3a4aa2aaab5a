import { RECORD_KEYS } from '@keepout/contract/ca/endpoints/record-keys';
import { pathOf } from '@keepout/contract/platform/endpoint';
import { publishedKeys } from '@keepout/server/ca/decisions/record-keys';
import type { Database } from '@keepout/server/platform/database/database';
import type { ProxyView } from '@keepout/server/platform/http/health';
import { isPlain } from '@keepout/server/platform/settings/loopback';
import { localUrl, type Settings } from '@keepout/server/platform/settings/settings';
import { connectionCause } from './connection-cause.ts';
import { bad, causesOf, type Finding, good, note } from './finding.ts';
import { isKeepout } from './machine.ts';

const PUBLIC = 'public URL';
const PROXY = 'trusted proxy';
const INSTALLATION = 'public URL, installation';
const PATIENCE_MS = 5_000;
/** More addresses than a chain of proxies adds, so that the rest of the header is theirs. From the range for documentation (RFC 5737). */
const FORGED: readonly string[] = Array.from({ length: 20 }, (_, index) => `192.0.2.${index + 1}`);

/** Calls the server by its public URL: checks the answer, and the server's handling of the proxy in front. */
export async function publicUrlFindings(settings: Settings): Promise<Finding[]> {
  const { publicUrl, publicUrlIsSet, host, port } = settings;
  if (!publicUrlIsSet) return [good(PUBLIC, `not set: ${publicUrl}, for this machine only`)];
  const isServedHere = await isKeepout(localUrl(host, port));
  const reached = await reachedFinding(publicUrl, isServedHere);
  return [reached, reached.state === 'bad' ? unseenProxy(settings) : await proxyFinding(settings)];
}

async function reachedFinding(publicUrl: string, isServedHere: boolean): Promise<Finding> {
  const stopped = 'no Keepout answers on this host either: start it and run doctor again';
  let answer: Response;
  try {
    answer = await call(publicUrl, '/health/live');
  } catch (error) {
    const { codes, words } = causesOf(error);
    const cause = connectionCause(error, new URL(publicUrl).host) ?? words;
    const mayBeStopped = !isServedHere && codes.includes('ECONNREFUSED');
    return mayBeStopped
      ? note(PUBLIC, `${publicUrl} is not checked: ${cause}; ${stopped}`)
      : bad(PUBLIC, `${publicUrl} is not reachable from this host: ${cause}`);
  }
  const { status } = answer;
  if (status >= 300 && status < 400) {
    return bad(
      PUBLIC,
      `${publicUrl} redirects to ${answer.headers.get('location')}; set KEEPOUT_PUBLIC_URL to the address that browsers show`,
    );
  }
  if (status >= 502 && status <= 504) {
    const words = `a proxy at ${publicUrl} answers ${status}, so it does not reach Keepout`;
    return isServedHere ? bad(PUBLIC, `${words}; correct its target`) : note(PUBLIC, `${words}; ${stopped}`);
  }
  const live = await jsonOf<{ readonly status?: string }>(answer);
  if (status !== 200 || live?.status !== 'ok') {
    return bad(
      PUBLIC,
      `another program answers at ${publicUrl} (/health/live: ${status}); correct KEEPOUT_PUBLIC_URL, or let the proxy pass every path on`,
    );
  }
  const words = `${publicUrl} answers, seen from this host; other networks are not checked`;
  return isPlain(publicUrl)
    ? note(PUBLIC, `${words}; plain http: browsers sign in by https only`)
    : good(PUBLIC, words);
}

/** Returns the finding from the settings alone: Keepout serves plain http, so https requires a proxy. */
function unseenProxy({ publicUrl, trustProxy }: Settings): Finding {
  if (publicUrl.startsWith('https:') && trustProxy === false)
    return bad(PROXY, untrusted('a proxy ends TLS in front of Keepout', 1));
  return note(PROXY, 'not checked, because the public URL does not answer');
}

const untrusted = (fact: string, proxies: number): string =>
  `${fact} and KEEPOUT_TRUST_PROXY does not trust it: all callers have its address in limits, lock-outs and the log; ` +
  `set KEEPOUT_TRUST_PROXY to ${proxies} where the nearest proxy is in a private network, else to the addresses of the proxies`;

/** Sends addresses of its own in `X-Forwarded-For` and reads which of all the server takes as callers. */
async function proxyFinding(settings: Settings): Promise<Finding> {
  const { publicUrl, trustProxy } = settings;
  const view = await call(publicUrl, '/health/proxy', { 'x-forwarded-for': FORGED.join(', ') })
    .then((answer) => jsonOf<ProxyView>(answer))
    .catch(() => undefined);
  if (typeof view?.forwarded !== 'number') return unseenProxy(settings);
  const { forwarded, trusted, protocol } = view;
  const isForgedKept = forwarded >= FORGED.length;
  const proxies = isForgedKept ? forwarded - FORGED.length : forwarded;
  const isSecure = publicUrl.startsWith('https:');
  if (proxies === 0 && trusted === 0) {
    return isSecure
      ? bad(
          PROXY,
          'the proxy in front adds no X-Forwarded-For, so all callers have its address; let it add the header, and set KEEPOUT_TRUST_PROXY',
        )
      : good(PROXY, 'no proxy is in front, and X-Forwarded-For of clients is not trusted');
  }
  const count = proxies === 1 ? 'one proxy adds' : `${proxies} proxies add`;
  if (trusted > proxies) {
    const words = `${count} to X-Forwarded-For and KEEPOUT_TRUST_PROXY trusts ${trusted} addresses, so this host can choose the address that the server sees`;
    return Array.isArray(trustProxy)
      ? note(PROXY, `${words}: its own address is among the trusted ones; other hosts are not checked`)
      : bad(PROXY, `${words}; set KEEPOUT_TRUST_PROXY=${proxies}`);
  }
  if (trusted < proxies) return bad(PROXY, untrusted(`${count} to X-Forwarded-For`, proxies));
  const words = `${count} to X-Forwarded-For and ${proxies === 1 ? 'is' : 'are'} trusted; addresses that a caller sends are not`;
  return isSecure && protocol !== 'https'
    ? note(PROXY, `${words}; X-Forwarded-Proto: https is missing, let the proxy add it`)
    : good(PROXY, words);
}

/** Checks by the keys that sign records whether the server at the public URL uses this database. Empty if this cannot be determined. */
export async function installationFindings(
  { orm }: Database,
  { publicUrl, publicUrlIsSet }: Settings,
): Promise<Finding[]> {
  if (!publicUrlIsSet) return [];
  const published = await call(publicUrl, pathOf(RECORD_KEYS.listRecordKeys))
    .then((answer) => jsonOf<{ readonly keys?: readonly { readonly kid: string }[] }>(answer))
    .catch(() => undefined);
  const keyIds = (await publishedKeys(orm)).keys.map(({ kid }) => kid);
  if (!Array.isArray(published?.keys) || published.keys.length + keyIds.length === 0) return [];
  const isSame = published.keys.some(({ kid }) => keyIds.includes(kid));
  return isSame
    ? [good(INSTALLATION, `${publicUrl} has the database of these settings (same key of records)`)]
    : [
        bad(
          INSTALLATION,
          `${publicUrl} is another Keepout, with another database than KEEPOUT_DATABASE_URL names here`,
        ),
      ];
}

async function call(origin: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return await fetch(origin + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
}

async function jsonOf<T>(answer: Response): Promise<T | undefined> {
  return await answer.json().then(
    (body) => body as T,
    () => undefined,
  );
}
