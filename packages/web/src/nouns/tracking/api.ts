import type { Observation } from '@keepout/contract/odt/observation';
import type { Opportunities, OpportunityBody } from '@keepout/contract/odt/opportunity';
import type { PassPrediction, SkyTrack } from '@keepout/contract/odt/pass-prediction';
import type { ObservationReport } from '@keepout/contract/odt/report';
import type { ObservationRequest, RequestBody, RequestSummary } from '@keepout/contract/odt/request';
import type { CalibrationPoint, Sensor, SensorBody } from '@keepout/contract/odt/sensor';
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { RequestFailed } from '../../api/fault.ts';
import { type Listed, LONGEST_PAGE, readPages } from '../../api/pages.ts';
import { faultIn } from '../../api/session-fetch.ts';
import { stringifySearch } from '../../navigation/search-params.ts';

const ROOT = '/api/v1/odt';
/** Every address of tracking; a query is kept under the one that it asks, so that news of tracking reach it. */
export const TRACKING_PATHS = {
  requests: `${ROOT}/requests`,
  opportunities: `${ROOT}/opportunities`,
  passes: `${ROOT}/passprediction`,
  skyTrack: `${ROOT}/sky-track`,
  observations: `${ROOT}/observations`,
  sensors: `${ROOT}/sensors`,
} as const;

/** What is given of an order; what has a default may be left out. */
export type RequestGiven = Partial<RequestBody>;
export type OpportunityGiven = Partial<OpportunityBody>;
type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const at = (path: string, ...parts: readonly string[]) => [path, ...parts.map(encodeURIComponent)].join('/');
/** The most records that a list of tracking shows. */
const MOST = 4000;

/**
 * The calls of on-demand tracking, typed by its contract. Everything of these addresses is said here and nowhere else in
 * the web.
 */
export function trackingApi(send: typeof fetch) {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await send(path, init);
    if (!answer.ok) throw new RequestFailed(await faultIn(answer));
    return answer;
  }
  const json = async <T>(path: string, init?: RequestInit): Promise<T> => (await (await ask(path, init)).json()) as T;
  const list = <T>(path: string, query: Query, signal?: AbortSignal): Promise<Listed<T>> =>
    readPages<T>(async (cursor) => {
      const response = await ask(`${path}${stringifySearch({ limit: LONGEST_PAGE, ...query, cursor })}`, given(signal));
      return { data: (await response.json()) as T[], response };
    }, MOST);
  const body = (method: string, content: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
    method,
    body: JSON.stringify(content),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  const tag = (version: number) => ({ 'If-Match': `"${version}"` });
  const { requests, opportunities, passes, skyTrack, observations, sensors } = TRACKING_PATHS;
  return {
    requests: (query: Query, signal?: AbortSignal) => list<RequestSummary>(requests, query, signal),
    request: (id: string, signal?: AbortSignal) => json<ObservationRequest>(at(requests, id), given(signal)),
    order: (content: RequestGiven, key: string) =>
      json<ObservationRequest>(requests, body('POST', content, { 'Idempotency-Key': key })),
    cancel: (id: string) => ask(`${requests}${stringifySearch({ 'request-id': id })}`, { method: 'DELETE' }),
    opportunities: (content: OpportunityGiven, signal?: AbortSignal) =>
      json<Opportunities>(opportunities, { ...body('POST', content), ...given(signal) }),
    passes: (query: Query, signal?: AbortSignal) =>
      json<PassPrediction[]>(`${passes}${stringifySearch(query)}`, given(signal)),
    skyTrack: (query: Query, signal?: AbortSignal) =>
      json<SkyTrack>(`${skyTrack}${stringifySearch(query)}`, given(signal)),
    observations: (query: Query, signal?: AbortSignal) => list<Observation>(observations, query, signal),
    observation: (fileId: string, signal?: AbortSignal) => json<Observation>(at(observations, fileId), given(signal)),
    report: (fileId: string, signal?: AbortSignal) =>
      json<ObservationReport>(at(observations, 'report', fileId), given(signal)),
    file: (fileId: string) => ask(at(observations, 'file', fileId)),
    reportFile: (fileId: string) => ask(at(observations, 'report', fileId)),
    disown: (fileId: string) => json<Observation>(at(observations, fileId, 'disown'), { method: 'POST' }),
    sensors: (query: Query, signal?: AbortSignal) => list<Sensor>(sensors, query, signal),
    sensor: (id: string, signal?: AbortSignal) => json<Sensor>(at(sensors, id), given(signal)),
    calibration: (id: string, signal?: AbortSignal) =>
      json<CalibrationPoint[]>(at(sensors, id, 'calibration'), given(signal)),
    addSensor: (content: SensorBody) => json<Sensor>(sensors, body('POST', content)),
    changeSensor: (id: string, content: SensorBody, version: number) =>
      json<Sensor>(at(sensors, id), body('PUT', content, tag(version))),
    removeSensor: (id: string) => ask(at(sensors, id), { method: 'DELETE' }),
  };
}

export type TrackingApi = ReturnType<typeof trackingApi>;

const given = (signal: AbortSignal | undefined): RequestInit => (signal === undefined ? {} : { signal });

export function useTrackingApi(): TrackingApi {
  const { fetch } = useApi();
  return useMemo(() => trackingApi(fetch), [fetch]);
}
