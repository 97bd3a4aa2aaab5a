import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { displayedPartOf, isSealedText, type Vault } from '../platform/secrets/vault.ts';

/** Returns the owner of an address: a sealed address cannot be opened for another user. */
export const ownerOfAddress = ({
  operatorId,
  subject,
}: {
  readonly operatorId: string;
  readonly subject: string;
}): string => JSON.stringify([operatorId, subject]);

/** Returns the host of a hook for display; its path is a secret. */
export const hookOrigin = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** Seals an address of a hook for its owner. */
export const sealAddress = (vault: Vault, url: string, owner: string): string =>
  vault.seal(url, owner, hookOrigin(url));

/**
 * Returns the displayed form of a hook's address: its host, and a fingerprint that distinguishes several of one host. In a request it stands for the
 * stored address.
 */
export function shownAddress(address: string): string {
  const sealed = displayedPartOf(address);
  return sealed === undefined ? `${hookOrigin(address)}/…` : `${sealed.displayedPart}/…#${sealed.mark.slice(0, 8)}`;
}

/** Returns settings with every address of a hook converted; mail addresses are not secret. */
export function mapHooks(settings: NotificationSettings, change: (url: string) => string): NotificationSettings {
  const { msteams, slack, webhook, pagerduty } = settings;
  const changed = <C extends { readonly url: readonly string[] }>(channel: C) => ({
    ...channel,
    url: channel.url.map(change),
  });
  return {
    ...settings,
    msteams: changed(msteams),
    slack: changed(slack),
    webhook: changed(webhook),
    ...(pagerduty && { pagerduty: changed(pagerduty) }),
  };
}

/** Returns a user's stored addresses by their displayed form. */
export function storedByShown(all: readonly NotificationSettings[]): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  for (const settings of all) {
    mapHooks(settings, (url) => {
      if (isSealedText(url)) urls.set(shownAddress(url), url);
      return url;
    });
  }
  return urls;
}
