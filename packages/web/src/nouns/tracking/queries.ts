import type { AnswerOf, BodyOf } from '@keepout/client/client';
import type { Observation } from '@keepout/contract/odt/observation';
import type { ObservationRequest, RequestSummary } from '@keepout/contract/odt/request';
import { isFinal, REQUEST_TRANSITIONS } from '@keepout/contract/odt/states';
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { type Api, useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { useLive } from '../../api/live-store.ts';
import { recordsOfList } from '../../api/pages.ts';
import { type Following, useFollowed } from '../../api/use-followed.ts';
import { fileState } from './file-state.ts';

/** The most records that a list of tracking shows. */
const LIST_LIMIT = 4000;
/** Polling interval of open requests while the event stream is down, ms. */
const POLL_MS = 5_000;
/** Requests whose passes are drawn in the plan of the night; the nearest come first. */
const MOST_PLANNED = 40;

/** Input of an order; fields with a default may be omitted. */
export type RequestInput = BodyOf<'orderObservation'>;
export type OpportunityInput = BodyOf<'findOpportunities'>;

export const isOpenRequest = ({ status }: Pick<RequestSummary, 'status'>): boolean =>
  !isFinal(REQUEST_TRANSITIONS, status);

const useIsLive = () => useLive((live) => live.state === 'connected');

/** The requests of the operator, newest first. */
export function useRequests() {
  const isLive = useIsLive();
  return useQuery({
    ...useApi().list('listRequests', LIST_LIMIT),
    refetchInterval: ({ state }) => (!isLive && state.data?.records.some(isOpenRequest) ? POLL_MS : false),
  });
}

/** Returns the orders for one conjunction. */
export function useRequestsOf(conjunctionId: string | undefined) {
  const list = useApi().list('listRequests', LIST_LIMIT, { query: { 'conjunction-id': conjunctionId ?? '' } });
  return useQuery({ ...list, enabled: conjunctionId !== undefined });
}

const requestQuery = (api: Api, requestId: string, isLive: boolean) => ({
  ...api.query('getRequest', { params: { requestId } }),
  refetchInterval: ({ state }: { readonly state: { readonly data: ObservationRequest | undefined } }) =>
    !isLive && state.data !== undefined && isOpenRequest(state.data) ? POLL_MS : (false as const),
});

/** One request with its passes. */
export function useRequest(requestId: string) {
  return useQuery(requestQuery(useApi(), requestId, useIsLive()));
}

/** The open requests with their passes, for the plan of the night. */
export function usePlannedRequests(requests: readonly RequestSummary[]) {
  const api = useApi();
  const isLive = useIsLive();
  const open = requests
    .filter((request) => isOpenRequest(request) && request.nextPass !== null)
    .toSorted((a, b) => String(a.nextPass).localeCompare(String(b.nextPass)))
    .slice(0, MOST_PLANNED);
  return useQueries({
    queries: open.map(({ observationRequestId }) => requestQuery(api, observationRequestId, isLive)),
    combine: (results) => ({
      requests: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
      isLoading: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error !== null)?.error ?? null,
    }),
  });
}

/** Sensors that take orders; all kinds for accounts of the special mode (V-05). */
export function useSensors(isSpecial = false) {
  const list = useApi().list('listSensors', LIST_LIMIT, isSpecial ? { query: { all: 'true' } } : {});
  return useQuery({ ...list, select: recordsOfList });
}

export function useSensor(sensorId: string) {
  return useQuery(useApi().query('getSensor', { params: { sensorId } }));
}

export function useCalibration(sensorId: string) {
  return useQuery(useApi().query('listSensorCalibration', { params: { sensorId } }));
}

/** Returns the available opportunities; sends no request until the object is known. */
export function useOpportunities(body: OpportunityInput | undefined) {
  const api = useApi();
  const compute = (following: Following) => api.call('findOpportunities', { body: body ?? {}, ...following });
  const { queryKey } = api.query('findOpportunities', { body: body ?? {} });
  return useFollowed<AnswerOf<'findOpportunities'>>(queryKey, body === undefined ? undefined : compute, {
    placeholderData: keepPreviousData,
  });
}

/** Passes of an object over sensors. */
export function usePasses(noradId: number | null | undefined, days: number, sensorCodes: readonly string[] = []) {
  const sensors = sensorCodes.length > 0 && { 'sensor-code': sensorCodes.join(',') };
  const query = { 'norad-id': noradId ?? undefined, days, ...sensors, all: 'true' } as const;
  return useQuery({ ...useApi().query('predictPasses', { query }), enabled: typeof noradId === 'number' });
}

/** Returns the success rates of the operator's passes, by sensor. */
export const usePassRates = () => useQuery(useApi().query('listPassRates'));

export interface SkyTrackSpan {
  readonly noradId: number;
  readonly sensorCode: string;
  readonly start: string;
  readonly end: string;
}

/** The path of one pass over the sky. */
export function useSkyTrack(span: SkyTrackSpan | undefined) {
  const { noradId = 0, sensorCode = '', start = '', end = '' } = span ?? {};
  const query = { 'norad-id': noradId, 'sensor-code': sensorCode, start, end };
  return useQuery({ ...useApi().query('getSkyTrack', { query }), enabled: span !== undefined });
}

/** Files of a request. */
export function useObservations(requestId: string) {
  const list = useApi().list('listObservations', LIST_LIMIT, { query: { 'request-id': requestId } });
  return useQuery({ ...list, select: recordsOfList });
}

/** Every file of the operator, newest first: those of requests and his own. */
export function useAllObservations() {
  const isLive = useIsLive();
  return useQuery({
    ...useApi().list('listObservations', LIST_LIMIT),
    refetchInterval: ({ state }) => (!isLive && state.data?.records.some(isBeingRead) ? POLL_MS : false),
  });
}

const isBeingRead = (file: Observation) => fileState(file) === 'reading';

/** One file. */
export function useObservation(fileId: string) {
  const isLive = useIsLive();
  return useQuery({
    ...useApi().query('getObservation', { params: { fileId } }),
    refetchInterval: ({ state }) => (!isLive && state.data && isBeingRead(state.data) ? POLL_MS : false),
  });
}

export function useReport(fileId: string) {
  return useQuery(useApi().query('getObservationReport', { params: { fileId } }));
}

/** Path of all tracking calls to invalidate: an order changes passes, sensors and balances together. */
export const TRACKING_CALLS = ['/odt'];

/** Orders, cancels, reverts an association, rereads a file; displayed data is refreshed. */
export function useTrackingChanges() {
  const api = useApi();
  const askAnew = useInvalidateAnswers(...TRACKING_CALLS);
  // The change does not wait for the refresh of other data: gains take seconds.
  const onSettled = () => void askAnew();
  // An order that waits for a connection could be sent long after the user left: offline it fails immediately.
  const networkMode = 'always';
  const order = useMutation({ ...api.change('orderObservation'), networkMode, onSettled });
  const cancel = useMutation({ ...api.change('cancelRequest'), networkMode, onSettled });
  const disown = useMutation({ ...api.change('disownObservation'), networkMode, onSettled });
  const readAgain = useMutation({ ...api.change('readObservationAgain'), networkMode, onSettled });
  return { order, cancel, disown, readAgain };
}
