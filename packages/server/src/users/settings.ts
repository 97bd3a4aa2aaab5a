import { DEFAULT_STATUSES, type NotificationSettings } from '@keepout/contract/platform/notification-settings';
import type { Place } from '../platform/http/problem-code.ts';
import { isPrivateHost } from '../platform/net/private-address.ts';

/** What holds for a user who has set nothing. */
export const DEFAULT_SETTINGS: NotificationSettings = {
  email: { enabled: false, addresses: [] },
  msteams: { enabled: false, url: [] },
  slack: { enabled: false, url: [] },
  webhook: { enabled: false, url: [] },
  statuses: [...DEFAULT_STATUSES],
};

/** The settings as they are kept: blank places are left out, and a channel is enabled exactly when it has a place. */
export function settled({ email, msteams, slack, webhook, statuses }: NotificationSettings): NotificationSettings {
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
    statuses: [...new Set(statuses)],
  };
}

/** The specification's own sentences (section 5). */
const SENTENCES = {
  email: 'Email address must be a valid address.',
  msteams: 'Microsoft Teams address must be a valid address.',
  slack: 'Slack URL must be a valid address.',
  webhook: 'Webhook URL must be a valid address.',
} as const;

/** Something before and after one at sign, no blanks, and a dot in the host: what a form can know of an address. */
const mailAddress = /^[^\s@<>"(),;:\\[\]]{1,64}@[^\s@<>"(),;:\\[\]]{1,250}$/;

/**
 * The places that are no addresses, or that nothing is ever sent to, each with its sentence; blank ones are fine.
 *
 * @param at             where the settings stand in the body, as a pointer
 * @param allowPrivate   plain http and private addresses are called here (`KEEPOUT_ALLOW_PRIVATE_HOOKS`)
 */
export function settingFaults(
  { email, msteams, slack, webhook }: NotificationSettings,
  at: string,
  allowPrivate: boolean,
): readonly Place[] {
  const isHook = (text: string) => isWebAddress(text, allowPrivate);
  const faults = (
    channel: keyof typeof SENTENCES,
    list: 'addresses' | 'url',
    places: readonly string[],
    holds: (place: string) => boolean,
  ): Place[] =>
    places.flatMap((place, index) => {
      if (place.trim() === '' || holds(place.trim())) return [];
      const pointer = `${at}/${channel}/${list}/${index}`;
      return [{ code: 'custom', pointer, message: SENTENCES[channel] }];
    });
  return [
    ...faults('email', 'addresses', email.addresses, isMailAddress),
    ...faults('msteams', 'url', msteams.url, isHook),
    ...faults('slack', 'url', slack.url, isHook),
    ...faults('webhook', 'url', webhook.url, isHook),
  ];
}

export function isMailAddress(text: string): boolean {
  const host = text.slice(text.lastIndexOf('@') + 1).split('.');
  return mailAddress.test(text) && host.length > 1 && host.every((label) => label !== '');
}

/** What can be posted to: an address of the public network by https, as the sender of messages wants it. */
function isWebAddress(text: string, allowPrivate: boolean): boolean {
  // An ellipsis stands in an address that was shown, and is no address by itself.
  if (!/^https?:\/\//i.test(text) || /[\s…]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (hostname === '' || username !== '' || password !== '') return false;
  return allowPrivate || (protocol === 'https:' && !isPrivateHost(hostname));
}
