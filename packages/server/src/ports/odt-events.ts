import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { EventType } from '../platform/events/event-type.ts';

/** An observation request was ordered, or its state or that of a pass has changed. */
export const requestChanged: EventType<{ readonly requestId: string }> = {
  type: 'odt.request-changed',
  news: () => ({ type: 'tracking' }),
};

/** A sensor was added, changed or deleted. */
export const sensorChanged: EventType<{
  readonly sensorId: string;
  readonly change: 'created' | 'changed' | 'deleted';
}> = {
  type: 'odt.sensor-changed',
  news: () => ({ type: 'tracking' }),
};

/** A file of measurements was stored. */
export const observationArrived: EventType<{
  readonly observationFileId: string;
  /** Null for a track of the operator's own. */
  readonly requestId: string | null;
}> = {
  type: 'odt.observation-arrived',
  news: () => ({ type: 'tracking' }),
};

/** Observations improved an orbit, which the requester can now use. */
export const orbitUpdated: EventType<{
  readonly orbitUpdateId: string;
  readonly requestId: string | null;
  readonly conjunctionId: string | null;
  /** Object of the conjunction; null without one. */
  readonly object: 'PRIMARY' | 'SECONDARY' | null;
  readonly epochTaiS: number;
  /** EME2000. */
  readonly positionM: readonly number[];
  readonly velocityMps: readonly number[];
  /** 6 x 6, RTN, m and m/s. */
  readonly covarianceRtn: readonly (readonly number[])[];
  /** Its source, as a sentence. */
  readonly source: Statement;
  /** Time of the last measurement used; absent in events of earlier versions. */
  readonly observedUntilTaiS?: number;
  readonly isSimulated: boolean;
}> = {
  type: 'odt.orbit-updated',
  news: () => ({ type: 'tracking' }),
};

/** An update used a track of another object: its results are invalid. */
export const orbitUpdateWithdrawn: EventType<{
  readonly orbitUpdateId: string;
  readonly conjunctionId: string | null;
}> = {
  type: 'odt.orbit-update-withdrawn',
  news: () => ({ type: 'tracking' }),
};
