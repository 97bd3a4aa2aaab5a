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
 * Whoever points sensors, in the words of STAPI: a sensor is his product, a pass over it an opportunity, one pass that is to
 * be measured an order. Every provider stands behind this port, the embedded simulator like one that is reached over HTTPS.
 *
 * What a provider does may come late, twice, or never; what it delivers is judged like a stranger's file. Nothing here is
 * called within a transaction.
 */
export interface TrackingProvider {
  readonly id: string;
  readonly kind: SensorProvider;
  readonly isSimulated: boolean;
  /** What is simulated and how its time runs; empty for the sky. */
  readonly simulatedNote: Statement;
  /**
   * Orders a pass. The same order again is the same order and has the same answer.
   *
   * @throws an outage: nobody knows whether it was taken; ask again
   */
  order(order: PassOrder): Promise<Receipt>;
  /** Takes an order back as far as that is possible. One that nobody knows, or that is over, is no error. */
  cancel(orderId: string): Promise<void>;
  /** What is ready, at most some hundred at a time, the oldest first; until it is acknowledged it comes again. */
  collect(): Promise<readonly Delivery[]>;
  /** When the next file is expected, TAI s by our clock; absent where only the provider knows. */
  nextDueTaiS?(): Promise<number | undefined>;
  /** This delivery was kept, or will never be. Again is no error. */
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

/** What is to be observed, and where it is thought to be. */
export interface OrderedObject {
  readonly noradId: number | null;
  readonly name: string;
  readonly orbit: KnownOrbit;
  /** The sphere that its brightness and its echo are computed with, m; share of light that it scatters. */
  readonly radiusM: number;
  readonly diffuseAlbedo: number;
}

/** What a provider says of an order. */
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

/** What came of an order: a file, or why there is none, in our sentences or in his words. */
export type Delivery =
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
  /** Who points the sensor; undefined when nobody does, as for sensors of one's own, or when he is not set up here. */
  providerOf(sensor: { readonly provider: SensorProvider }): TrackingProvider | undefined;
}
