import type {
  FileCompressionType,
  OrbitMessageType,
  RequestPriority,
  SensorProvider,
} from '@keepout/contract/odt/enums';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { KnownOrbit } from '@keepout/operations/orbit/known-orbit';
import type { Sensor } from '@keepout/operations/sensor/sensor';
/**
 * Interface to an operator of sensors, in the terms of STAPI: a sensor is a product, a pass over it an opportunity, one pass to
 * measure an order. Every provider implements this port, the embedded simulator as well as one over HTTPS.
 *
 * Actions of a provider may come late, twice, or never; its deliveries are validated like foreign files. No method is
 * called within a transaction.
 */
export interface TrackingProvider {
  readonly id: string;
  readonly kind: SensorProvider;
  readonly isSimulated: boolean;
  /** Statement on simulated data and time scale; empty for real observations. */
  readonly simulatedNote: Statement;
  /**
   * Orders a pass. The same order again is the same order and has the same answer.
   *
   * @throws an outage: acceptance is unknown; retry
   */
  order(order: PassOrder): Promise<Receipt>;
  /** Cancels an order as far as possible. An unknown or finished order is no error. */
  cancel(orderId: string): Promise<void>;
  /** Returns ready deliveries, at most about a hundred at a time, the oldest first; repeated until acknowledged. */
  collect(): Promise<readonly ProviderDelivery[]>;
  /** When the next file is expected, TAI s by our clock; absent where only the provider knows. */
  nextDueTaiS?(): Promise<number | undefined>;
  /** Acknowledges a stored or permanently refused delivery. Idempotent. */
  acknowledge(deliveryId: string): Promise<void>;
}

/** One pass over one sensor. `orderId` is the id of the pass. Plain data: it is sent and stored as it is. */
export interface PassOrder {
  readonly orderId: string;
  /** The product: a sensor as it is described in the installation. */
  readonly sensor: Sensor;
  readonly object: OrderedObject;
  /** When the sensor sees the object, TAI s. */
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly priority: RequestPriority;
  readonly minimumPoints: number;
  readonly messageType: OrbitMessageType;
  readonly compression: FileCompressionType;
}

/** Object to observe, and its predicted orbit. */
export interface OrderedObject {
  readonly noradId: number | null;
  readonly name: string;
  readonly orbit: KnownOrbit;
  /** The sphere that its brightness and its echo are computed with, m; share of light that it scatters. */
  readonly radiusM: number;
  readonly diffuseAlbedo: number;
}

/** Answer of a provider to an order. */
export type Receipt =
  | {
      readonly isAccepted: true;
      /**
       * When it is measured and its file is expected, TAI s by our clock: the pass itself for the sky, earlier for a
       * simulator whose time runs faster.
       */
      readonly runsFromTaiS: number;
      readonly runsUntilTaiS: number;
      readonly availableAtTaiS: number;
    }
  | { readonly isAccepted: false; readonly reason: Statement };

/** Result of an order: a file, or the reason why there is none, as a statement or in the provider's words. */
export type ProviderDelivery =
  | {
      readonly kind: 'FILE';
      readonly deliveryId: string;
      readonly orderId: string;
      readonly fileName: string;
      readonly bytes: Uint8Array;
      /** When he handed it over, TAI s, by the clock that his measurements go by; absent: now, by ours. */
      readonly deliveredTaiS?: number;
    }
  | { readonly kind: 'FAILED'; readonly deliveryId: string; readonly orderId: string; readonly reason: Statement };

/** The providers of an installation. */
export interface Providers {
  readonly all: readonly TrackingProvider[];
  /** Returns the provider of a sensor; undefined without one, as for the operator's own sensors, or when it is not configured. */
  providerOf(sensor: { readonly provider: SensorProvider }): TrackingProvider | undefined;
}
