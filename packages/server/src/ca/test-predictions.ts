import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { formatUtc, parseUtc } from '@keepout/astro/epoch';
import { rtnAxes } from '@keepout/astro/frames/local';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';

const DAY_S = 86_400;
const start = parseUtc('2024-11-01T00:00:00Z');
export const PREDICTIONS_START_TAI_S: number = start.ok ? start.value : Number.NaN;

export interface TestPrediction {
  /** First day, days of it, and when it was made, from the start. */
  readonly day: number;
  readonly days: number;
  readonly created: number;
  /** What it is off by all the time, RTN, km. */
  readonly offRtnKm?: readonly number[];
  /** xx, xy, xz, yy, yz, zz of RTN, km^2. */
  readonly covariance?: readonly number[];
  readonly originator?: string;
  readonly objectId?: string;
}

/** The OEM of an orbit that is off by so much. */
export function testPrediction(prediction: TestPrediction): string {
  const { day, days, created, offRtnKm = [0, 0, 0], covariance, originator = 'OPERATOR' } = prediction;
  const { objectId = '1998-067A' } = prediction;
  const lines: string[] = [];
  const six = new Float64Array(6);
  const start = PREDICTIONS_START_TAI_S;
  for (let at = start + day * DAY_S; at <= start + (day + days) * DAY_S + 1; at += 240) {
    propagateTwoBody([7_050_000, 0, 0, 0, 7519, 0], at - start, six);
    const axes = rtnAxes(six.subarray(0, 3), six.subarray(3, 6));
    const position = [0, 1, 2].map(
      (i) => six[i]! / 1000 + [0, 1, 2].reduce((sum, k) => sum + axes[3 * k + i]! * offRtnKm[k]!, 0),
    );
    lines.push(
      [
        formatUtc(at),
        ...position.map((km) => km.toFixed(9)),
        ...[3, 4, 5].map((k) => (six[k]! / 1000).toFixed(12)),
      ].join(' '),
    );
  }
  const covariances = [0, 0.5, 1, 1.5].flatMap((later) => {
    if (covariance === undefined) return [];
    const [xx, xy, xz, yy, yz, zz] = covariance;
    const speeds = ['0 0 0 1e-8', '0 0 0 0 1e-8', '0 0 0 0 0 1e-8'];
    const epoch = `EPOCH = ${formatUtc(start + (day + later) * DAY_S)}`;
    return [epoch, 'COV_REF_FRAME = RTN', `${xx}`, `${xy} ${yy}`, `${xz} ${yz} ${zz}`, ...speeds];
  });
  const [first, last] = [lines[0]!.split(' ')[0], lines.at(-1)!.split(' ')[0]];
  return `CCSDS_OEM_VERS = 2.0
CREATION_DATE = ${formatUtc(start + created * DAY_S)}
ORIGINATOR = ${originator}
META_START
OBJECT_NAME = SAT
OBJECT_ID = ${objectId}
CENTER_NAME = EARTH
REF_FRAME = EME2000
TIME_SYSTEM = UTC
START_TIME = ${first}
STOP_TIME = ${last}
INTERPOLATION = LAGRANGE
INTERPOLATION_DEGREE = 9
META_STOP
${lines.join('\n')}
${covariances.length > 0 ? `COVARIANCE_START\n${covariances.join('\n')}\nCOVARIANCE_STOP\n` : ''}`;
}

/** The first rows of a published set of residuals, with its header. */
export function publishedResiduals(name: string, count: number): { readonly header: string; readonly rows: string[] } {
  const packed = readFileSync(new URL(`../../../../conformance/realism/${name}.csv.gz`, import.meta.url));
  const [header = '', ...rows] = gunzipSync(packed).toString().trim().split('\n');
  return { header, rows: rows.slice(0, count) };
}

/** A file a day for a day and a half, each off by the next residual, which states its covariance: tenths of what was published. */
export function publishedPredictions(
  rows: readonly string[],
  source: Pick<TestPrediction, 'originator' | 'objectId'> = {},
): string[] {
  return rows.map((row, day) => {
    const numbers = row.split(',').map(Number);
    const offRtnKm = numbers.slice(0, 3).map((value) => value / 10);
    const covariance = numbers.slice(3).map((value) => value / 100);
    return testPrediction({ day, days: 1.5, created: day, offRtnKm, covariance, ...source });
  });
}
