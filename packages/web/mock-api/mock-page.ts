/** A page of a list, with the headers that tell of it; cursors are places here. */
export function mockPage(request: Request, found: readonly unknown[]): Response {
  const url = new URL(request.url);
  const from = Number(url.searchParams.get('cursor') ?? 0);
  const to = from + Number(url.searchParams.get('limit') ?? 500);
  const headers = new Headers({ 'X-Total-Count': String(found.length) });
  if (to < found.length) {
    url.searchParams.set('cursor', String(to));
    headers.set('Link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return Response.json(found.slice(from, to), { headers });
}
