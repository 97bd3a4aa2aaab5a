import type { AlertRules, AlertSettings, AlertSettingsBody } from '@keepout/contract/alerts/settings';
import type { Language } from '@keepout/contract/platform/language';
import { completeRules } from '@keepout/operations/alerts/dispatch';
import { isTimeZone } from '@keepout/operations/alerts/wall-clock';
import { and, eq, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { refused } from '../../platform/http/problem.ts';
import { refuseChanged } from '../../platform/http/read-only.ts';
import { refuseOtherVersion } from '../../platform/records/change-record.ts';
import { keepLanguage, languageOf } from '../../users/language.ts';
import { rememberUser } from '../people/people.ts';
import { alertUser } from '../tables.ts';

type UserRow = typeof alertUser.$inferSelect;

function present({ settings, version, updatedAt }: UserRow, language: Language): AlertSettings {
  return { ...completeRules(settings), language, version, updatedAt };
}

/** Returns a user's alert rules, or the defaults. */
export async function readAlertSettings({ database }: ServerContext, principal: Principal): Promise<AlertSettings> {
  const row = await rememberUser(database.orm, principal);
  return present(row, await languageOf(database.orm, principal));
}

/** Returns the validated rules of a body. */
export function rulesIn(body: AlertSettingsBody): AlertRules {
  const { timeZone, quietHours, digestAt, rules } = body;
  if (!isTimeZone(timeZone))
    throw refused('time-zone-unknown', { detail: `The time zone ${timeZone} does not exist.` });
  const kinds = rules.map(({ kind }) => kind);
  const twin = kinds.find((kind, index) => kinds.indexOf(kind) !== index);
  if (twin !== undefined) throw refused('rule-repeated', { detail: `The kind ${twin} has more than one rule.` });
  return { timeZone, quietHours, digestAt, rules };
}

/** Stores the rules of a user; concurrent changes are serialised. */
export async function saveSettings(
  { database }: ServerContext,
  principal: Principal,
  body: AlertSettingsBody,
  expected: number | undefined,
): Promise<AlertSettings> {
  const settings = rulesIn(body);
  await rememberUser(database.orm, principal);
  const { operatorId, subject, userName: actor } = principal;
  const isOwnRow = and(eq(alertUser.operatorId, operatorId), eq(alertUser.subject, subject));
  return await database.orm.transaction(async (tx) => {
    const [row] = await tx.select().from(alertUser).where(isOwnRow).for('update');
    const storedLanguage = await languageOf(tx, principal);
    const language = body.language ?? storedLanguage;
    if (language !== storedLanguage) await keepLanguage(tx, principal, language);
    const current = present(row!, language);
    refuseOtherVersion('Your rules', current.version, expected);
    refuseChanged(body, current, ['version', 'updatedAt']);
    const [changed] = await tx
      .update(alertUser)
      .set({ settings, version: current.version + 1, updatedAt: sql`now()` as unknown as string })
      .where(isOwnRow)
      .returning();
    await writeAudit(tx, { operatorId, actor, action: 'changed', recordType: 'alert-rules', recordId: subject });
    return present(changed!, language);
  });
}
