import type { ServerEvent } from '@keepout/contract/platform/events';

/**
 * A kind of event in a service that other services may have to act on. Declared once, by the service in which it
 * occurs. Its data are plain and small and never change their meaning, since old events are still read.
 */
export interface EventType<Data extends object> {
  /** `<service>.<what-happened>`, in the past tense. */
  readonly type: string;
  /** Server event for open pages; absent if no page shows anything of this kind. */
  readonly news?: (data: Data) => ServerEvent;
  /** True for progress and hints, which are deleted after a day; other events remain while a consumer may have to retry. */
  readonly isPassing?: boolean;
  /** Carries the type of the data, never a value. */
  readonly data?: Data;
}

/** Operator id of an event that concerns all operators. */
export const EVERYBODY = '*';

/** A stored event. */
export interface DomainEvent<Data extends object> {
  readonly id: number;
  readonly type: string;
  readonly operatorId: string;
  readonly data: Data;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
}

/** An event type with any data. */
// biome-ignore lint/suspicious/noExplicitAny: a list of types with different data; each is checked where it is made
export type AnyEventType = EventType<any>;
