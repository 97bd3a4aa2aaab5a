import type { OnPercent } from './followed.ts';
import type { EndpointId, Form, Part, Rows } from './row-types.ts';

export type { AnswerOf, EndpointId } from './row-types.ts';

/** A mandatory part of a call is required; a part without mandatory fields is optional. */
type RequiredUnlessUndefined<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** Parameters in the address of a call. */
export type AddressOf<Id extends EndpointId> = RequiredUnlessUndefined<'params', Part<Rows[Id], 'params'>> &
  RequiredUnlessUndefined<'query', Part<Rows[Id], 'query'>>;

/** Data sent with a call. */
export type InputOf<Id extends EndpointId> = AddressOf<Id> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Called for calls with progress; never for others. */
  readonly onPercent?: OnPercent;
} & ([Form<Rows[Id]>] extends [never]
    ? RequiredUnlessUndefined<'body', Part<Rows[Id], 'body'>>
    : { readonly body: Form<Rows[Id]> });

/** The body that is sent with a call. */
export type BodyOf<Id extends EndpointId> = NonNullable<InputOf<Id>['body']>;

/** The calls that can be made without a word. */
export type Argument<Id extends EndpointId> =
  Record<never, never> extends InputOf<Id> ? [input?: InputOf<Id>] : [input: InputOf<Id>];
