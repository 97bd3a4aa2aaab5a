import type { FastifyRequest } from 'fastify';

/** The caller, in the form for stores and the audit trail. */
export interface Caller {
  readonly operatorId: string;
  readonly actor: string;
  /** True for a program that signed in with its own credentials. */
  readonly isProgram?: true;
}

/** Returns the caller of an authenticated request. */
export function callerOf(request: FastifyRequest): Caller {
  const { principal } = request;
  if (principal == null) throw new Error('route is not behind the sign-in');
  const { operatorId, userName, isProgram } = principal;
  return { operatorId, actor: userName, ...(isProgram && { isProgram }) };
}
