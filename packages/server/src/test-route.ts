import { ENDPOINTS, HOOKS } from '@keepout/contract/endpoints';
import { type Endpoint, urlOf, type Variables } from '@keepout/contract/platform/endpoint';
import type { input, ZodType } from 'zod';

const ROWS = { ...ENDPOINTS, ...HOOKS };
type Rows = typeof ROWS;
type Part = string | number | boolean;
type Query<Row> = Row extends { readonly query: infer Schema extends ZodType }
  ? { readonly [Name in keyof input<Schema>]?: Part | undefined }
  : Record<never, never>;

/** What may stand in the query of a call, of any value: tests send wrong ones too. */
export type QueryOf<Id extends keyof Rows> = Query<Rows[Id]>;

type Address<Row extends Endpoint> = [Variables<Row['path']>] extends [never]
  ? [variables?: Record<never, never>, query?: Query<Row>]
  : [variables: Readonly<Record<Variables<Row['path']>, Part>>, query?: Query<Row>];

/** Method and address of a call, as `inject` takes them. */
export interface Route {
  readonly method: Endpoint['method'];
  readonly url: string;
}

/** A call of the contract by its name, with what stands in its path and in its query: no test writes an address. */
export function route<Id extends keyof Rows>(id: Id, ...[variables, query]: Address<Rows[Id]>): Route {
  const row: Endpoint = ROWS[id];
  return { method: row.method, url: urlOf(row, variables as never, query as never) };
}

/** The call of the next page of a list, as its answer names it; undefined after the last one. */
export function nextPage({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): Route | undefined {
  const url = /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
  return url === undefined ? undefined : { method: 'GET', url };
}
