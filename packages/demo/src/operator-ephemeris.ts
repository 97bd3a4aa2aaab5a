import { formatUtc } from '@keepout/astro/epoch';
import { rotationBetween } from '@keepout/astro/frames/rotation';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import type { Oem, OemCovariance, OemSegment } from '@keepout/ccsds/oem/model';
import type { Field } from '@keepout/ccsds/value/field';
import { DEMO_ORIGINATOR } from './catalogue.ts';
import type { KnownMember } from './encounters.ts';
import { stateCovariance, withOrbitError } from './orbit-error.ts';

/** Span of an operator's ephemeris and distance of its covariances, s. */
const SPAN_S = 7 * 86_400;
const COVARIANCE_STEP_S = 1_800;
/** Degree with which the states are to be read between the steps. */
const INTERPOLATION_DEGREE = 7;

/**
 * The ephemeris that the operator of a satellite would upload after an orbit determination: the truth plus the error of
 * that determination, with the covariance the operator believes in.
 *
 * Frame    EME2000; covariance in RTN          Time scale  UTC
 *
 * @param index   number   moment of the history
 */
export function operatorEphemeris({ member, estimates }: KnownMember, index: number): Oem {
  const estimate = estimates[index]!;
  const trajectory = sgp4Ephemeris(member.truth);
  const count = Math.floor(SPAN_S / member.stepS) + 1;
  const epochs: string[] = [];
  const stateTexts: string[] = [];
  const epochsTaiS = new Float64Array(count);
  const statesKm = new Float64Array(6 * count);
  const covariances: OemCovariance[] = [];
  const state = new Float64Array(6);
  const error = new Float64Array(6);
  for (let step = 0; step < count; step += 1) {
    const epochTaiS = estimate.epochTaiS + step * member.stepS;
    if (!trajectory.stateAt(epochTaiS, state)) throw new Error(`${member.truth.name} has no state at ${epochTaiS}`);
    const orbitState = withOrbitError(state, estimate.errorAt(epochTaiS, error));
    const epoch = formatUtc(epochTaiS, 3);
    const numbers = inEme2000Km(orbitState, epochTaiS);
    epochs.push(epoch);
    stateTexts.push(numbers.join(' '));
    epochsTaiS[step] = epochTaiS;
    for (let at = 0; at < 6; at += 1) statesKm[6 * step + at] = Number(numbers[at]);
    if ((step * member.stepS) % COVARIANCE_STEP_S === 0) {
      covariances.push(
        covarianceBlock(epoch, epochTaiS, stateCovariance(orbitState, estimate.covarianceAt(epochTaiS), 'RTN')),
      );
    }
  }
  return message(member, estimate.epochTaiS, { epochs, stateTexts, epochsTaiS, statesKm, covariances });
}

/** The state as it is written: km to the millimetre, km/s to the micrometre a second. */
function inEme2000Km(state: Float64Array, epochTaiS: number): string[] {
  const turn = rotationBetween('TEME', 'EME2000', epochTaiS);
  return [0, 3].flatMap((first) =>
    [0, 1, 2].map((row) => {
      const value =
        turn[3 * row]! * state[first]! +
        turn[3 * row + 1]! * state[first + 1]! +
        turn[3 * row + 2]! * state[first + 2]!;
      return (value / 1000).toFixed(first === 0 ? 6 : 9);
    }),
  );
}

function covarianceBlock(epoch: string, epochTaiS: number, matrixM2: Float64Array): OemCovariance {
  const lowerTriangleKm = new Float64Array(21);
  let at = 0;
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) lowerTriangleKm[at++] = matrixM2[6 * row + column]! / 1e6;
  }
  // All digits: rounding can make eigenvalues of a covariance negative.
  const text = Array.from(lowerTriangleKm, (value) => value.toExponential()).join(' ');
  return { line: 0, comments: [], epoch, epochTaiS, frame: 'RTN', lowerTriangleKm, text };
}

type Table = Pick<OemSegment, 'epochs' | 'stateTexts' | 'epochsTaiS' | 'statesKm' | 'covariances'>;

function message({ body }: KnownMember['member'], creationTaiS: number, table: Table): Oem {
  const { epochs, epochsTaiS } = table;
  const [startTime, stopTime] = [epochs[0]!, epochs[epochs.length - 1]!];
  const creationDate = formatUtc(creationTaiS, 3);
  const metadata: Record<string, string> = {
    COMMENT: 'Generated for demonstration: this satellite does not exist.',
    OBJECT_NAME: body.name,
    OBJECT_ID: body.cosparId,
    CENTER_NAME: 'EARTH',
    REF_FRAME: 'EME2000',
    TIME_SYSTEM: 'UTC',
    START_TIME: startTime,
    STOP_TIME: stopTime,
    INTERPOLATION: 'LAGRANGE',
    INTERPOLATION_DEGREE: String(INTERPOLATION_DEGREE),
  };
  return {
    version: '2.0',
    header: {
      fields: fieldsOf({ CREATION_DATE: creationDate, ORIGINATOR: DEMO_ORIGINATOR }),
      creationDate,
      originator: DEMO_ORIGINATOR,
    },
    segments: [
      {
        ...table,
        line: 0,
        comments: [],
        stateLines: new Uint32Array(epochs.length),
        metadata: {
          fields: fieldsOf(metadata),
          objectName: body.name,
          objectId: body.cosparId,
          centerName: 'EARTH',
          refFrame: 'EME2000',
          timeSystem: 'UTC',
          startTime,
          stopTime,
          startTaiS: epochsTaiS[0]!,
          stopTaiS: epochsTaiS[epochsTaiS.length - 1]!,
          interpolation: 'LAGRANGE',
          interpolationDegree: INTERPOLATION_DEGREE,
        },
      },
    ],
  };
}

function fieldsOf(values: Record<string, string>): Field[] {
  return Object.entries(values).map(([keyword, value]) => ({ keyword, value, line: 0 }));
}
