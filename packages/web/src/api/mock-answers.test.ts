import type { BodyOf, EndpointId } from '@keepout/client/client';
import { ALERT_EXAMPLES } from '@keepout/contract/alerts/examples';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import { ENDPOINTS } from '@keepout/contract/endpoints';
import { FEED_EXAMPLES } from '@keepout/contract/feeds/examples';
import { IDENTITY_EXAMPLES } from '@keepout/contract/identity/examples';
import { ODT_EXAMPLES } from '@keepout/contract/odt/examples';
import { PAYMENT_EXAMPLES } from '@keepout/contract/payments/examples';
import { type Endpoint, urlOf } from '@keepout/contract/platform/endpoint';
import { problem } from '@keepout/contract/platform/problem';
import { PROBLEM_TABLES, PROBLEMS } from '@keepout/contract/problems';
import { PUBLISHING_EXAMPLES } from '@keepout/contract/publishing/examples';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handlersOf } from '../../mock-api/all-handlers.ts';
import type { Handler } from '../../mock-api/handlers.ts';
import { type Scenario, usualScenario } from '../../mock-api/scenario.ts';

/** Whatever changes the data that the mock answers with. */
const WORLDS: Readonly<Record<string, Partial<Scenario>>> = {
  usual: {},
  empty: {
    conjunctions: 'none',
    screenings: 'none',
    statistics: 'none',
    tracking: 'none',
    payments: 'none',
    alerts: 'none',
    audit: 'none',
    feeds: 'none',
    publications: 'none',
    coordination: 'none',
    machines: 'none',
    reason: 'NO_SATELLITE',
    propulsion: 'NONE',
  },
  'electric, with a risk that is raised, and requests in other states': {
    propulsion: 'CONTINUOUS',
    planScreening: 'raised',
    tracking: 'states',
    reason: 'FAILED',
    conjunctions: 'calm',
    access: { payments: ['admin'] },
    notifications: 'some',
  },
  'differential drag, and no catalogue': {
    propulsion: 'DIFFERENTIAL_DRAG',
    machines: 'elsewhere',
    reason: 'NO_CATALOGUE',
  },
};

const NOW_MS = Date.parse('2026-11-23T08:12:00Z');
const EVENT = 'C48210';
const inHours = (hours: number) => new Date(NOW_MS + hours * 3_600_000).toISOString();
const of = <Id extends EndpointId>(id: Id, body: unknown) => [id, { body: body as BodyOf<Id> }] as const;
const MANOEUVRE = {
  manoeuvreType: 'IMPULSIVE',
  ignitionEpoch: inHours(20),
  deltaVVector: [0, 0.02, 0],
  deltaVReferenceFrame: 'RTN',
};
const SENSOR = { ...ODT_EXAMPLES['SensorBody'], sensorCode: 'AUR-02' };

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The version that the caller knows. */
  readonly version?: number;
}

/** What forms and searches send, in the order in which somebody would. */
const WRITES: readonly (readonly [EndpointId, Sent])[] = [
  ['acceptKeptBackCatalogue', { params: { keptBackId: 'ckb-none' } }],
  ['discardKeptBackCatalogue', { params: { keptBackId: 'ckb-none' } }],
  of('createFeed', FEED_EXAMPLES['FeedBody']),
  of('createFeed', { ...FEED_EXAMPLES['FeedBody'], name: 'Another' }),
  ['changeFeed', { params: { feedId: 'fed-1' }, body: FEED_EXAMPLES['FeedChange'], version: 1 }],
  ['changeFeed', { params: { feedId: 'fed-1' }, body: FEED_EXAMPLES['FeedChange'], version: 1 }],
  ['startFeedTurn', { params: { feedId: 'fed-2' }, body: FEED_EXAMPLES['FeedTurnBody'] }],
  ['cancelFeedTurn', { params: { turnId: 'ftn-fed-2-0' } }],
  ['deleteFeed', { params: { feedId: 'fed-3' } }],
  of('createOperatorContact', { ...CA_EXAMPLES['OperatorContactBody'], name: 'Another' }),
  of('createOperatorContact', CA_EXAMPLES['OperatorContactBody']),
  ['changeOperatorContact', { params: { contactId: 'opc-2' }, body: CA_EXAMPLES['OperatorContactChange'], version: 1 }],
  ['changeOperatorContact', { params: { contactId: 'opc-2' }, body: CA_EXAMPLES['OperatorContactChange'], version: 1 }],
  ['deleteOperatorContact', { params: { contactId: 'opc-1' } }],
  of('importOperatorContacts', CA_EXAMPLES['OperatorContactImport']),
  ['getCoordination', { params: { conjunctionId: 'C48210' } }],
  ['createCoordinationEntry', { params: { conjunctionId: 'C48210' }, body: CA_EXAMPLES['CoordinationEntryBody'] }],
  ['createCoordinationLink', { params: { conjunctionId: 'C48210' }, body: CA_EXAMPLES['CoordinationLinkBody'] }],
  ['deleteCoordinationLink', { params: { linkId: CA_EXAMPLES['CoordinationLink'].linkId } }],
  of('readAnswerForm', CA_EXAMPLES['AnswerFormBody']),
  of('sendAnswer', CA_EXAMPLES['AnswerBody']),
  [
    'getPublishedFile',
    {
      params: {
        publicationId: 'pub-1',
        fileName: PUBLISHING_EXAMPLES['Publication'].files[0]!.name,
      },
    },
  ],
  of('createRecipient', { ...PUBLISHING_EXAMPLES['RecipientBody'], name: 'Another' }),
  of('createRecipient', PUBLISHING_EXAMPLES['RecipientBody']),
  ['changeRecipient', { params: { recipientId: 'rcp-1' }, body: PUBLISHING_EXAMPLES['RecipientChange'], version: 1 }],
  ['changeRecipient', { params: { recipientId: 'rcp-1' }, body: PUBLISHING_EXAMPLES['RecipientChange'], version: 1 }],
  of('createPublication', { ...PUBLISHING_EXAMPLES['PublicationBody'], recipientId: 'rcp-1' }),
  ['stepPublication', { params: { publicationId: 'pub-3' }, body: PUBLISHING_EXAMPLES['PublicationStep'], version: 1 }],
  ['stepPublication', { params: { publicationId: 'pub-3' }, body: PUBLISHING_EXAMPLES['PublicationStep'], version: 1 }],
  ['deleteRecipient', { params: { recipientId: 'rcp-2' } }],
  of('putAccountLanguage', { language: 'de' }),
  of('createMachine', IDENTITY_EXAMPLES['MachineCreation']),
  of('createMachine', IDENTITY_EXAMPLES['MachineCreation']),
  ['renewMachineSecret', { params: { machineId: 'keepout-machine-demo-books' }, body: {} }],
  ['revokeMachine', { params: { machineId: 'keepout-machine-demo-books' } }],
  of('changeNotifications', ALERT_EXAMPLES['NotificationChange']),
  ['changeNotification', { params: { notificationId: 'alt-1' }, body: { state: 'hidden' } }],
  ['acknowledgeAlert', { params: { alertId: 'alt-1' }, body: {} }],
  of('changeAlertSettings', ALERT_EXAMPLES['AlertSettingsBody']),
  ['changeAlertSettings', { body: ALERT_EXAMPLES['AlertSettingsBody'], version: 1 }],
  of('rehearseAlerts', ALERT_EXAMPLES['RehearsalBody']),
  ['changeAlertPlace', { params: { placeId: 'plc-2' }, body: { isOn: true } }],
  ['sendTestAlert', { params: { placeId: 'plc-1' }, body: {} }],
  ['rotatePlaceSecret', { params: { placeId: 'plc-2' }, body: {} }],
  of('createCalendarAddress', ALERT_EXAMPLES['CalendarAddressBody']),
  ['revokeCalendarAddress', { params: { calendarId: ALERT_EXAMPLES['CalendarAddress'].calendarId } }],
  ['changeAlertPlace', { params: { placeId: 'plc-2' }, body: { format: 'CLOUDEVENTS' } }],
  ['replayDelivery', { params: { deliveryId: 'dlv-2' }, body: {} }],
  of('changeAlertRota', ALERT_EXAMPLES['AlertRotaBody']),
  of('changeUserConfiguration', CA_EXAMPLES['CaUserConfigurationBody']),
  ['putOdtUserConfiguration', { params: { configId: 'subject-1' }, body: ODT_EXAMPLES['OdtUserConfigurationBody'] }],
  of('createSatellite', { ...CA_EXAMPLES['SatelliteBody'], noradId: 58_211 }),
  of('createSatellite', { ...CA_EXAMPLES['SatelliteBody'], noradId: 58_211 }),
  ['changeSatellite', { body: { ...CA_EXAMPLES['SatelliteChange'], satelliteId: 'aurora-2' }, version: 1 }],
  ['changeSatellite', { body: { ...CA_EXAMPLES['SatelliteChange'], satelliteId: 'aurora-2' }, version: 1 }],
  ['deleteSatellite', { params: { satelliteId: 'boreas-a' } }],
  of('createStation', CA_EXAMPLES['GroundStationBody']),
  ['changeStation', { params: { stationId: 'sta-1' }, body: CA_EXAMPLES['GroundStationChange'], version: 1 }],
  ['deleteStation', { params: { stationId: 'sta-2' } }],
  ['changeFlightRules', { body: CA_EXAMPLES['FlightRulesChange'], version: 1 }],
  ['changeFlightRules', { body: CA_EXAMPLES['FlightRulesChange'], version: 1 }],
  ['changeCovarianceRules', { body: CA_EXAMPLES['CovarianceRulesChange'], version: 1 }],
  ['computeArchiveRates', { query: { radius: '5', years: '2' }, body: form('archive.csv', '') }],
  of('previewCovarianceRules', CA_EXAMPLES['CovarianceRulesChange']),
  of('openDecision', { conjunctionId: EVENT }),
  ['changeDecision', { params: { decisionId: 'dec-3' }, body: { acknowledged: true, owner: 'mara' }, version: 1 }],
  ['changeDecision', { params: { decisionId: 'dec-3' }, body: { decision: 'OBSERVE' }, version: 1 }],
  [
    'changeDecision',
    { params: { decisionId: 'dec-3' }, body: { waivers: [{ rule: 'pc-below-act', reason: 'Better data.' }] } },
  ],
  ['changeDecision', { params: { decisionId: 'dec-3' }, body: { planId: 'man-1', decision: 'BURN' } }],
  ['signDecision', { params: { decisionId: 'dec-3' } }],
  ['changeDecision', { params: { decisionId: 'dec-3' }, body: { withdrawn: 'A newer message.' } }],
  of('createScreening', { satelliteId: 'aurora-2', days: 7 }),
  of('createScreening', { oemFileId: 'oem-5', days: 7, volume: { shape: 'SPHERE', r: 50_000 } }),
  ['cancelScreening', { params: { screeningId: 'scr-10' } }],
  ['changeEphemeris', { query: { 'oem-id': 'oem-6' }, body: { designation: 'OPERATIONAL' } }],
  ['deleteEphemeris', { params: { oemId: 'oem-2' } }],
  ['uploadCdms', { body: form('two.cdm', 'CCSDS_CDM_VERS = 1.0\nCCSDS_CDM_VERS = 1.0\n') }],
  ['uploadCdms', { body: form('bad.cdm', 'no message') }],
  ['uploadCdms', { body: new FormData() }],
  ['uploadEphemeris', { body: form('day.oem', 'CCSDS_OEM_VERS = 2.0\nOBJECT_NAME = AURORA-1\n') }],
  ['uploadEphemeris', { body: form('bad.oem', 'no ephemeris') }],
  ['uploadEphemeris', { body: form('large.oem', '') }],
  ['uploadEphemeris', { body: new FormData() }],
  of('searchManoeuvres', { conjunctionId: EVENT }),
  of('exportCandidates', { conjunctionId: EVENT }),
  of('screenTradeSpace', { conjunctionId: EVENT, columns: 24, rows: 16 }),
  of('searchReturn', { conjunctionId: EVENT, manoeuvre: MANOEUVRE, smaBand: 20, phaseBand: 0.1 }),
  of('searchReturn', { conjunctionId: EVENT, manoeuvre: MANOEUVRE, smaBand: 0.5, phaseBand: 0.1 }),
  of('computeManoeuvre', { conjunctionId: EVENT, manoeuvre: MANOEUVRE }),
  of('createManoeuvre', { conjunctionId: EVENT, manoeuvre: MANOEUVRE }),
  [
    'changeManoeuvre',
    {
      params: { manoeuvreId: 'man-1' },
      body: { manoeuvre: MANOEUVRE, returnManoeuvre: { ...MANOEUVRE, ignitionEpoch: inHours(40) } },
      version: 1,
    },
  ],
  of('createPostManoeuvreScreening', { manoeuvreId: 'man-1' }),
  ['stepManoeuvre', { params: { manoeuvreId: 'man-1' }, body: { state: 'PROPOSED' }, version: 9 }],
  ...(['PROPOSED', 'APPROVED', 'COMMITTED', 'EXECUTED'] as const).map(
    (state, index) =>
      ['stepManoeuvre', { params: { manoeuvreId: 'man-1' }, body: { state }, version: 2 + index }] as const,
  ),
  of('createSensor', SENSOR),
  of('createSensor', SENSOR),
  ['changeSensor', { params: { sensorId: 'sen-9' }, body: { ...SENSOR, groundSensorName: 'A RACE' }, version: 1 }],
  ['changeSensor', { params: { sensorId: 'sen-9' }, body: SENSOR, version: 2 }],
  ['deleteSensor', { params: { sensorId: 'sen-9' } }],
  of('findOpportunities', { conjunctionId: EVENT, conjunctionObject: 'SECONDARY' }),
  of('findOpportunities', { conjunctionId: EVENT, conjunctionObject: 'PRIMARY', ownSensorsOnly: true }),
  of('findOpportunities', { satelliteId: 'aurora-2', measurementType: 'RADAR' }),
  of('findOpportunities', { noradId: 44_932 }),
  of('findOpportunities', { noradId: 27_386, deadline: inHours(0.1) }),
  of('findOpportunities', { orbitDataMessage: '1 25544U', orbitDataMessageType: 'TLE' }),
  of('orderObservation', { conjunctionId: EVENT, conjunctionObject: 'SECONDARY', numberOfPassesRequested: 2 }),
  ['cancelRequest', { query: { 'request-id': 'REQ-2611-0004' } }],
  ['uploadObservation', { body: form('bad.tdm', '') }],
  ['uploadObservation', { body: form('stranger.tdm', '') }],
  ['uploadObservation', { body: form('night.tdm', '', { 'norad-id': '27386', 'sensor-code': 'AUR-01' }) }],
  ['uploadObservation', { body: form('night.tdm', '') }],
  ['uploadObservation', { body: new FormData() }],
  ['disownObservation', { params: { fileId: 'obs-2' } }],
  of('createMission', CA_EXAMPLES['MissionBody']),
  ['deleteMission', { params: { missionId: 'mis-1' } }],
  ['readObservationAgain', { params: { fileId: 'obs-2' } }],
  of('createCustomer', PAYMENT_EXAMPLES['CustomerBody']),
  ['changeBalance', { params: { customerId: 'cus-1' }, body: PAYMENT_EXAMPLES['BalanceChange'], version: 7 }],
  ['changeBalance', { params: { customerId: 'cus-1' }, body: PAYMENT_EXAMPLES['BalanceChange'], version: 8 }],
  ['changeCustomerPays', { params: { customerId: 'cus-1' }, body: { pays: false } }],
  ['recordPayment', { params: { invoiceId: 'inv-2' }, body: PAYMENT_EXAMPLES['InvoicePayment'] }],
  of('issueInvoice', { customerId: 'cus-1' }),
  of('placeOrder', { ...PAYMENT_EXAMPLES['PaymentOrderBody'], 'customer-id': 'cus-1' }),
  ['endSubscription', { params: { orderId: 'ord-2' } }],
  of('createProduct', PAYMENT_EXAMPLES['ProductBody']),
  of('createPrice', PAYMENT_EXAMPLES['PriceBody']),
  ['resolveUnbookedPayment', { params: { unbookedId: 'unb-1' }, body: PAYMENT_EXAMPLES['UnbookedResolution'] }],
];

/** What reading calls need beside what is in their path. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getPlanningBasis: { 'conjunction-id': EVENT },
  listDecisions: { 'conjunction-id': 'C48211' },
  predictPasses: { 'norad-id': '58210', all: 'true' },
  getSkyTrack: { 'norad-id': '58210', 'sensor-code': 'TEI-07', start: inHours(1), end: inHours(1.1) },
  getSkyBodies: { latitude: '28.3', longitude: '-16.5' },
  getOrbitalElements: { x: '7000000', y: '0', z: '0', vx: '0', vy: '7500', vz: '0' },
};
/** Where a variable of a path is called otherwise in the records. */
const NAMES: Readonly<Record<string, string>> = {
  requestId: 'observationRequestId',
  fileId: 'observationFileId',
  oemId: 'oemFileId',
  configId: '_id',
};
/** What records are known by. */
const IDS = new Set(
  Object.values<Endpoint>(ENDPOINTS).flatMap(({ path }) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => NAMES[name] ?? name),
  ),
);
/** Of what is one of many: so many are looked at. */
const LOOKED_AT = 4;

function form(name: string, content: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const body = new FormData();
  body.set('file', new File([content], name));
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  return body;
}

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Where a form does not give back what was sent: it has left out what it does not know. */
function leftOut(sent: unknown, parsed: unknown, at = ''): readonly string[] {
  if (!isPlain(sent) || !isPlain(parsed)) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    key in parsed ? leftOut(value, parsed[key], `${at}.${key}`) : [`${at}.${key} is not in the contract`],
  );
}

/** Where an answer is not what its row says. */
async function faultsOf(row: Endpoint, answer: Response): Promise<readonly string[]> {
  const { status } = answer;
  if (status >= 400) {
    const content: unknown = await answer.json().catch(() => undefined);
    const { success, data, error } = problem.safeParse(content);
    if (!success) return error.issues.map(({ path, message }) => `${status} ${path.join('.')}: ${message}`);
    const { code } = data;
    const codes = Object.keys(PROBLEM_TABLES.platform).concat(row.problems ?? []);
    const expected = PROBLEMS[code as keyof typeof PROBLEMS]?.status;
    return [
      ...leftOut(content, data),
      ...(codes.includes(code) || expected === 'file' || expected === undefined ? [] : [`${code} is not in its row`]),
      ...(status === (typeof expected === 'number' ? expected : 422) ? [] : [`${status} is not the status of ${code}`]),
    ];
  }
  const names = [...(row.tells?.includes('ETag') === true ? ['ETag'] : []), ...(row.readBy ? ['Location'] : [])];
  const silent = names.filter((name) => !answer.headers.has(name)).map((name) => `${name} is missing`);
  if (row.offers !== undefined) return silent;
  const schema = row.answers?.[status];
  if (schema === undefined) return [`answers with ${status}`];
  const content: unknown = status === 204 ? null : await answer.json();
  const { success, data, error } = schema.safeParse(content);
  if (!success) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [...silent, ...leftOut(content, data)];
}

/** What has been looked at in another world already. */
const judged = new Set<string>();

/** Asks by name, as the application does, and writes down what is not as its row says. */
function walkOf(handlers: readonly Handler[]) {
  const faults = new Set<string>();
  const seen = new Map<string, Set<string>>();
  const asked = new Set<string>();
  const note = (value: unknown): void => {
    if (!isPlain(value)) return;
    for (const [key, part] of Object.entries(value)) {
      if (IDS.has(key)) seen.set(key, (seen.get(key) ?? new Set()).add(String(part)));
      else note(part);
    }
  };
  const ask = async (id: EndpointId, { params = {}, query = {}, body, version }: Sent = {}) => {
    const row: Endpoint = ENDPOINTS[id];
    const handler = handlers.find((candidate) => candidate.id === id);
    if (handler === undefined) throw new Error(`${id} has no handler`);
    for (const { path, message } of row.body?.safeParse(body).error?.issues ?? [])
      faults.add(`${id} is not sent as its row says: ${path.join('.')}: ${message}`);
    const url = `http://mock${urlOf(row, params as never, query)}`;
    const headers = version === undefined ? {} : { 'If-Match': `"${version}"` };
    const sent = body instanceof FormData ? body : JSON.stringify(body);
    const request = new Request(url, { method: row.method, headers, ...(sent !== undefined && { body: sent }) });
    const parts = handler.path.exec(new URL(url).pathname)!.slice(1);
    const answer = await (async () => await handler.answer(request, parts))().catch(String);
    if (typeof answer === 'string') return void faults.add(`${id} throws ${answer}`);
    asked.add(id);
    const key = row.offers === undefined ? `${id} ${answer.status} ${await answer.clone().text()}` : undefined;
    if (id.startsWith('list')) note(await answer.clone().json());
    if (key !== undefined && judged.has(key)) return;
    if (key !== undefined) judged.add(key);
    for (const fault of await faultsOf(row, answer)) faults.add(`${id} ${fault.replaceAll(/\.\d+(?=[.: ])/g, '.n')}`);
  };
  /** Every reading call: lists first, then the records that they told of, and one that is not there. */
  const readAll = async () => {
    const rows = handlers.flatMap(({ id, method }) => (id !== undefined && method === 'GET' ? [ENDPOINTS[id]] : []));
    const variableOf = ({ path }: Endpoint) => /\{(\w+)\}/.exec(path)?.[1];
    for (const { id } of rows.filter((row) => variableOf(row) === undefined))
      await ask(id, { query: QUERIES[id] ?? {} });
    for (const row of rows) {
      const name = variableOf(row);
      // What is named by two ids is asked for below.
      if (name === undefined || row.path.split('{').length > 2) continue;
      const ids = [...(seen.get(NAMES[name] ?? name) ?? [])].slice(0, LOOKED_AT);
      for (const value of [...ids, '0']) await ask(row.id, { params: { [name]: value }, query: QUERIES[row.id] ?? {} });
    }
  };
  return { ask, readAll, faults, asked };
}

describe('the mock API', () => {
  beforeAll(() => {
    vi.useFakeTimers({ now: NOW_MS });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it.each(Object.entries(WORLDS))('answers as the rows of the contract say: %s', async (_name, change) => {
    // Nothing is held: nobody has written a scenario.
    vi.stubGlobal('localStorage', { getItem: () => null });
    const scenario = { ...usualScenario, ...change };
    const handlers = handlersOf(scenario, fetch);
    const walk = walkOf(handlers);
    await walk.readAll();
    for (const [id, sent] of WRITES) await walk.ask(id, sent);
    await vi.advanceTimersByTimeAsync(10_000);
    await walk.readAll();
    expect([...walk.faults]).toEqual([]);
    expect(handlers.filter(({ id }) => id !== undefined && !walk.asked.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
