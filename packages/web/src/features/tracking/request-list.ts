import type { RequestStatus } from '@keepout/contract/odt/enums';
import type { RequestSummary } from '@keepout/contract/odt/request';
import type { Sensor } from '@keepout/contract/odt/sensor';
import { sensorTypeFor } from '@keepout/contract/odt/sensor-types';
import { REQUEST_TRANSITIONS } from '@keepout/contract/odt/states';
import { wordSearch } from '../../navigation/search-params.ts';
import { parseTime } from '../../time/utc.ts';

/** Statuses of a request, in order of its life cycle. */
export const REQUEST_STATUSES = Object.keys(REQUEST_TRANSITIONS) as readonly RequestStatus[];
export const MEASUREMENT_TYPES = ['ANGLES', 'RADAR', 'ANY'] as const;
export const requestColumns = ['request', 'target', 'status', 'passes', 'next', 'created', 'price'] as const;

export interface RequestFilter {
  readonly statuses: readonly string[];
  readonly text: string;
  readonly sensorType: string | undefined;
  readonly measurementType: string | undefined;
}

/** Returns the requests in the selected statuses, or in all, that contain every word and may use a sensor of the type. */
export function filterRequests(
  requests: readonly RequestSummary[],
  filter: RequestFilter,
  sensors: readonly Pick<Sensor, 'sensorCode' | 'sensorType'>[],
): readonly RequestSummary[] {
  const hasWords = wordSearch(filter.text);
  const typeOf = new Map(sensors.map(({ sensorCode, sensorType }) => [sensorCode, sensorType]));
  return requests.filter((request) => {
    if (filter.statuses.length > 0 && !filter.statuses.includes(request.status)) return false;
    if (filter.measurementType !== undefined && request.measurementType !== filter.measurementType) return false;
    if (filter.sensorType !== undefined && !mayUse(request, filter.sensorType, typeOf)) return false;
    const { target, observationRequestId, note } = request;
    return hasWords(target.name, target.noradId, observationRequestId, note);
  });
}

const MEASURED_BY: Readonly<Record<string, string>> = {
  ANGLES: sensorTypeFor('ANGLES'),
  RADAR: sensorTypeFor('RADAR'),
};

/** Returns whether a request may use a sensor type; a request without sensors may use all with its measurement type. */
function mayUse(request: RequestSummary, wanted: string, typeOf: ReadonlyMap<string, string>): boolean {
  const { sensorCodes, measurementType } = request;
  const only = MEASURED_BY[measurementType];
  if (only !== undefined && only !== wanted) return false;
  return sensorCodes.length === 0 || sensorCodes.some((code) => typeOf.get(code) === wanted);
}

export const requestFilterCount = ({ statuses, text, sensorType, measurementType }: RequestFilter): number =>
  statuses.length + (text.trim() === '' ? 0 : 1) + (sensorType ? 1 : 0) + (measurementType ? 1 : 0);

/** Returns the sort value of a column. */
export function requestValue(request: RequestSummary, column: string): string | number | null {
  if (column === 'request') return request.observationRequestId;
  if (column === 'target') return request.target.name;
  if (column === 'status') return REQUEST_STATUSES.indexOf(request.status);
  if (column === 'passes') return request.numberOfPassesCompleted / Math.max(1, request.numberOfPassesRequested);
  if (column === 'next') return request.nextPass === null ? null : (parseTime(request.nextPass) ?? null);
  if (column === 'price') return request.price.amount;
  return parseTime(request.createdAt) ?? null;
}
