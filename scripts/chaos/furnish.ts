import { storeCatalogue } from '@keepout/server/catalogue/load';
import { layFoundation } from '@keepout/server/hosting/foundation';
import type { ServerContext } from '@keepout/server/hosting/module';
import { saveMachineClient } from '@keepout/server/identity/embedded/clients';
import { modules } from '@keepout/server/modules';
import { RADAR } from '@keepout/server/odt/test-tracking';
import { createPrice, createProduct } from '@keepout/server/payments/products/service';
import { ADMIN, testCustomer } from '@keepout/server/payments/test-payments';
import { createLogger } from '@keepout/server/platform/observing/logs';
import { parseSettings } from '@keepout/server/platform/settings/settings';
import { createRecipient } from '@keepout/server/publishing/recipients/service';
import { FIRST, type Operator } from './operators.ts';
import { chaosElements, type Furnished, PAID_IN, PRODUCT, RECIPIENT } from './samples.ts';

/** Before any clock that jumps back. */
const PRICED_FROM = '2020-01-01T00:00:00Z';

type Environment = Readonly<Record<string, string>>;

/** Works on the database of an installation that does not run, by the product's own hand. */
export async function withFoundation<T>(
  environment: Environment,
  work: (context: ServerContext) => Promise<T>,
): Promise<T> {
  const settings = parseSettings({ ...environment, KEEPOUT_LOG_LEVEL: 'silent' }, '/');
  if (!settings.ok) throw new Error(`the settings are refused: ${JSON.stringify(settings.fault)}`);
  const foundation = await layFoundation(settings.value, { modules, log: createLogger(settings.value) });
  try {
    return await work(foundation.context);
  } finally {
    await foundation.close();
  }
}

/** Makes the database, a catalogue of a few objects, a balance and a machine's access of the first organisation. */
export async function furnish(environment: Environment): Promise<Furnished> {
  return await withFoundation(environment, async (context) => {
    const elements = chaosElements();
    const content = {
      format: 'omm-json',
      elements,
      rejectedCount: 0,
      faults: [],
      source: 'chaos',
      bytes: Buffer.from('chaos'),
    } as const;
    await storeCatalogue(context, content);
    const { productId, price: amount } = PRODUCT;
    await createProduct(context, ADMIN, { productId, productType: 'BASE', serviceType: 'odt', name: 'Chaos' });
    await createPrice(context, ADMIN, {
      productId,
      amount,
      currency: RADAR.pricePerPass.currency,
      period: null,
      validFrom: PRICED_FROM,
    });
    const furnished = await admit(context, FIRST);
    await createRecipient(context, { operatorId: FIRST.operatorId, actor: 'chaos' }, RECIPIENT);
    return furnished;
  });
}

/** Gives an organisation a balance and a program. */
export async function admit(context: ServerContext, operator: Operator): Promise<Furnished> {
  const { operatorId } = operator;
  const customerId = await testCustomer(context.database, operatorId, { available: PAID_IN, limit: 0 });
  return { secret: await admitProgram(context, operator, ['user']), customerId };
}

/** Gives an organisation a program. @returns its secret */
export const admitProgram = (
  context: ServerContext,
  { operatorId, clientId }: Pick<Operator, 'operatorId' | 'clientId'>,
  roles: readonly string[],
): Promise<string> =>
  saveMachineClient(context.database, {
    clientId,
    name: clientId,
    operatorId,
    roles: { 'collision-avoidance': [...roles], 'on-demand-tracking': ['user'], payments: ['user'] },
  });
