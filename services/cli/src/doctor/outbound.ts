import { lookup } from 'node:dns/promises';
import { originOf } from '@keepout/contract/platform/address';
import type { Database } from '@keepout/server/platform/database/database';
import {
  isPrivateAddress,
  mayBePrivate,
  type NetworkReach,
  portOf,
} from '@keepout/server/platform/net/private-address';
import { displayedPartOf } from '@keepout/server/platform/secrets/vault';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { connectionCause } from './connection-cause.ts';
import { bad, causesOf, type Finding, good, note } from './finding.ts';

const OUTBOUND = 'outbound addresses';
const MOST_HOSTS = 200;

interface OutboundAddress {
  /** Who is called: `feed gp`, `webhooks of aurora`. */
  readonly what: string;
  readonly url: URL;
  readonly reach: NetworkReach;
  /** The setting that allows any private address; production accepts only that of the provider. */
  readonly allowing: string;
}

const STORED = `
  select 'feed ' || name as what, 'feed' as kind, address from feed where is_on
  union select 'feed ' || name, 'feed', sign_in_address from feed where is_on and sign_in_address is not null
  union select 'recipient ' || name, 'recipient', address from recipient
  union select 'recipient ' || name, 'recipient', sign_in_address from recipient where sign_in_address is not null
  union select 'hook of operator ' || operator_id, 'hook', address from alert_place
    where channel <> 'EMAIL' and off_since is null and address <> ''
  order by what, address`;

/** Hosts that feeds, recipients, hooks and the provider name, and whether the rule about private networks lets them be called. */
export async function outboundFindings({ pool }: Database, settings: Settings): Promise<Finding[]> {
  const { rows } = await pool.query<{ what: string; kind: keyof typeof KINDS; address: string }>(STORED);
  const addresses = rows.flatMap(({ what, kind, address }) => addressOf(what, address, KINDS[kind], settings));
  if (settings.providerUrl !== undefined) {
    addresses.push(...addressOf('KEEPOUT_PROVIDER_URL', settings.providerUrl, KINDS.provider, settings));
  }
  const distinct = [
    ...new Map(addresses.map((outbound) => [`${outbound.what} ${outbound.url.host}`, outbound])).values(),
  ];
  const findings = await Promise.all(distinct.slice(0, MOST_HOSTS).map(refusedFinding));
  const refused = findings.filter((finding) => finding !== undefined);
  if (refused.length > 0) return refused;
  return [
    good(OUTBOUND, `${distinct.length} of feeds, recipients, hooks and the provider: none is blocked as private`),
  ];
}

const KINDS = {
  feed: ['allowPrivateFeeds', 'KEEPOUT_ALLOW_PRIVATE_FEEDS'],
  recipient: ['allowPrivateRecipients', 'KEEPOUT_ALLOW_PRIVATE_RECIPIENTS'],
  hook: ['allowPrivateHooks', 'KEEPOUT_ALLOW_PRIVATE_HOOKS'],
  provider: ['allowPrivateProvider', 'KEEPOUT_ALLOW_PRIVATE_PROVIDER'],
} as const;

/** Reads the origin of a sealed address, which needs no key. Folders are skipped. */
function addressOf(
  subject: string,
  address: string,
  [allowed, allowing]: (typeof KINDS)[keyof typeof KINDS],
  settings: Settings,
): OutboundAddress[] {
  const text = displayedPartOf(address)?.displayedPart ?? address;
  if (!/^(https?|imaps):\/\//i.test(text) || !URL.canParse(text)) return [];
  // The provider has no list of hosts.
  const privateHosts = allowed === 'allowPrivateProvider' ? [] : settings.privateHosts;
  return [{ what: subject, url: new URL(text), reach: { allowPrivate: settings[allowed], privateHosts }, allowing }];
}

async function refusedFinding({ what, url, reach, allowing }: OutboundAddress): Promise<Finding | undefined> {
  if (mayBePrivate(url, reach)) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const displayedOrigin = originOf(url.href) || url.host;
  let hostAddresses: readonly string[];
  try {
    hostAddresses = (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (error) {
    return note(OUTBOUND, `${what}: ${connectionCause(error, url.host) ?? causesOf(error).words}`);
  }
  if (hostAddresses.some((address) => !isPrivateAddress(address))) return undefined;
  const fact = `${what}: ${displayedOrigin} is at ${hostAddresses[0]}, a private address, and is not called`;
  if (allowing === 'KEEPOUT_ALLOW_PRIVATE_PROVIDER') return bad(OUTBOUND, `${fact}; set ${allowing}=1`);
  return url.protocol === 'http:'
    ? bad(
        OUTBOUND,
        `${fact}; use https and add ${url.hostname} to KEEPOUT_PRIVATE_HOSTS (${allowing}=1 in test networks only)`,
      )
    : bad(OUTBOUND, `${fact}; add ${url.hostname}:${portOf(url)} to KEEPOUT_PRIVATE_HOSTS`);
}
