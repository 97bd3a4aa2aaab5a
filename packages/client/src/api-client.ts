import type { AnswerOf, Argument, EndpointId } from './call-types.ts';

/** An answer with the values of its headers. */
export interface Answered<T> {
  readonly data: T;
  readonly headers: Headers;
}

/** The API by the names of its calls, typed by the contract: our web is a client of it like any other. Files are Blobs. */
export interface ApiClient {
  /** The answer itself. */
  call<Id extends EndpointId>(id: Id, ...input: Argument<Id>): Promise<AnswerOf<Id>>;
  ask<Id extends EndpointId>(id: Id, ...input: Argument<Id>): Promise<Answered<AnswerOf<Id>>>;
  /** The answer unread: a file. */
  send<Id extends EndpointId>(id: Id, ...input: Argument<Id>): Promise<Response>;
}
