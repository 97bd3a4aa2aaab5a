import { expect, it } from 'vitest';
import type { SignedIn } from '../../../auth/account-sessions.ts';
import { en } from '../en.ts';
import { browserWords } from './SessionsPanel.tsx';

it.each([
  ['Firefox/133.0.1', 'macOS', 'Firefox 133 on macOS'],
  ['Samsung Internet/26', 'Android', 'Samsung Internet 26 on Android'],
  ['Safari', undefined, 'Safari'],
  [undefined, 'Linux', 'Unknown browser on Linux'],
  [undefined, undefined, 'Unknown browser'],
])('%s of %s reads %s', (browser, system, words) => {
  expect(browserWords({ browser, system } as SignedIn, en.sessions)).toBe(words);
});
