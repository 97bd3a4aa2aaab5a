import { fromUnixMs, toUnixMs } from '@keepout/astro/epoch';
import { MOST_REHEARSED, type Rehearsal, type RehearsalBody } from '@keepout/contract/alerts/rehearsal';
import type { Language } from '@keepout/contract/platform/language';
import { completeRules } from '@keepout/operations/alerts/dispatch';
import { type JudgedThen, type RaisedThen, raisedOver } from '@keepout/operations/alerts/history';
import { type PlaceCounts, rehearse, type SentThen } from '@keepout/operations/alerts/rehearse';
import { MS_PER_DAY } from '@keepout/units/duration';
import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import { readRules } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { conjunctions } from '../../ports/conjunctions.ts';
import { configurationsOf } from '../../users/configuration.ts';
import { languageFor } from '../../users/language.ts';
import { addressesOf } from '../addresses/store.ts';
import { servicesOf, wantsStatus } from '../people/people.ts';
import { GROUP_WAIT_S } from '../raising/raise.ts';
import { readRota } from '../rota/store.ts';
import { rulesIn } from '../rules/service.ts';
import { alertTable } from '../tables.ts';
import { alertWords, composeAlertText } from '../words/say.ts';

const MOST_SHOWN = 200;
/** Kinds that are raised again from the assessments; for all others the stored alerts are used. */
const BY_JUDGEMENT = ['ACT', 'WATCH', 'NO_CONCLUSION', 'EASED', 'DECIDE_BY_NEAR'] as const;

/** Returns the messages that the rules would have sent for the stored history. Read-only. */
export async function rehearseRules(
  context: ServerContext,
  principal: Principal,
  { days, settings }: RehearsalBody,
): Promise<Rehearsal> {
  const rules = completeRules(rulesIn(settings));
  const untilMs = Date.now();
  const { operatorId, subject } = principal;
  const db = context.database.orm;
  const configured = {
    ca: (await configurationsOf(db, operatorId, 'ca', [subject])).get(subject),
    odt: (await configurationsOf(db, operatorId, 'odt', [subject])).get(subject),
  };
  const { fromMs, judged: assessments } = await judgedSince(context, operatorId, untilMs - days * MS_PER_DAY);
  const stored = await storedAlerts(context, operatorId, fromMs);
  const { rota } = await readRota(db, operatorId);
  const { thresholds } = await readRules(db, operatorId);
  const services: readonly string[] = servicesOf(principal);
  const raised = [
    ...raisedOver(assessments, { nearHours: rota.decideByNearHours, untilMs, decisionPc: thresholds.high }),
    ...stored
      .filter(({ facts, service }) => wantsStatus(facts, configured[service]))
      .map(({ raisedAlert }) => raisedAlert),
  ]
    .filter(({ service }) => services.includes(service))
    .sort((a, b) => a.atMs - b.atMs);
  const places = { ca: placeCounts(configured.ca), odt: placeCounts(configured.odt) };
  const outcome = rehearse(raised, rules, places, GROUP_WAIT_S * 1000);
  const past = outcome.notifications.filter(({ atMs }) => atMs <= untilMs);
  const shownMessages = past.slice(-MOST_SHOWN).reverse();
  const title = await titles(context, operatorId, shownMessages, await languageFor(db, principal, settings.language));
  return {
    from: new Date(fromMs).toISOString(),
    until: new Date(untilMs).toISOString(),
    happened: assessments.length + stored.length,
    messages: past.length,
    inApp: outcome.inApp,
    maxPerDay: mostOfADay(past),
    rules: rules.rules.map(({ kind }) => ({ kind, ...(outcome.rules.get(kind) ?? { crossings: 0, messages: 0 }) })),
    sent: shownMessages.map((message) => ({
      at: new Date(message.atMs).toISOString(),
      channel: message.channel,
      purpose: message.purpose,
      title: title(message),
      alerts: message.all.length,
      kinds: [...new Set(message.all.map(({ kind }) => kind))],
      isDeferredByQuietHours: message.heldBack,
    })),
  };
}

function placeCounts(settings: Parameters<typeof addressesOf>[0]): PlaceCounts['ca'] {
  const of = (channel: Parameters<typeof addressesOf>[1]) => addressesOf(settings, channel).length;
  return {
    EMAIL: of('EMAIL'),
    MSTEAMS: of('MSTEAMS'),
    WEBHOOK: of('WEBHOOK'),
    SLACK: of('SLACK'),
    PAGERDUTY: of('PAGERDUTY'),
  };
}

async function judgedSince(context: ServerContext, operatorId: string, fromMs: number) {
  const past = await context.use(conjunctions).judgedSince(operatorId, fromUnixMs(fromMs), MOST_REHEARSED);
  const assessments = past.judgements.map(({ at, decideByTaiS, tcaTaiS, ...judgement }): JudgedThen => {
    const times = { atMs: Date.parse(at), decideByMs: toUnixMs(decideByTaiS), tcaMs: toUnixMs(tcaTaiS) };
    return { ...judgement, ...times, pair: judgement.conjunctionId };
  });
  return { fromMs: Math.max(fromMs, toUnixMs(past.sinceTaiS)), judged: assessments };
}

async function storedAlerts({ database }: ServerContext, operatorId: string, fromMs: number) {
  const rows = await database.orm
    .select()
    .from(alertTable)
    .where(
      and(
        eq(alertTable.operatorId, operatorId),
        gte(alertTable.raisedAt, new Date(fromMs).toISOString()),
        notInArray(alertTable.kind, [...BY_JUDGEMENT]),
      ),
    );
  return rows.map(({ kind, service, pair, facts, raisedAt, id }) => {
    const raisedAlert: RaisedThen = { kind, service, about: id, pair, atMs: Date.parse(raisedAt), decideByMs: null };
    return { facts, service, raisedAlert };
  });
}

/** Returns the title of the first alert of each message, for displayed messages only. */
async function titles(
  context: ServerContext,
  operatorId: string,
  shownMessages: readonly SentThen[],
  language: Language,
) {
  const names = new Map<string, string>();
  const words = alertWords(language);
  const ids = [...new Set(shownMessages.flatMap(({ all }) => all.slice(0, 1).map(({ about }) => about)))];
  const alerts =
    ids.length === 0 ? [] : await context.database.orm.select().from(alertTable).where(inArray(alertTable.id, ids));
  for (const { id, kind, facts } of alerts) names.set(id, composeAlertText(kind, facts, language).title);
  for (const id of ids.filter((candidate) => !names.has(candidate))) {
    const event = await context.use(conjunctions).find(operatorId, id);
    if (event === undefined) continue;
    const { rows } = await context.database.orm.execute<{ name: string }>(
      sql`select name from satellite where id = ${event.satelliteId}`,
    );
    names.set(id, `${rows[0]?.name ?? event.satelliteId} / ${event.secondaryName}`);
  }
  return ({ all, purpose }: SentThen): string => {
    const [first] = all;
    const name = (first && names.get(first.about)) ?? '';
    if (purpose === 'DIGEST') return words.digest(all.length);
    return all.length === 1 ? name : words.severalOf(all.length, name);
  };
}

function mostOfADay(sentMessages: readonly SentThen[]): number {
  const days = new Map<number, number>();
  for (const { atMs } of sentMessages) {
    const day = Math.floor(atMs / MS_PER_DAY);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return Math.max(0, ...days.values());
}
