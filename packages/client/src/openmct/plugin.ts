import { type FleetView, validForMs, watchFleet } from '../mission/fleet-watch.ts';
import type { SatelliteState } from '../mission/satellite-state.ts';
import { type PlatformClientOptions, platformClient } from '../platform-client.ts';
import type { Datum, DomainObject, Identifier, OpenMct, Staleness, TelemetryProvider } from './host.ts';
import { courseOf, crossedBy, datumOf, isInTelemetrySpan, limitLines, VALUES } from './telemetry.ts';

const NAMESPACE = 'keepout';
const FLEET: Identifier = { namespace: NAMESPACE, key: 'fleet' };
const [FLEET_TYPE, SATELLITE_TYPE] = ['keepout.fleet', 'keepout.satellite'];

/**
 * The plug-in for Open MCT: a root *Keepout* with a telemetry object for each satellite, whose values are the figures of its worst event.
 *
 *     openmct.install(keepoutPlugin({ baseUrl: 'https://keepout.example.com', token: askForToken }));
 */
export function keepoutPlugin(options: PlatformClientOptions): (openmct: OpenMct) => void {
  return (openmct) => install(openmct, options);
}

function install(openmct: OpenMct, options: PlatformClientOptions): void {
  const api = platformClient(options);
  const fleet = createFleet();
  const controller = new AbortController();
  openmct.once('destroy', () => controller.abort());
  void watchFleet({ api, signal: controller.signal, onView: fleet.tell });

  openmct.types.addType(FLEET_TYPE, {
    name: 'Keepout',
    description: 'The satellites of your organisation in Keepout.',
    cssClass: 'icon-folder',
  });
  openmct.types.addType(SATELLITE_TYPE, {
    name: 'Conjunctions of a satellite',
    description: 'The worst conjunction of a satellite that lies ahead, and how many there are.',
    cssClass: 'icon-telemetry',
  });
  openmct.objects.addRoot(FLEET);
  openmct.objects.addProvider(NAMESPACE, {
    get: async ({ key }) => (key === FLEET.key ? fleetObject() : satelliteObject(key, (await fleet.known()).states)),
  });
  openmct.composition.addProvider({
    appliesTo: ({ type }) => type === FLEET_TYPE,
    load: async () => (await fleet.known()).states.map(({ satelliteId }) => ({ ...FLEET, key: satelliteId })),
  });
  openmct.telemetry.addProvider(
    telemetryProvider(fleet, async (conjunctionId) =>
      courseOf(await api.call('getConjunction', { params: { conjunctionId } })),
    ),
  );
}

const fleetObject = (): DomainObject => ({ identifier: FLEET, name: 'Keepout', type: FLEET_TYPE, location: 'ROOT' });

function satelliteObject(satelliteId: string, states: readonly SatelliteState[]): DomainObject {
  return {
    identifier: { namespace: NAMESPACE, key: satelliteId },
    // A satellite that has left the fleet may still be in a display.
    name: states.find((state) => state.satelliteId === satelliteId)?.name ?? satelliteId,
    type: SATELLITE_TYPE,
    location: `${NAMESPACE}:${FLEET.key}`,
    telemetry: { values: VALUES },
  };
}

interface Fleet {
  readonly last: () => FleetView | undefined;
  /** The first view, or the last there was. */
  readonly known: () => Promise<FleetView>;
  readonly tell: (view: FleetView) => void;
  /** Calls at each view, and when the last one has expired. */
  readonly listen: (onChange: () => void) => () => void;
}

function createFleet(): Fleet {
  const listeners = new Set<() => void>();
  let view: FleetView | undefined;
  let tellFirst = (_view: FleetView) => {};
  const first = new Promise<FleetView>((resolve) => {
    tellFirst = resolve;
  });
  let ending: ReturnType<typeof setTimeout> | undefined;
  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  return {
    last: () => view,
    known: async () => view ?? (await first),
    tell: (newer) => {
      view = newer;
      tellFirst(newer);
      clearTimeout(ending);
      ending = setTimeout(tellAll, validForMs(newer, Date.now()) + 1);
      tellAll();
    },
    listen: (onChange) => {
      // A listener of its own each time: two views may listen by the same function.
      const listener = () => onChange();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function telemetryProvider(
  fleet: Fleet,
  readCourse: (conjunctionId: string) => Promise<readonly Datum[]>,
): TelemetryProvider {
  const isOurs = ({ type }: DomainObject) => type === SATELLITE_TYPE;
  const stateOf = ({ identifier }: DomainObject) =>
    fleet.last()?.states.find(({ satelliteId }) => satelliteId === identifier.key);
  const isLost = () => {
    const view = fleet.last();
    return view === undefined || validForMs(view, Date.now()) === 0;
  };
  const stalenessOf = (object: DomainObject): Staleness => ({
    isStale: isLost() || (stateOf(object)?.isOutdated ?? true),
    utc: Date.now(),
  });
  return {
    supportsRequest: isOurs,
    request: async (object, options) => {
      const { answeredMs } = await fleet.known();
      const state = stateOf(object);
      if (state === undefined) return [];
      const now = isInTelemetrySpan([datumOf(state, answeredMs)], options);
      const { conjunctionId } = state.figures;
      const isEnough = options.strategy === 'latest' && now.length >= (options.size ?? 1);
      if (isEnough || typeof conjunctionId !== 'string') return now;
      return isInTelemetrySpan([...(await readCourse(conjunctionId)), datumOf(state, answeredMs)], options);
    },
    supportsSubscribe: isOurs,
    subscribe: (object, callback) =>
      fleet.listen(() => {
        const state = stateOf(object);
        // Earlier values are not repeated as if they were current.
        if (state !== undefined && !isLost()) callback(datumOf(state, fleet.last()!.answeredMs));
      }),
    supportsLimits: isOurs,
    getLimitEvaluator: () => ({
      evaluate: (datum, value) => {
        const thresholds = fleet.last()?.thresholds;
        return thresholds && crossedBy(datum, value?.key, thresholds);
      },
    }),
    getLimits: () => ({ limits: async () => limitLines((await fleet.known()).thresholds) }),
    supportsStaleness: isOurs,
    isStale: async (object) => stalenessOf(object),
    subscribeToStaleness: (object, callback) => fleet.listen(() => callback(stalenessOf(object))),
  };
}
