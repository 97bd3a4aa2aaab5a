import { DEFAULT_STATUSES, type NotificationSettings } from '@keepout/contract/platform/notification-settings';
import type { Place } from '../platform/http/problem-code.ts';
import { isPrivateHost, mayBePrivate, portOf, type Reach } from '../platform/net/private-address.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { incidentAddress, isIncidentAddress } from './incident-address.ts';

/** What holds for a user who has set nothing. */
export const DEFAULT_SETTINGS: NotificationSettings = {
  email: { enabled: false, addresses: [] },
  msteams: { enabled: false, url: [] },
  slack: { enabled: false, url: [] },
  webhook: { enabled: false, url: [] },
  pagerduty: { enabled: false, url: [] },
  statuses: [...DEFAULT_STATUSES],
};

/** The settings as they are kept: blank places are left out, and a channel is enabled exactly when it has a place. */
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

/** Which addresses of hooks are called here (`KEEPOUT_ALLOW_PRIVATE_HOOKS`, `KEEPOUT_PRIVATE_HOSTS`, `KEEPOUT_HOOK_PORTS`). */
type CalledAddresses = Pick<Settings, 'allowPrivateHooks' | 'privateHosts' | 'hookPorts'>;

/** Why an address is not taken; the ports that are called, where it is for its own. */
type Fault = Pick<Place, 'message' | 'limit'>;

/** The specification's own sentences (section 5). */
const SENTENCES = {
  email: 'Email address must be a valid address.',
  msteams: 'Microsoft Teams address must be a valid address.',
  slack: 'Slack URL must be a valid address.',
  webhook: 'Webhook URL must be a valid address.',
  pagerduty: 'PagerDuty needs a routing key, or an address with routing_key in its query.',
} as const;

/** Something before and after one at sign, no blanks, and a dot in the host: what a form can know of an address. */
const mailAddress = /^[^\s@<>"(),;:\\[\]]{1,64}@[^\s@<>"(),;:\\[\]]{1,250}$/;

/**
 * The places that are no addresses, or that nothing is ever sent to, each with its sentence; blank ones are fine.
 *
 * @param at   where the settings stand in the body, as a pointer
 */
export function settingFaults(
  { email, msteams, slack, webhook, pagerduty = { url: [] } }: NotificationSettings,
  at: string,
  called: CalledAddresses,
): readonly Place[] {
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
  ): Place[] =>
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

const reachOf = ({ allowPrivateHooks: allowPrivate, privateHosts }: CalledAddresses): Reach => ({
  allowPrivate,
  privateHosts,
});

/** What can be posted to: an address of the public network by https, as the sender of messages wants it. */
function isWebAddress(text: string, called: CalledAddresses): boolean {
  // An ellipsis stands in an address that was shown, and is no address by itself.
  if (!/^https?:\/\//i.test(text) || /[\s…]/.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  const { protocol, hostname, username, password } = url;
  if (hostname === '' || username !== '' || password !== '') return false;
  return mayBePrivate(url, reachOf(called)) || (protocol === 'https:' && !isPrivateHost(hostname));
}
