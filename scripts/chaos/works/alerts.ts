import { setTimeout as sleep } from 'node:timers/promises';
import { notifiedStatus } from '@keepout/contract/platform/notification-settings';
import { startTestHooks, type TestCall, type TestHooks } from '@keepout/server/alerts/test-receivers';
import { DEFAULT_SETTINGS } from '@keepout/server/users/settings';
import type { ChaosCaller } from '../caller.ts';
import type { House } from '../house.ts';
import { ask } from '../sessions.ts';
import { type ChaosFinding, finding, type Work } from '../work.ts';
import { type Acknowledgement, type Arrival, alertFindings, type StoredAlert } from './alert-findings.ts';
import type { Side } from './sides.ts';

const PAUSE_MS = 600;
/** Share of messages whose first attempt is answered 503, or interrupted: one of so many. */
const LATER_EVERY = 5;
const DROP_EVERY = 7;

/** First word of a crossing, and the table of the record that its second word names. */
const RECORDS = [
  ['answer', 'coordination_entry'],
  ['screening', 'screening'],
  ['risk', 'conjunction'],
  ['near', 'conjunction'],
  ['contrary', 'conjunction'],
  ['publication', 'publication'],
  ['reissued', 'cdm'],
  ['request', 'observation_request'],
] as const;

const IS_OF_SOMETHING = RECORDS.map(
  ([word, table]) => `when split_part(crossing, ' ', 1) = '${word}' then exists (
    select from ${table} as record where record.id = split_part(crossing, ' ', 2) and record.operator_id = alert.operator_id)`,
).join('\n');

const STORED = `select alert.id, alert.operator_id as "operatorId", crossing, acknowledged_by as "acknowledgedBy",
    case ${IS_OF_SOMETHING} else true end as "isOfSomething", part.delivery_id as "deliveryId",
    coalesce('not in a message, due at ' || pending.due_at, 'message ' || delivery.id || ' ' || delivery.state) as waits
  from alert
  left join alert_delivery_part as part on part.alert_id = alert.id and part.step = 0
  left join alert_delivery as delivery on delivery.id = part.delivery_id
  left join alert_pending as pending on pending.alert_id = alert.id and pending.step = 0`;

/** Alerts of all kinds to a webhook of each organisation, and acknowledgements. */
export class Alerts implements Work {
  readonly name = 'alerts';
  readonly #house: House;
  readonly #sides: readonly (Side & { readonly caller: ChaosCaller })[];
  readonly #acknowledged: Acknowledgement[] = [];
  #hooks: TestHooks | undefined;
  /** Alerts that were raised before the webhook was set. */
  #early: ReadonlySet<string> = new Set();
  #turn = 0;

  constructor(house: House, sides: readonly (Side & { readonly caller: ChaosCaller })[]) {
    this.#house = house;
    this.#sides = sides;
  }

  async begin(): Promise<void> {
    const hooks = await startTestHooks();
    this.#hooks = hooks;
    const messages = new Set<string>();
    hooks.behave = ({ headers }) => {
      const id = String(headers['webhook-id']);
      if (messages.has(id)) return 'take';
      messages.add(id);
      if (messages.size % LATER_EVERY === 0) return 'later';
      return messages.size % DROP_EVERY === 0 ? 'drop' : 'take';
    };
    for (const { caller, operator, access } of this.#sides) {
      const webhook = { enabled: true, url: [`${hooks.url}/${operator.operatorId}`] };
      const settings = { ...DEFAULT_SETTINGS, webhook, statuses: [...notifiedStatus.options] };
      const order = { kind: 'places of alerts', method: 'PUT' } as const;
      await caller.make({ ...order, path: 'ca/userconfig', body: { notifications: { default: settings } } });
      await caller.make({ ...order, path: `userconfig/${access.clientId}`, body: { notifications: settings } });
    }
    this.#early = new Set((await ask<{ id: string }>(this.#house, 'select id from alert')).map(({ id }) => id));
  }

  async work(): Promise<void> {
    const { caller, operator, access } = this.#sides[this.#turn++ % this.#sides.length]!;
    const open = await caller.get<readonly { readonly alertId: string }[]>('alerts/crossings?open=true&limit=5');
    const oldest = open.at(-1);
    if (oldest !== undefined) {
      const { alertId } = oldest;
      const path = `alerts/crossings/${alertId}/acknowledgement`;
      await caller.write({ kind: 'acknowledgement', method: 'PUT', path, body: {} });
      this.#acknowledged.push({ alertId, operatorId: operator.operatorId, by: access.clientId });
    }
    await sleep(PAUSE_MS);
  }

  async check(): Promise<readonly ChaosFinding[]> {
    const all = await ask<StoredAlert>(this.#house, STORED);
    const acts = await ask<{ conjunctionId: string; alerts: number }>(
      this.#house,
      `select conjunction_id as "conjunctionId", (select count(*)::integer from alert
        where split_part(crossing, ' ', 1) = 'risk' and split_part(crossing, ' ', 2) = conjunction_id) as alerts
      from cdm where message_id like '%-feed-%'`,
    );
    const answers = await ask<{ id: string; alerts: number }>(
      this.#house,
      `select id, (select count(*)::integer from alert where crossing = 'answer ' || coordination_entry.id) as alerts
      from coordination_entry where channel = 'LINK'`,
    );
    return [
      ...alertFindings(all, arrivalsOf(this.#hooks?.calls ?? []), this.#acknowledged, this.#early),
      ...acts.flatMap(({ conjunctionId, alerts }) =>
        alerts > 0 ? [] : [finding(`conjunction ${conjunctionId} of a feed`, 'an alert of its risk', 'none')],
      ),
      ...answers.flatMap(({ id, alerts }) =>
        alerts === 1 ? [] : [finding(`answer ${id} by a form`, 'one alert', String(alerts))],
      ),
    ];
  }

  async end(): Promise<void> {
    await this.#hooks?.close();
  }
}

interface Message {
  readonly data: { readonly alerts: readonly { readonly alertId: string }[]; readonly moreAlerts: number };
}

/** Messages that the webhook has accepted; refused and interrupted attempts do not count. */
function arrivalsOf(calls: readonly TestCall[]): readonly Arrival[] {
  return calls
    .filter(({ behaviour }) => behaviour === 'take')
    .map(({ path, headers, body }) => {
      const { alerts, moreAlerts } = (JSON.parse(body) as Message).data;
      return {
        operatorId: path.slice(1),
        deliveryId: String(headers['webhook-id']),
        alertIds: alerts.map(({ alertId }) => alertId),
        moreAlerts,
      };
    });
}
