import { DEFAULT_STATUSES, type NotificationSettings } from '@keepout/contract/platform/notification-settings';
import type { ErrorPlace } from '../platform/http/problem-code.ts';
import { isPrivateHost, mayBePrivate, type NetworkReach, portOf } from '../platform/net/private-address.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { incidentAddress, isIncidentAddress } from './incident-address.ts';

/** Default settings of a user. */
export const DEFAULT_SETTINGS: NotificationSettings = {
  email: { enabled: false, addresses: [] },
  msteams: { enabled: false, url: [] },
  slack: { enabled: false, url: [] },
  webhook: { enabled: false, url: [] },
  pagerduty: { enabled: false, url: [] },
  statuses: [...DEFAULT_STATUSES],
};

/** Returns the stored form of the settings: without blank addresses; a channel is enabled if and only if it has an address. */
export function settled({
  email,
  msteams,
  slack,
  webhook,
  pagerduty = { url: [] },
  statuses,
}: NotificationSettings): NotificationSettings {
  const filled = (places: readonly string[]) => places.map((place) => place.trim()).filter((trim) => trim !== '');
  const channel = ({ url }: { readonly url: readonly string[] }) => {
    const urls = filled(url);
    return { enabled: urls.length > 0, url: urls };
  };
  const addresses = filled(email.addresses);
  return {
    email: { enabled: addresses.length > 0, addresses },
    msteams: channel(msteams),
    slack: channel(slack),
    webhook: channel(webhook),
    pagerduty: channel({ url: pagerduty.url.map(incidentAddress) }),
    statuses: [...new Set(statuses)],
  };
}

/** Addresses of hooks that may be called (`KEEPOUT_ALLOW_PRIVATE_HOOKS`, `KEEPOUT_PRIVATE_HOSTS`, `KEEPOUT_HOOK_PORTS`). */
type CalledAddresses = Pick<Settings, 'allowPrivateHooks' | 'privateHosts' | 'hookPorts'>;

/** Error of an address, with the allowed ports if the port is the reason. */
type Fault = Pick<ErrorPlace, 'message' | 'limit'>;

/** The specification's own sentences (section 5). */
const SENTENCES = {
  email: 'Email address must be a valid address.',
  msteams: 'Microsoft Teams address must be a valid address.',
  slack: 'Slack URL must be a valid address.',
  webhook: 'Webhook URL must be a valid address.',
  pagerduty: 'PagerDuty needs a routing key, or an address with routing_key in its query.',
} as const;

/** Plausible mail address: text before and after one at sign, no blanks, and a dot in the host. */
const mailAddress = /^[^\s@<>"(),;:\\[\]]{1,64}@[^\s@<>"(),;:\\[\]]{1,250}$/;

/**
 * Returns the invalid addresses, and those to which messages are never sent, each with its error sentence; blank ones are valid.
 *
 * @param at   JSON pointer to the settings in the body
 */
export function settingFaults(
  { email, msteams, slack, webhook, pagerduty = { url: [] } }: NotificationSettings,
  at: string,
  called: CalledAddresses,
): readonly ErrorPlace[] {
  const ports = called.hookPorts.join(', ');
  const faultOf =
    (channel: keyof typeof SENTENCES) =>
    (text: string): Fault | undefined => {
      const message = SENTENCES[channel];
      if (!isWebAddress(text, called)) return { message };
      const url = new URL(text);
      const isOpen = mayBePrivate(url, reachOf(called)) || called.hookPorts.includes(portOf(url));
      return isOpen ? undefined : { message: `${message} Only port ${ports} is called.`, limit: ports };
    };
  const faults = (
    channel: keyof typeof SENTENCES,
    list: 'addresses' | 'url',
    places: readonly string[],
    faultIn: (place: string) => Fault | undefined = faultOf(channel),
  ): ErrorPlace[] =>
    places.flatMap((place, index) => {
      const fault = place.trim() === '' ? undefined : faultIn(place.trim());
      return fault === undefined ? [] : [{ code: 'custom', pointer: `${at}/${channel}/${list}/${index}`, ...fault }];
    });
  return [
    ...faults('email', 'addresses', email.addresses, (text) =>
      isMailAddress(text) ? undefined : { message: SENTENCES.email },
    ),
    ...faults('msteams', 'url', msteams.url),
    ...faults('slack', 'url', slack.url),
    ...faults('webhook', 'url', webhook.url),
    ...faults('pagerduty', 'url', pagerduty.url, (text) =>
      isIncidentAddress(text) ? faultOf('pagerduty')(incidentAddress(text)) : { message: SENTENCES.pagerduty },
    ),
  ];
}

export function isMailAddress(text: string): boolean {
  const host = text.slice(text.lastIndexOf('@') + 1).split('.');
  return mailAddress.test(text) && host.length > 1 && host.every((label) => label !== '');
}

const reachOf = ({ allowPrivateHooks: allowPrivate, privateHosts }: CalledAddresses): NetworkReach => ({
  allowPrivate,
  privateHosts,
});

/** Returns whether messages can be posted to an address: https in the public network, as the sender of messages requires. */
function isWebAddress(text: string, called: CalledAddresses): boolean {
  // An ellipsis occurs only in the displayed form of an address.
  if (!/^https?:\/\//i.test(text) || /[\s…]/.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  const { protocol, hostname, username, password } = url;
  if (hostname === '' || username !== '' || password !== '') return false;
  return mayBePrivate(url, reachOf(called)) || (protocol === 'https:' && !isPrivateHost(hostname));
}
