import type { FastifyRequest } from 'fastify';
import type { HttpApp } from '../platform/http/app.ts';
import type { Principal } from '../platform/http/principal.ts';
import { type Refusal, refused } from '../platform/http/problem.ts';
import { meetsRequirement, type TokenFault, type TokenVerifier } from './verify.ts';

/** Adds the guard to every route of the scope: 401 without a valid token, 403 without the roles (P-05). */
export function guard(app: HttpApp, verifier: TokenVerifier, requirement: readonly string[] = []): void {
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    if (config.isPublic || request.method === 'OPTIONS') return;
    const principal = await authenticate(request, verifier);
    request.principal = principal;
    if (!meetsRequirement(principal, config.requirement ?? requirement)) {
      throw refused('role-missing', { detail: 'Your account does not have the role for this.' });
    }
  });
}

/** Returns the caller of a guarded route. */
export function principalOf(request: FastifyRequest): Principal {
  if (request.principal === null) {
    throw new Error('the route is not behind the guard');
  }
  return request.principal;
}

async function authenticate(request: FastifyRequest, verifier: TokenVerifier): Promise<Principal> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw unauthenticated('token-missing');
  const result = await verifier.verify(token);
  if (!result.ok) throw unauthenticated(result.fault.code);
  return result.value;
}

const sentences: Record<TokenFault['code'], string> = {
  'token-missing': 'Send a bearer token in the Authorization header.',
  'token-expired': 'The token has expired; refresh it.',
  'token-invalid': 'The token was not issued by the identity provider of this installation.',
  'not-an-access-token': 'Send an access token; ID and refresh tokens are for the client alone.',
  'audience-not-accepted': 'The token was issued for another audience.',
  'client-not-accepted': 'This installation does not accept tokens of this client.',
  'operator-missing': 'Your account does not belong to an operator; ask your administrator.',
  'operator-ambiguous':
    'Your groups belong to several operators and no claim says which one is yours; ask your administrator.',
};

function unauthenticated(code: TokenFault['code']): Refusal {
  const isForbidden = code === 'operator-missing' || code === 'operator-ambiguous';
  const challenge =
    code === 'token-missing' ? 'Bearer' : `Bearer error="invalid_token", error_description="${sentences[code]}"`;
  return refused(code, {
    detail: sentences[code],
    ...(!isForbidden && { headers: { 'www-authenticate': challenge } }),
  });
}
