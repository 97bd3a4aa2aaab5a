/** Returns whether a host, as written in a URL, is this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

const PLAIN = ['http:', 'smtp:', 'ftp:', 'ws:'];

/** Returns whether traffic to this URL is unencrypted and can be read or changed in transit. */
export function isPlain(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return PLAIN.includes(protocol) && !isLoopback(hostname);
}

/**
 * Returns whether the user name or password of a URL contains a character that ends it (`/`, `?`, `#`), or a `%` without two hexadecimal digits. A URL
 * of a database or a relay has no fragment, no `@` in its path and none in a parameter name: any of these is part of a password.
 */
export function hasBareReservedCharacter(url: string): boolean {
  const [, authority = '', pathAndQuery = ''] = /^[a-z]+:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  const login = authority.slice(0, Math.max(0, authority.lastIndexOf('@')));
  const [path = '', query = ''] = pathAndQuery.split(/\?(.*)/s);
  const parameters = query.split('&').map((pair) => pair.split('=')[0] ?? '');
  return (
    pathAndQuery.includes('#') ||
    /%(?![0-9a-f]{2})/i.test(login) ||
    [path, ...parameters].some((part) => part.includes('@'))
  );
}
