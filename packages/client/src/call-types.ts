import type { OnPercent } from './followed.ts';
import type { EndpointId, Form, Part, Rows } from './row-types.ts';

export type { AnswerOf, EndpointId } from './row-types.ts';

/** A part that a call cannot do without is asked for; one with nothing in it that has to be is not. */
type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What stands in the address of a call. */
export type AddressOf<Id extends EndpointId> = Given<'params', Part<Rows[Id], 'params'>> &
  Given<'query', Part<Rows[Id], 'query'>>;

/** What is sent with a call. */
export type InputOf<Id extends EndpointId> = AddressOf<Id> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Of a call that can be followed; of others it is never called. */
  readonly onPercent?: OnPercent;
} & ([Form<Rows[Id]>] extends [never] ? Given<'body', Part<Rows[Id], 'body'>> : { readonly body: Form<Rows[Id]> });

/** The body that is sent with a call. */
export type BodyOf<Id extends EndpointId> = NonNullable<InputOf<Id>['body']>;

/** The calls that can be made without a word. */
export type Argument<Id extends EndpointId> =
  Record<never, never> extends InputOf<Id> ? [input?: InputOf<Id>] : [input: InputOf<Id>];
