import type { ENDPOINTS, EndpointId } from '@keepout/contract/endpoints';
import type { input, output, ZodType } from 'zod';
import type { OnPercent } from './followed.ts';

type Rows = typeof ENDPOINTS;

type Part<Row, Name extends string> = Row extends { readonly [Key in Name]: infer Schema extends ZodType }
  ? input<Schema>
  : undefined;

/** A part that a call cannot do without is asked for; one with nothing in it that has to be is not. */
type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** A body that the call reads by itself: a form, a file, a text. */
type Form<Row> = Row extends { readonly form: object }
  ? Blob | FormData | string | Readonly<Record<string, unknown>>
  : never;

/** What stands in the address of a call. */
export type AddressOf<Id extends EndpointId> = Given<'params', Part<Rows[Id], 'params'>> &
  Given<'query', Part<Rows[Id], 'query'>>;

/** What is sent with a call. */
export type InputOf<Id extends EndpointId> = AddressOf<Id> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Of a call that can be followed; of others it is never called. */
  readonly onPercent?: OnPercent;
} & (Rows[Id] extends { readonly form: object }
    ? { readonly body: Form<Rows[Id]> }
    : Given<'body', Part<Rows[Id], 'body'>>);

type Success<Answers> = Answers[keyof Answers & (200 | 201 | 202 | 204)];

/** The body that is sent with a call. */
export type BodyOf<Id extends EndpointId> = NonNullable<InputOf<Id>['body']>;

/**
 * What a call answers when it succeeds, as it stands on the wire; never for a file. A field that may be left out of a body because it has a
 * default is in every answer, which the server sees to when it writes one.
 */
export type AnswerOf<Id extends EndpointId> = Rows[Id] extends { readonly answers: infer Answers }
  ? Success<Answers> extends infer Schema extends ZodType
    ? output<Schema>
    : never
  : never;

/** The calls that can be made without a word. */
export type Argument<Id extends EndpointId> =
  Record<never, never> extends InputOf<Id> ? [input?: InputOf<Id>] : [input: InputOf<Id>];
