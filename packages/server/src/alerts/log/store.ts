import { type AlertDelivery, alertDelivery as wireDelivery } from '@keepout/contract/alerts/delivery';
import type { DeliveryState } from '@keepout/contract/alerts/enums';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { withStatement } from '@keepout/contract/sentences';
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Page } from '../../platform/http/paging.ts';
import { columnOrder, readListPage, recordList } from '../../platform/http/record-list.ts';
import { maskedAddress } from '../addresses/store.ts';
import { alertAttempt, alertDeliveryPart, alertDeliveryTable, alertPlaceTable } from '../tables.ts';
import { plainMessageText } from '../words/content.ts';

/** Messages are listed newest first. */
export const DELIVERY_ORDER = columnOrder(
  'deliveries',
  [alertDeliveryTable.createdAt, alertDeliveryTable.id],
  'descending',
);

/** Selection of messages; without a subject those of all users of the operator. */
export interface DeliveryFilter {
  readonly operatorId: string;
  readonly subject?: string;
  readonly state?: DeliveryState | undefined;
  readonly deliveryId?: string;
}

type Context = Pick<ServerContext, 'database'>;

function deliveriesOf({ operatorId, subject, state, deliveryId }: DeliveryFilter) {
  return and(
    eq(alertDeliveryTable.operatorId, operatorId),
    subject === undefined ? undefined : eq(alertDeliveryTable.subject, subject),
    state && eq(alertDeliveryTable.state, state),
    deliveryId === undefined ? undefined : eq(alertDeliveryTable.id, deliveryId),
  );
}

export async function pageDeliveries({ database }: Context, filter: DeliveryFilter, page: Page) {
  const db = database.orm;
  const select = () =>
    db
      .select({ ...getTableColumns(alertDeliveryTable), address: alertPlaceTable.address })
      .from(alertDeliveryTable)
      .innerJoin(alertPlaceTable, eq(alertPlaceTable.id, alertDeliveryTable.placeId));
  const { rows, ...facts } = await readListPage(recordList(db, DELIVERY_ORDER, select, deliveriesOf(filter)), page);
  return { rows: await presented({ database }, rows), ...facts };
}

export async function findDelivery(
  context: Context,
  { operatorId, subject }: { readonly operatorId: string; readonly subject: string },
  deliveryId: string,
): Promise<AlertDelivery | undefined> {
  return (await pageDeliveries(context, { operatorId, subject, deliveryId }, { after: undefined, limit: 1 })).rows[0];
}

type DeliveryRow = typeof alertDeliveryTable.$inferSelect & { readonly address: string };

async function presented({ database }: Context, rows: readonly DeliveryRow[]): Promise<AlertDelivery[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const attempts = await database.orm
    .select()
    .from(alertAttempt)
    .where(inArray(alertAttempt.deliveryId, ids))
    .orderBy(asc(alertAttempt.number));
  const parts = await database.orm
    .select({ deliveryId: alertDeliveryPart.deliveryId, alertId: alertDeliveryPart.alertId })
    .from(alertDeliveryPart)
    .where(inArray(alertDeliveryPart.deliveryId, ids));
  return rows.map((row) => {
    const { id, channel, content, address } = row;
    return {
      ...fieldsOf(wireDelivery, row),
      deliveryId: id,
      address: maskedAddress(channel, address),
      title: content.title,
      text: plainMessageText(content),
      alertIds: parts.filter((part) => part.deliveryId === id).map(({ alertId }) => alertId),
      attempts: attempts
        .filter((attempt) => attempt.deliveryId === id)
        .map(({ number, startedAt, endedAt, outcome, status, detail }) => ({
          number,
          startedAt,
          endedAt,
          status,
          ...withStatement('detail', detail),
          outcome: outcome ?? ('UNDERWAY' as const),
        })),
    };
  });
}
