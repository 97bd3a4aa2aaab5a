import type { AlertRules } from '@keepout/contract/alerts/settings';
import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import {
  DEFAULT_STATUSES,
  type NotificationSettings,
  type NotifiedStatus,
} from '@keepout/contract/platform/notification-settings';
import { satisfies } from '@keepout/contract/platform/roles';
import { completeRules } from '@keepout/operations/alerts/dispatch';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { type ConfiguredService, configurationsOf } from '../../users/configuration.ts';
import type { AlertFacts } from '../facts.ts';
import { alertUser } from '../tables.ts';

/** A possible recipient, with the settings for one service. */
export interface Person {
  readonly subject: string;
  readonly rules: AlertRules;
  readonly configuration: NotificationSettings | undefined;
}

/** Services that a user's token allows. */
export function servicesOf({ roles }: Principal): ('ca' | 'odt')[] {
  return [COLLISION_AVOIDANCE, ON_DEMAND_TRACKING].flatMap(({ code, requirement }) =>
    satisfies(roles, requirement) ? [code as 'ca' | 'odt'] : [],
  );
}

/** Records active users: once an hour, and when the name or the services change. */
export async function rememberUser(db: Queries, principal: Principal): Promise<typeof alertUser.$inferSelect> {
  const { operatorId, subject, userName } = principal;
  const services = servicesOf(principal);
  const [user] = await db
    .insert(alertUser)
    .values({ operatorId, subject, userName, services })
    .onConflictDoUpdate({
      target: [alertUser.operatorId, alertUser.subject],
      set: { userName, services, seenAt: sql`now()` },
      setWhere: sql`${alertUser.userName} <> ${userName} or ${alertUser.services} <> ${sql.param(services, alertUser.services)}
        or ${alertUser.seenAt} < now() - interval '1 hour'`,
    })
    .returning();
  return user ?? (await findUser(db, operatorId, subject))!;
}

async function findUser(db: Queries, operatorId: string, subject: string) {
  const [row] = await db
    .select()
    .from(alertUser)
    .where(sql`${alertUser.operatorId} = ${operatorId} and ${alertUser.subject} = ${subject}`);
  return row;
}

/**
 * Returns all users of an operator who have contact points for a service and had its role at their last request, with their rules.
 */
export async function peopleOf(
  db: Queries,
  operatorId: string,
  service: ConfiguredService,
): Promise<readonly Person[]> {
  const configurations = await configurationsOf(db, operatorId, service);
  if (configurations.size === 0) return [];
  const users = await db.select().from(alertUser).where(eq(alertUser.operatorId, operatorId));
  const bySubject = new Map(users.map((user) => [user.subject, user]));
  return [...configurations].flatMap(([subject, configuration]) => {
    const user = bySubject.get(subject);
    if (user !== undefined && !user.services.includes(service)) return [];
    return [{ subject, configuration, rules: completeRules(user?.settings ?? null) }];
  });
}

/** N-05: returns whether the user's settings include the status of an alert. */
export function wantsStatus(facts: AlertFacts, configuration: NotificationSettings | undefined): boolean {
  if (facts.of !== 'request' && facts.of !== 'screening') return true;
  const notifiedStatuses: readonly NotifiedStatus[] = configuration?.statuses ?? DEFAULT_STATUSES;
  return notifiedStatuses.includes(facts.status);
}
