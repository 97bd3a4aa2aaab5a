import type { SignedIn } from '../../../auth/account-sessions.ts';
import type { AccountText } from '../en.ts';

/** Browser and system in words: `Firefox 133 on macOS`. Of versions the first number says enough. */
export function browserWords({ browser, system }: SignedIn, text: AccountText['sessions']): string {
  const [, name, version] = /^([^/]+)(?:\/(\d+))?/.exec(browser ?? '') ?? [];
  const words = name === undefined ? text.unknownBrowser : version === undefined ? name : `${name} ${version}`;
  return system === undefined ? words : text.browserOn(words, system);
}
