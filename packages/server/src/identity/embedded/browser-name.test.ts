import { expect, it } from 'vitest';
import { browserName } from './account-routes.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Chrome/131', 'Linux', false, `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`],
  [
    'Edge/131',
    'Windows',
    false,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
  ],
  [
    'Firefox/133',
    'macOS',
    false,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
  ],
  [
    'Safari/18',
    'iOS',
    true,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  ['Chrome/131', 'Android', true, `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['Other', 'Other', false, 'curl/8.5.0'],
  ['Other', 'Other', false, ''],
])('a User-Agent says %s on %s', (browser, os, mobile, userAgent) => {
  expect(browserName(userAgent)).toEqual({ browser, os, mobile });
});
