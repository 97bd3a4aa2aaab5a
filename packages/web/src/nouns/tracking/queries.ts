import type { Observation } from '@keepout/contract/odt/observation';
import type { ObservationRequest, RequestSummary } from '@keepout/contract/odt/request';
import { isFinal, REQUEST_TRANSITIONS } from '@keepout/contract/odt/states';
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../api/live-store.ts';
import { type OpportunityGiven, type RequestGiven, TRACKING_PATHS, useTrackingApi } from './api.ts';
import { fileState } from './file-state.ts';

/** Pace at which open requests are asked for while the event stream is down, ms. */
const POLL_MS = 5_000;
/** Requests whose passes are drawn in the plan of the night; the nearest come first. */
const MOST_PLANNED = 40;

export const isOpen = ({ status }: Pick<RequestSummary, 'status'>): boolean => !isFinal(REQUEST_TRANSITIONS, status);

const useIsLive = () => useLive((live) => live.state === 'connected');

/** The requests of the operator, newest first. */
export function useRequests() {
  const api = useTrackingApi();
  const isLive = useIsLive();
  return useQuery({
    queryKey: ['get', TRACKING_PATHS.requests],
    queryFn: ({ signal }) => api.requests({}, signal),
    refetchInterval: ({ state }) => (!isLive && state.data?.records.some(isOpen) ? POLL_MS : false),
  });
}

/** What was ordered for one conjunction. */
export function useRequestsOf(conjunctionId: string) {
  const api = useTrackingApi();
  return useQuery({
    queryKey: ['get', TRACKING_PATHS.requests, { conjunctionId }],
    queryFn: ({ signal }) => api.requests({ 'conjunction-id': conjunctionId }, signal),
  });
}

const requestQuery = (api: ReturnType<typeof useTrackingApi>, requestId: string, isLive: boolean) => ({
  queryKey: ['get', `${TRACKING_PATHS.requests}/{requestId}`, { requestId }],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => api.request(requestId, signal),
  refetchInterval: ({ state }: { readonly state: { readonly data: ObservationRequest | undefined } }) =>
    !isLive && state.data !== undefined && isOpen(state.data) ? POLL_MS : (false as const),
});

/** One request with its passes. */
export function useRequest(requestId: string) {
  return useQuery(requestQuery(useTrackingApi(), requestId, useIsLive()));
}

/** The open requests with their passes, for the plan of the night. */
export function usePlannedRequests(requests: readonly RequestSummary[]) {
  const api = useTrackingApi();
  const isLive = useIsLive();
  const open = requests
    .filter((request) => isOpen(request) && request.nextPass !== null)
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
  const api = useTrackingApi();
  return useQuery({
    queryKey: ['get', TRACKING_PATHS.sensors, { isSpecial }],
    queryFn: async ({ signal }) => (await api.sensors(isSpecial ? { all: 'true' } : {}, signal)).records,
  });
}

export function useSensor(sensorId: string) {
  const api = useTrackingApi();
  return useQuery({
    queryKey: ['get', `${TRACKING_PATHS.sensors}/{sensorId}`, { sensorId }],
    queryFn: ({ signal }) => api.sensor(sensorId, signal),
  });
}

export function useCalibration(sensorId: string) {
  const api = useTrackingApi();
  return useQuery({
    queryKey: ['get', `${TRACKING_PATHS.sensors}/{sensorId}/calibration`, { sensorId }],
    queryFn: ({ signal }) => api.calibration(sensorId, signal),
  });
}

/** What can be ordered; nothing is asked while it is not known of what. */
export function useOpportunities(body: OpportunityGiven | undefined) {
  const api = useTrackingApi();
  return useQuery({
    queryKey: ['get', TRACKING_PATHS.opportunities, body],
    queryFn: ({ signal }) => api.opportunities(body ?? {}, signal),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Passes of an object over sensors. */
export function usePasses(noradId: number | null | undefined, days: number, sensorCodes: readonly string[] = []) {
  const api = useTrackingApi();
  const query = { 'norad-id': noradId ?? undefined, days, 'sensor-code': sensorCodes, all: 'true' };
  return useQuery({
    queryKey: ['get', TRACKING_PATHS.passes, query],
    queryFn: ({ signal }) => api.passes(query, signal),
    enabled: typeof noradId === 'number',
  });
}

export interface SkySpan {
  readonly noradId: number;
  readonly sensorCode: string;
  readonly start: string;
  readonly end: string;
}

/** The path of one pass over the sky. */
export function useSkyTrack(span: SkySpan | undefined) {
  const api = useTrackingApi();
  return useQuery({
    queryKey: ['get', TRACKING_PATHS.skyTrack, span],
    queryFn: ({ signal }) => {
      const { noradId, sensorCode, start, end } = span as SkySpan;
      return api.skyTrack({ 'norad-id': noradId, 'sensor-code': sensorCode, start, end }, signal);
    },
    enabled: span !== undefined,
  });
}

/** Files of a request. */
export function useObservations(requestId: string) {
  const api = useTrackingApi();
  return useQuery({
    queryKey: ['get', TRACKING_PATHS.observations, { requestId }],
    queryFn: async ({ signal }) => (await api.observations({ 'request-id': requestId }, signal)).records,
  });
}

/** Every file of the operator, newest first: those of requests and his own. */
export function useAllObservations() {
  const api = useTrackingApi();
  const isLive = useIsLive();
  return useQuery({
    queryKey: ['get', TRACKING_PATHS.observations, {}],
    queryFn: ({ signal }) => api.observations({}, signal),
    refetchInterval: ({ state }) => (!isLive && state.data?.records.some(isBeingRead) ? POLL_MS : false),
  });
}

const isBeingRead = (file: Observation) => fileState(file) === 'reading';

/** One file. */
export function useObservation(fileId: string) {
  const api = useTrackingApi();
  const isLive = useIsLive();
  return useQuery({
    queryKey: ['get', `${TRACKING_PATHS.observations}/{fileId}`, { fileId }],
    queryFn: ({ signal }) => api.observation(fileId, signal),
    refetchInterval: ({ state }) => (!isLive && state.data && isBeingRead(state.data) ? POLL_MS : false),
  });
}

export function useReport(fileId: string) {
  const api = useTrackingApi();
  return useQuery({
    queryKey: ['get', `${TRACKING_PATHS.observations}/report/{fileId}`, { fileId }],
    queryFn: ({ signal }) => api.report(fileId, signal),
  });
}

/** Everything of tracking is asked for anew: an order moves passes, sensors and balances at once. */
export function useTrackingChanged(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).includes('/odt/') });
}

/** Orders, cancels, takes an association back; what is on show follows. */
export function useTrackingChanges() {
  const api = useTrackingApi();
  const changed = useTrackingChanged();
  // What was done is done: nobody waits for what is asked anew because of it, and gains take seconds.
  const onSettled = () => void changed();
  // An order that waits for the connection would go out when nobody looks any more: without one it fails at once.
  const networkMode = 'always';
  const order = useMutation({
    networkMode,
    mutationFn: ({ body, key }: { readonly body: RequestGiven; readonly key: string }) => api.order(body, key),
    onSettled,
  });
  const cancel = useMutation({ mutationFn: api.cancel, onSettled, networkMode });
  const disown = useMutation({ mutationFn: api.disown, onSettled, networkMode });
  return { order, cancel, disown };
}
