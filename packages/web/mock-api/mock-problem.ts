import { problems } from 'virtual:endpoint-manners';
import type { Problem, ProblemPlace } from '@keepout/contract/platform/problem';
import type { ProblemCode } from '@keepout/contract/problems';

type Facts = Pick<Problem, 'code' | 'status' | 'title' | 'detail' | 'errors'>;

/** A problem document in the words of the server. */
function problem(facts: Facts): Response {
  const { code, status, title, detail = title } = facts;
  const body: Problem = { type: `urn:keepout:problem:${code}`, ...facts, error: title, message: detail };
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

export function mockProblem(code: ProblemCode, detail: string, errors?: ProblemPlace[]): Response {
  const { status, title } = problems[code];
  return problem({ code, status: typeof status === 'number' ? status : 422, title, detail, ...(errors && { errors }) });
}

/** A file that was not taken, with the places at fault. */
export function faultyFile(
  file: string,
  [first, ...otherPlaces]: readonly [ProblemPlace, ...ProblemPlace[]],
): Response {
  const more = otherPlaces.length === 0 ? '' : ` (and ${otherPlaces.length} more)`;
  return problem({
    code: first.code,
    status: 422,
    title: 'The file was not taken.',
    detail: `${file}: Line ${first.line}: ${first.message}${more}`,
    errors: [first, ...otherPlaces].map((place) => ({ ...place, file })),
  });
}

export const mockNotFound = () => mockProblem('not-found', 'It was not found.');
export const mockVersionConflict = () => mockProblem('version-changed', 'It changed in the meantime.');
