import { satisfies } from '@keepout/contract/platform/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HttpApp } from '../../platform/http/app.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Logger } from '../../platform/observing/logs.ts';
import type { TokenVerifier } from '../verify.ts';
import { REALM_PATH, WEB_CLIENT_ID } from './realm.ts';
import { endSessions, listSessions, type UserSession } from './sessions.ts';

export interface AccountRoutes {
  readonly database: Database;
  readonly verifier: TokenVerifier;
  readonly log: Logger;
}

interface Caller {
  readonly principal: Principal;
  /** The session of the token; absent for a program. */
  readonly sessionUid: string | undefined;
}

const NAMES: Readonly<Record<string, string>> = { [WEB_CLIENT_ID]: 'Keepout' };

/**
 * The part of Keycloak's account API by which a user lists and ends sessions, with the same paths, roles
 * and answers, so that browsers use both providers alike. The embedded provider answers 404 if there is no session to end.
 */
export function serveAccountApi(app: HttpApp, { database, verifier, log }: AccountRoutes): void {
  const base = `${REALM_PATH}/account/sessions`;

  async function callerOf(request: FastifyRequest, reply: FastifyReply, roles: string): Promise<Caller | undefined> {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const verified = await verifier.verify(token);
    if (!verified.ok) {
      reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' });
      return undefined;
    }
    if (!satisfies(verified.value.roles, [roles])) {
      reply.code(403).send({ error: 'access_denied' });
      return undefined;
    }
    const { sid } = decodeJwt(token);
    return { principal: verified.value, sessionUid: typeof sid === 'string' ? sid : undefined };
  }

  /** Ends the sessions and writes the audit entry in one transaction. */
  async function end({ principal }: Caller, sessions: readonly UserSession[], address: string): Promise<number> {
    const { subject, userName, operatorId } = principal;
    const uids = sessions.map(({ uid }) => uid);
    const ended = await database.orm.transaction(async (tx) => {
      const count = await endSessions(tx, subject, uids);
      if (count === 0) return 0;
      const places = sessions
        .map((session) => present(session, undefined))
        .map(({ ipAddress, browser, os }) => ({
          ipAddress,
          browser,
          os,
        }));
      await writeAudit(tx, {
        operatorId,
        actor: userName,
        action: 'session-ended',
        recordType: 'session',
        recordId: userName,
        detail: { address, ended: places },
      });
      return count;
    });
    if (ended > 0) log.info({ event: 'session-ended', userName, operator: operatorId, address, ended }, 'identity');
    return ended;
  }

  app.get(`${base}/devices`, async (request, reply) => {
    const caller = await callerOf(request, reply, 'account:view-profile,account:manage-account');
    if (caller === undefined) return reply;
    const sessions = await listSessions(database, caller.principal.subject);
    return reply.send(sessions.map((session) => deviceOf(session, caller.sessionUid)));
  });

  app.delete<{ Params: { id: string } }>(`${base}/:id`, async (request, reply) => {
    const caller = await callerOf(request, reply, 'account:manage-account');
    if (caller === undefined) return reply;
    const ownSessions = await listSessions(database, caller.principal.subject);
    const endedSessions = ownSessions.filter(({ uid }) => uid === request.params.id);
    const ended = await end(caller, endedSessions, request.ip);
    return ended === 0 ? reply.code(404).send({ error: 'session_not_found' }) : reply.code(204).send();
  });

  app.delete<{ Querystring: { current?: string } }>(base, async (request, reply) => {
    const caller = await callerOf(request, reply, 'account:manage-account');
    if (caller === undefined) return reply;
    const ownSessions = await listSessions(database, caller.principal.subject);
    const isAll = request.query.current === 'true';
    await end(caller, isAll ? ownSessions : ownSessions.filter(({ uid }) => uid !== caller.sessionUid), request.ip);
    return reply.code(204).send();
  });
}

/** Returns the `SessionRepresentation` of Keycloak's account API; unknown fields are left out. */
function present({ uid, startedS, expiresS, clientIds, lastSeen }: UserSession, current: string | undefined) {
  const { browser, os, mobile } = browserName(lastSeen?.userAgent ?? '');
  return {
    id: uid,
    ...(lastSeen !== undefined && { ipAddress: lastSeen.address, lastAccess: lastSeen.atS }),
    started: startedS,
    expires: expiresS,
    clients: clientIds.map((clientId) => ({ clientId, clientName: NAMES[clientId] ?? clientId })),
    browser,
    current: uid === current,
    os,
    mobile,
  };
}

/** Returns a `DeviceRepresentation`: each has one session here. */
function deviceOf(session: UserSession, current: string | undefined) {
  const { os, mobile, ...view } = present(session, current);
  const { ipAddress, lastAccess, browser } = view;
  return { os, device: 'Other', mobile, ipAddress, lastAccess, browser, current: view.current, sessions: [view] };
}

/** A browser's name as in Keycloak's account API; `Other` if unknown. */
interface BrowserName {
  readonly browser: string;
  readonly os: string;
  readonly mobile: boolean;
}

/** Browsers that imitate another also contain its name, so the less common ones come first. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[^ ]* .*Safari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Returns browser and system from a User-Agent. Versions of systems are left out: browsers froze them years ago, and every Mac would
 * appear to be from 2019.
 */
export function browserName(userAgent: string): BrowserName {
  const [browser] = BROWSERS.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name}/${version}`];
  });
  const os = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return { browser: browser ?? 'Other', os: os ?? 'Other', mobile: /\bMobi|\bAndroid\b|\biPad\b/.test(userAgent) };
}
