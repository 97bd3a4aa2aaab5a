import type { ENDPOINTS, EndpointId } from '@keepout/contract/endpoints';
import type { input, output, ZodType } from 'zod';

export type { EndpointId } from '@keepout/contract/endpoints';
export type { ServerEvent } from '@keepout/contract/platform/events';
export type { Problem } from '@keepout/contract/platform/problem';

export type Rows = typeof ENDPOINTS;

/** A part of the data of a call, by its name in the row; undefined where the call has none. */
export type Part<Row, Name extends string> = Row extends { readonly [Key in Name]: infer Schema extends ZodType }
  ? input<Schema>
  : undefined;

/** A body that the call reads by itself: a form, a file, a text; never for other calls. */
export type Form<Row> = Row extends { readonly form: object }
  ? Blob | FormData | string | Readonly<Record<string, unknown>>
  : never;

type Success<Answers> = Answers[keyof Answers & (200 | 201 | 202 | 204)];

/**
 * Successful answer of a call, as on the wire; never for a file. A field that may be left out of a body because it has a
 * default is in every answer, which the server sees to when it writes one.
 */
export type AnswerOf<Id extends EndpointId> = Rows[Id] extends { readonly answers: infer Answers }
  ? Success<Answers> extends infer Schema extends ZodType
    ? output<Schema>
    : never
  : never;

/** The calls that answer with a list of records. */
export type ListId = {
  readonly [Id in EndpointId]: [AnswerOf<Id>] extends [never]
    ? never
    : AnswerOf<Id> extends readonly unknown[]
      ? Id
      : never;
}[EndpointId];

/** A record of a list. */
export type ListedBy<Id extends ListId> = AnswerOf<Id> extends readonly (infer Record)[] ? Record : never;
