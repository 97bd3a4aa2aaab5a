/** Whether a host, as a URL writes it, is this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

const PLAIN = ['http:', 'smtp:', 'ftp:', 'ws:'];

/** Whether what is sent to this URL can be read, and changed, on the way. */
export function isPlain(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return PLAIN.includes(protocol) && !isLoopback(hostname);
}
