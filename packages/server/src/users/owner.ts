import type { FastifyRequest } from 'fastify';
import { callerOf } from '../platform/http/caller.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Owner } from './configuration.ts';

export function configurationOwner(request: FastifyRequest): Owner {
  const { principal } = request;
  if (principal == null) throw new Error('route is not behind the sign-in');
  return { ...callerOf(request), subject: principal.subject };
}

/** Returns the owner of a configuration, which must be the caller's own; that of another user is treated as non-existent. */
export function ownerNamed(request: FastifyRequest, userConfigId: string): Owner {
  const owner = configurationOwner(request);
  if (owner.subject !== userConfigId) throw notFound('The configuration');
  return owner;
}
