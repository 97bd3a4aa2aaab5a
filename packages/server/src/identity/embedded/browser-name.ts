/** A browser in the words of Keycloak's account API; `Other` where it does not say. */
export interface BrowserName {
  readonly browser: string;
  readonly os: string;
  readonly mobile: boolean;
}

/** Whoever poses as another also names the other, so the odd ones come first. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[^ ]* .*Safari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Browser and system from a User-Agent. Versions of systems are left out: browsers froze them years ago, and every Mac would
 * be said to be of 2019.
 */
export function browserName(userAgent: string): BrowserName {
  const [browser] = BROWSERS.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name}/${version}`];
  });
  const os = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return { browser: browser ?? 'Other', os: os ?? 'Other', mobile: /\bMobi|\bAndroid\b|\biPad\b/.test(userAgent) };
}
