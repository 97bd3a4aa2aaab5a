import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { isSealed, shownOf, type Vault } from '../platform/secrets/vault.ts';

/** Who has set an address: what is sealed for him opens for nobody else. */
export const ownerOfAddress = ({
  operatorId,
  subject,
}: {
  readonly operatorId: string;
  readonly subject: string;
}): string => JSON.stringify([operatorId, subject]);

/** Host of a hook as it may be shown; its path is a key. */
export const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** An address of a hook, sealed for its owner. */
export const sealAddress = (vault: Vault, url: string, owner: string): string => vault.seal(url, owner, originOf(url));

/**
 * A hook's address as its owner sees it again: its host, and a mark that tells several of one host apart. Sent back it stands for the
 * address that is stored.
 */
export function shownAddress(address: string): string {
  const sealed = shownOf(address);
  return sealed === undefined ? `${originOf(address)}/…` : `${sealed.shown}/…#${sealed.mark.slice(0, 8)}`;
}

/** Settings with every address of a hook changed; those of mail are no secret. */
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

/** What a user has stored, by how he sees it. */
export function storedByShown(all: readonly NotificationSettings[]): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  for (const settings of all) {
    mapHooks(settings, (url) => {
      if (isSealed(url)) urls.set(shownAddress(url), url);
      return url;
    });
  }
  return urls;
}
