import type { FastifyRequest } from 'fastify';

/** Who asks, as stores and the audit need it. */
export interface Caller {
  readonly operatorId: string;
  readonly actor: string;
  /** It signed in by credentials of its own: no person. */
  readonly isProgram?: true;
}

/** The caller of a request behind the sign-in; routes without one never get here. */
export function callerOf(request: FastifyRequest): Caller {
  const { principal } = request;
  if (principal == null) throw new Error('route is not behind the sign-in');
  const { operatorId, userName, isProgram } = principal;
  return { operatorId, actor: userName, ...(isProgram && { isProgram }) };
}
