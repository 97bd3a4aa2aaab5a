import type { NotificationSettings, NotifiedStatus } from '@keepout/contract/platform/notification-settings';
import { faultOf } from '../../api/fault.ts';

/** N-05: channels with an input, and PagerDuty. Only the API can set Slack. */
export const SHOWN_CHANNELS = ['email', 'msteams', 'webhook', 'pagerduty'] as const;
export type ShownChannel = (typeof SHOWN_CHANNELS)[number];

export const STATUSES = [
  'COMPLETED_OK',
  'CANCELLED',
  'PENDING',
  'IN_PROGRESS',
] as const satisfies readonly NotifiedStatus[];

/** Form values of one service: the first address of each channel, and the statuses. */
export interface ChannelForm extends Readonly<Record<ShownChannel, string>> {
  readonly statuses: readonly NotifiedStatus[];
}

export function channelForm({ email, msteams, webhook, pagerduty, statuses }: NotificationSettings): ChannelForm {
  return {
    email: email.addresses[0] ?? '',
    msteams: msteams.url[0] ?? '',
    webhook: webhook.url[0] ?? '',
    pagerduty: pagerduty?.url[0] ?? '',
    statuses,
  };
}

/** Returns the settings with the form values; additional addresses and Slack do not change. */
export function channelSettings(form: ChannelForm, before: NotificationSettings): NotificationSettings {
  const first = (entry: string, all: readonly string[]) =>
    [entry.trim(), ...all.slice(1)].filter((address) => address !== '');
  const urls = (entry: string, { url }: { readonly url: readonly string[] }) => ({ url: first(entry, url) });
  return {
    email: { addresses: first(form.email, before.email.addresses) },
    msteams: urls(form.msteams, before.msteams),
    webhook: urls(form.webhook, before.webhook),
    pagerduty: urls(form.pagerduty, before.pagerduty ?? { url: [] }),
    slack: before.slack,
    statuses: [...form.statuses],
  };
}

/** Returns the number of addresses after the first of a channel. */
export function furtherOf(channel: ShownChannel, settings: NotificationSettings): number {
  const all = channel === 'email' ? settings.email.addresses : (settings[channel]?.url ?? []);
  return Math.max(0, all.length - 1);
}

/** N-06: a channel is enabled exactly when its address is not empty. */
export const isEnabled = (address: string): boolean => address.trim() !== '';

/** N-06: returns the channels whose non-empty entry is not a valid address. */
export function channelFaults(form: ChannelForm): readonly ShownChannel[] {
  return SHOWN_CHANNELS.filter((channel) => {
    const entry = form[channel].trim();
    return entry !== '' && !IS_ADDRESS[channel](entry);
  });
}

/** A channel whose address the server rejected; with the permitted ports if the port is the reason. */
export interface RefusedChannel {
  readonly channel: ShownChannel;
  readonly ports?: string | undefined;
}

/** N-06: returns the channels whose address the server rejected; only the server knows which addresses it never calls. */
export function refusedChannels(error: unknown): readonly RefusedChannel[] {
  const places = faultOf(error).places ?? [];
  return SHOWN_CHANNELS.flatMap((channel) => {
    const place = places.find(
      ({ pointer = '' }) =>
        pointer.startsWith(`#/notifications/${channel}/`) || pointer.includes(`/default/${channel}/`),
    );
    return place === undefined ? [] : [{ channel, ports: place.limit }];
  });
}

function isMailAddress(text: string): boolean {
  const host = text.slice(text.lastIndexOf('@') + 1).split('.');
  return /^[^\s@<>"(),;:\\[\]]{1,64}@[^\s@<>"(),;:\\[\]]{1,250}$/.test(text) && host.length > 1 && !host.includes('');
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}

/** A PagerDuty routing key; a URL with a routing key has it in its query. */
const isRoutingKey = (text: string): boolean => /^[A-Za-z0-9_-]{16,128}$/.test(text);

const IS_ADDRESS: Readonly<Record<ShownChannel, (text: string) => boolean>> = {
  email: isMailAddress,
  msteams: isWebAddress,
  webhook: isWebAddress,
  pagerduty: (text) => isRoutingKey(text) || isWebAddress(text),
};

export function withStatus(form: ChannelForm, status: NotifiedStatus, isWanted: boolean): ChannelForm {
  const otherStatuses = form.statuses.filter((candidate) => candidate !== status);
  return {
    ...form,
    statuses: STATUSES.filter((candidate) => otherStatuses.includes(candidate) || (isWanted && candidate === status)),
  };
}

export function isSame(first: ChannelForm, second: ChannelForm): boolean {
  const statusKey = ({ statuses }: ChannelForm) => [...statuses].sort().join();
  return (
    SHOWN_CHANNELS.every((channel) => first[channel] === second[channel]) && statusKey(first) === statusKey(second)
  );
}
