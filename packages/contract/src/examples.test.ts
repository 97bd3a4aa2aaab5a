import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ALERT_EXAMPLES } from './alerts/examples.ts';
import { CA_EXAMPLES } from './ca/examples.ts';
import { ENDPOINTS } from './endpoints.ts';
import { FEED_EXAMPLES } from './feeds/examples.ts';
import { IDENTITY_EXAMPLES } from './identity/examples.ts';
import { ODT_EXAMPLES } from './odt/examples.ts';
import { PAYMENT_EXAMPLES } from './payments/examples.ts';
import { PUBLISHING_EXAMPLES } from './publishing/examples.ts';
import { RECORDED } from './recorded.ts';
import { TLE_EXAMPLES } from './tle/examples.ts';

/** Every named schema of the contract. */
const schemas = new Map<string, z.ZodType>();
for (const path of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
  for (const example of Object.values((await import(`./${path}`)) as object)) {
    const id = example instanceof z.ZodType ? z.globalRegistry.get(example)?.id : undefined;
    if (id !== undefined) schemas.set(id, example);
  }
}

it.each(
  Object.entries({
    ...ALERT_EXAMPLES,
    ...CA_EXAMPLES,
    ...FEED_EXAMPLES,
    ...PUBLISHING_EXAMPLES,
    ...IDENTITY_EXAMPLES,
    ...ODT_EXAMPLES,
    ...PAYMENT_EXAMPLES,
    ...TLE_EXAMPLES,
  }),
)('the example of %s is one, without a field too many', (name, example) => {
  const schema = schemas.get(name);
  expect(schema, name).toBeInstanceOf(z.ZodObject);
  expect((schema as z.ZodObject).strict().safeParse(example)).toMatchObject({ success: true });
});

it.each(Object.entries(RECORDED))('%s is recorded as its row says, without a field too many', (id, answer) => {
  const { answers } = ENDPOINTS[id as keyof typeof RECORDED];
  const schema = '200' in answers ? answers[200] : answers[201];
  expect(schema.parse(answer)).toEqual(answer);
});
