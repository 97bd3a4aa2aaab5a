import { ALERT_EXAMPLES } from '@keepout/contract/alerts/examples';
import { AUDIT_EXAMPLES } from '@keepout/contract/audit/examples';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import { IDENTITY_EXAMPLES } from '@keepout/contract/identity/examples';
import { ODT_EXAMPLES } from '@keepout/contract/odt/examples';
import { PAYMENT_EXAMPLES } from '@keepout/contract/payments/examples';
import { SKY_EXAMPLES } from '@keepout/contract/sky/examples';
import { TLE_EXAMPLES } from '@keepout/contract/tle/examples';

const EXAMPLES: Readonly<Record<string, object>> = {
  ...ALERT_EXAMPLES,
  ...AUDIT_EXAMPLES,
  ...CA_EXAMPLES,
  ...IDENTITY_EXAMPLES,
  ...ODT_EXAMPLES,
  ...PAYMENT_EXAMPLES,
  ...SKY_EXAMPLES,
  ...TLE_EXAMPLES,
};

/** What a description says of one form of a body or an answer. */
export interface Media {
  schema?: { readonly $ref?: string; readonly type?: unknown; readonly items?: { readonly $ref?: string } };
  example?: unknown;
}

/** The example of a named schema, or of a list of one; nothing where there is none. */
export function exampleOf({ schema = {} }: Media): object | undefined {
  const nameOf = (ref = '') =>
    ref
      .split('/')
      .at(-1)!
      .replace(/Input$/, '');
  if (schema.$ref !== undefined) return EXAMPLES[nameOf(schema.$ref)];
  const item = EXAMPLES[nameOf(schema.items?.$ref)];
  return item && [item];
}
