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
