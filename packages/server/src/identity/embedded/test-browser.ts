/** As much of a browser as signing in needs: cookies by path, redirects one at a time. */
export class TestBrowser {
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();
  readonly #userAgent: string | undefined;

  constructor(userAgent?: string) {
    this.#userAgent = userAgent;
  }

  async open(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
      .join('; ');
    const headers = { ...init.headers, cookie, ...(this.#userAgent && { 'user-agent': this.#userAgent }) };
    const answer = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
      const isGone = attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute));
      const key = `${pair.slice(0, at)} ${path}`;
      if (isGone) this.#cookies.delete(key);
      else this.#cookies.set(key, { value: pair.slice(at + 1), path });
    }
    return answer;
  }

  /** Follows redirects until the answer is none, or leads to a URL that `until` names. */
  async follow(
    answer: Response,
    until: (url: URL) => boolean,
  ): Promise<{ readonly answer: Response; readonly url: URL }> {
    let current = answer;
    let url = new URL(answer.url);
    for (let hop = 0; hop < 10; hop++) {
      const location = current.headers.get('location');
      if (location === null) return { answer: current, url };
      url = new URL(location, url);
      if (until(url)) return { answer: current, url };
      current = await this.open(url.href);
    }
    throw new Error('too many redirects');
  }

  post(url: string, form: Record<string, string>): Promise<Response> {
    return this.open(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(url).origin },
      body: new URLSearchParams(form),
    });
  }
}
