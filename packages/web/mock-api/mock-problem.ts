import type { ProblemPlace } from '@keepout/contract/platform/problem';

export interface MockProblem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly ProblemPlace[];
}

/** A problem document in the words of the server. */
export function mockProblem({ status, code, detail, errors }: MockProblem): Response {
  const titles: Readonly<Record<number, string>> = {
    400: 'Bad Request',
    404: 'Not Found',
    413: 'Content Too Large',
    422: 'Unprocessable Content',
  };
  const title = titles[status] ?? 'Error';
  const body = {
    type: `urn:keepout:problem:${code}`,
    title,
    status,
    detail,
    code,
    error: title,
    message: detail,
    errors,
  };
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

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
