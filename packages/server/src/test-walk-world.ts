import { formatUtcZ } from '@keepout/astro/epoch';
import { ALERT_EXAMPLES } from '@keepout/contract/alerts/examples';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import { FEED_EXAMPLES } from '@keepout/contract/feeds/examples';
import { PUBLISHING_EXAMPLES } from '@keepout/contract/publishing/examples';
import { alertTable, alertUser } from './alerts/tables.ts';
import { testEvent } from './ca/manoeuvres/test-event.ts';
import { testElements, testOem } from './ca/test-oem.ts';
import { storeTestCatalogue } from './catalogue/test-catalogue.ts';
import type { TokenFacts } from './identity/test-tokens.ts';
import { placeRequest } from './odt/observations/test-observed.ts';
import { RADAR, TELESCOPE } from './odt/test-tracking.ts';
import { receivedBytes } from './platform/files/received-file.ts';
import { keepFile } from './platform/files/stored-files.ts';
import { testForm } from './platform/http/test-form.ts';
import { nowTaiS } from './platform/now.ts';
import { insertPublication } from './publishing/publications/store.ts';
import type { TestPlatform } from './test-platform.ts';
import { type Route, route } from './test-route.ts';
import type { WalkWorld } from './test-walk-routes.ts';

/** The operator whose records the walks ask for, and a word that stands in all that is told of him. */
export const OWNER = 'tern-of-the-walk';
const ROLES = ['collision-avoidance', 'on-demand-tracking', 'payments'];
const as = (operatorId: string, role: string): TokenFacts => ({
  operatorId,
  subject: `subject of ${operatorId}`,
  userName: `${role} of ${operatorId}`,
  roles: Object.fromEntries(ROLES.map((resource) => [resource, [role]])),
});
/** Who calls. The owner runs the payments of the installation too, so that all of it is his. */
export const CALLERS = {
  owner: as(OWNER, 'admin'),
  stranger: as('gull', 'user'),
  strangersAdmin: as('gull', 'admin'),
  nobody: { ...as('gull', 'user'), roles: { 'another-service': ['user', 'admin'] } },
} satisfies Record<string, TokenFacts>;

/**
 * Two records of each kind that is cheap, one of the others.
 *
 * @param locations   takes the addresses that answers said of what they made
 */
export async function makeWalkWorld(platform: TestPlatform, locations: string[]): Promise<WalkWorld> {
  const bearer = await platform.bearer(CALLERS.owner);
  const send = async (place: Route, payload?: object | string, options: object = {}) => {
    const answer = await platform.app.inject({
      ...place,
      headers: { 'if-match': '*', ...bearer, ...options },
      ...(payload !== undefined && { payload }),
    });
    if (answer.statusCode >= 300) throw new Error(`${place.method} ${place.url} ${answer.statusCode} ${answer.body}`);
    if (answer.headers.location !== undefined) locations.push(answer.headers.location);
    return answer.body === '' ? {} : answer.json();
  };
  const upload = async (place: Route, name: string, content: string, fields: Record<string, string> = {}) => {
    const form = testForm([{ name, content }], fields);
    return await send(place, form.payload, form.headers);
  };
  const world = {
    ...(await makeAvoidance(platform, { send, upload })),
    ...(await makeTracking(platform, { send, upload })),
    ...(await makePayments(platform, { send, upload })),
    ...(await makeFeeds({ send, upload })),
    ...(await makePublishing(platform, { send, upload })),
  };
  // The stranger has something of his own, so that his lists are not just empty.
  const stranger = await platform.bearer(CALLERS.stranger);
  const payload = CA_EXAMPLES['GroundStationBody']!;
  await platform.app.inject({ ...route('createStation'), headers: stranger, payload });
  return { ...world, operatorId: OWNER, ...(await makeAlerts(platform, { send, upload }, world)) };
}

interface Making {
  // Answers of all kinds: what a record is called in them is read by name.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly send: (place: Route, payload?: object | string, options?: object) => Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly upload: (place: Route, name: string, content: string, fields?: Record<string, string>) => Promise<any>;
}

const KEPT_BACK_CHANGE = {
  objects: 1,
  inUse: 1000,
  gone: 999,
  compared: 1,
  jumped: 0,
  goneExamples: [],
  jumpedExamples: [],
};

async function makeAvoidance({ context }: TestPlatform, { send, upload }: Making) {
  const startTaiS = Math.floor(nowTaiS()) + 600;
  const elements = testElements(startTaiS);
  await storeTestCatalogue(context, [elements]);
  const keptBackId = 'ckb-of-walk';
  await context.database.pool.query(
    `insert into catalogue_kept_back (id, source, content_hash, change, reason, state)
     select $1 || place, 'feed ' || place, 'hash', $2, '[]', 'WAITING' from unnest(array['', '-2']) as place`,
    [keptBackId, KEPT_BACK_CHANGE],
  );
  const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion };
  const fly = async (noradId: number) =>
    (await send(route('createSatellite'), { name: `${OWNER} ${noradId}`, noradId, configuration }))
      .satelliteId as string;
  const [satelliteId] = [await fly(elements.noradId), await fly(71_001)];
  await send(route('changeSatellite'), {
    satelliteId,
    name: `${OWNER} renamed`,
    noradId: elements.noradId,
    configuration,
  });
  const station = CA_EXAMPLES['GroundStationBody']!;
  const { stationId } = await send(route('createStation'), { ...station, name: `First of ${OWNER}` });
  await send(route('createStation'), { ...station, name: `Second of ${OWNER}` });
  await send(route('changeFlightRules'), CA_EXAMPLES['FlightRulesChange']!);
  const tcaTaiS = startTaiS + 86_400;
  // Two of one event, one of another.
  const about = [{ other: 72_000 }, { other: 72_000, creationTaiS: startTaiS - 3600 }, { other: 72_001 }];
  const text = about.map((part) => testEvent(tcaTaiS, { noradId: elements.noradId, ...part }));
  const { accepted } = await send(route('uploadCdms'), text.join('\n'), { 'content-type': 'text/plain' });
  const [{ conjunctionId, cdmId }] = accepted;
  const oem = testOem(elements, { startTaiS, count: 200, stepS: 60 });
  const fields = { 'satellite-id': satelliteId, designation: 'CANDIDATE' };
  const ephemeris = async (name: string) =>
    (await upload(route('uploadEphemeris'), `${name} of ${OWNER}.oem`, oem, fields)).accepted[0];
  const { oemFileId: oemId, screeningId } = await ephemeris('first');
  await ephemeris('second');
  const { postManoeuvreScreeningId } = await send(route('createPostManoeuvreScreening'), { oemFileId: oemId });
  await send(route('createPostManoeuvreScreening'), { oemFileId: oemId });
  const { decisionId } = await send(route('openDecision'), { conjunctionId });
  await send(route('openDecision'), { conjunctionId: accepted[2].conjunctionId });
  const ignitionEpoch = formatUtcZ(tcaTaiS - 30_000);
  const manoeuvre = { manoeuvreType: 'IMPULSIVE', ignitionEpoch, deltaVVector: [0, 0.02, 0] };
  const { manoeuvreId } = await send(route('createManoeuvre'), { conjunctionId, manoeuvre, note: OWNER });
  await context.database.pool.query(
    `insert into manoeuvre_plan select (jsonb_populate_record(p, '{"id": "man-second"}')).* from manoeuvre_plan p`,
  );
  const mission = CA_EXAMPLES['MissionBody']!;
  const { missionId } = await send(route('createMission'), { ...mission, name: `First of ${OWNER}` });
  await send(route('createMission'), { ...mission, name: `Second of ${OWNER}` });
  const contact = CA_EXAMPLES['OperatorContactBody']!;
  const { contactId } = await send(route('createOperatorContact'), { ...contact, name: `First of ${OWNER}` });
  await send(route('createOperatorContact'), { ...contact, name: `Second of ${OWNER}` });
  const linkBody = CA_EXAMPLES['CoordinationLinkBody']!;
  const { linkId } = await send(route('createCoordinationLink', { conjunctionId }), linkBody);
  const { _id: userConfigId } = await send(route('createUserConfiguration'), CA_EXAMPLES['CaUserConfigurationBody']!);
  const ids = {
    satelliteId,
    stationId,
    conjunctionId,
    cdmId,
    oemId,
    at: formatUtcZ(startTaiS + 630),
    screeningId,
    postManoeuvreScreeningId,
    decisionId,
  };
  return {
    ...ids,
    keptBackId,
    source: 'a source that is none',
    contactId,
    linkId,
    manoeuvreId,
    missionId,
    userConfigId,
    noradId: String(elements.noradId),
  };
}

/** A night's look at something, by a sensor that only has angles. */
const tdm = (remark: string): string =>
  [
    ...['CCSDS_TDM_VERS = 2.0', `COMMENT ${remark}`, 'CREATION_DATE = 2026-06-10T01:00:00', `ORIGINATOR = ${OWNER}`],
    ...['META_START', 'TIME_SYSTEM = UTC', 'PARTICIPANT_1 = OF-WALK-1', 'PARTICIPANT_2 = UNKNOWN'],
    ...['MODE = SEQUENTIAL', 'PATH = 2,1', 'ANGLE_TYPE = AZEL', 'META_STOP', 'DATA_START'],
    ...['ANGLE_1 = 2026-06-10T00:57:37 256.64', 'ANGLE_2 = 2026-06-10T00:57:37 13.38', 'DATA_STOP', ''],
  ].join('\n');

async function makeTracking(platform: TestPlatform, { send, upload }: Making) {
  const { sensorId } = await send(route('createSensor'), { ...RADAR, sensorCode: 'OF-WALK-1' });
  await send(route('createSensor'), { ...TELESCOPE, sensorCode: 'OF-WALK-2' });
  const requestId = await placeRequest(platform, { operatorId: OWNER });
  await placeRequest(platform, { operatorId: OWNER });
  const file = async (remark: string) =>
    await upload(route('uploadObservation'), `${remark} of ${OWNER}.tdm`, tdm(remark), {
      'sensor-code': 'OF-WALK-1',
    });
  const { observations } = await file('first');
  await file('second');
  return { sensorId, requestId, fileId: observations[0].observationFileId };
}

async function makeFeeds({ send }: Making) {
  const body = FEED_EXAMPLES['FeedBody'];
  const { feedId } = await send(route('createFeed'), { ...body, name: 'first feed', isOn: false });
  await send(route('createFeed'), { ...body, name: 'second feed', isOn: false });
  const { turnId } = await send(route('startFeedTurn', { feedId }), FEED_EXAMPLES['FeedTurnBody']);
  return { feedId, turnId };
}

async function makePublishing({ context }: TestPlatform, { send }: Making) {
  const body = PUBLISHING_EXAMPLES['RecipientBody'];
  const { recipientId } = await send(route('createRecipient'), { ...body, name: `First of ${OWNER}` });
  await send(route('createRecipient'), { ...body, name: `Second of ${OWNER}` });
  const publish = async (publicationId: string) =>
    await context.database.orm.transaction(async (tx) => {
      const file = receivedBytes(Buffer.from(`orbit of ${OWNER}`));
      const fileId = await keepFile(tx, file, { operatorId: OWNER, kind: 'publication' });
      const { files, ...said } = PUBLISHING_EXAMPLES['Publication'];
      const { name, content, rank, manoeuvreId } = files[0]!;
      const { sizeBytes, sha256 } = file;
      await insertPublication(
        tx,
        {
          ...said,
          id: publicationId,
          operatorId: OWNER,
          recipientId,
          satelliteName: OWNER,
          conjunctionId: null,
          state: 'PREPARED',
          basis: { ephemerisId: 'oem-1', plans: {} },
        },
        [{ publicationId, rank, name, content, manoeuvreId, sizeBytes, sha256, fileId, state: 'WAITING' }],
      );
    });
  await publish('pub-first');
  await publish('pub-second');
  return { recipientId, publicationId: 'pub-first', fileName: PUBLISHING_EXAMPLES['Publication'].files[0]!.name };
}

async function makePayments({ context }: TestPlatform, { send }: Making) {
  const userId = CALLERS.owner.subject!;
  const customer = { userId, name: OWNER, operatorId: OWNER, country: 'NL', pays: true };
  const { customerId } = await send(route('createCustomer'), customer);
  await send(route('createCustomer'), { ...customer, userId: `other ${userId}`, pays: false });
  await send(route('changeBalance', { customerId }), { available: 100_000, limit: 50_000 });
  for (const productId of ['fee', 'fine']) {
    await send(route('createProduct'), { productId, productType: 'FEE' });
    await send(route('createPrice'), { productId, amount: 1000, currency: 'EUR' });
  }
  const ordered = { 'customer-id': customerId, 'service-type': 'ca' };
  await send(route('placeOrder'), { ...ordered, productId: 'fee' });
  const { orderId } = await send(route('placeOrder'), ordered);
  const { invoiceId: voidedId } = await send(route('issueInvoice'), { customerId });
  await send(route('voidInvoice', { invoiceId: voidedId }));
  const { invoiceId } = await send(route('issueInvoice'), { customerId });
  const unbookedId = `unb-of-${OWNER}`;
  await context.database.pool.query(
    `insert into unbooked_payment (id, operator_id, invoice_id, provider, reference, reason, amount, currency)
     values ($1, $2, $3, 'STRIPE', 'pi_1', 'OTHER_CURRENCY', 100, 'USD'), ($1 || '-2', $2, $3, 'STRIPE', 'pi_2', 'OTHER_CURRENCY', 100, 'USD')`,
    [unbookedId, OWNER, invoiceId],
  );
  return { customerId, orderId, invoiceId, unbookedId, userId, configId: userId };
}

async function makeAlerts(
  { context }: TestPlatform,
  { send }: Making,
  { conjunctionId, satelliteId }: { readonly conjunctionId: string; readonly satelliteId: string },
) {
  const [{ placeId }] = await send(route('listAlertPlaces'));
  const deliveryId = await testDelivery();
  await testDelivery();
  const at = { tcaTaiS: nowTaiS() + 86_400, decideByTaiS: nowTaiS() + 43_200 };
  const facts = {
    of: 'conjunction' as const,
    conjunctionId,
    satelliteId,
    satelliteName: OWNER,
    secondaryName: 'OBJECT',
    verdict: 'act' as const,
    pc: 2e-4,
    before: null,
    ...at,
  };
  const [alertId, other] = [`alert-of-${OWNER}`, `other-of-${OWNER}`];
  const [colleague] = (ALERT_EXAMPLES['AlertRotaBody'] as { members: { subject: string; userName: string }[] }).members;
  await context.database.orm.insert(alertUser).values({ operatorId: OWNER, services: ['ca'], ...colleague! });
  await context.database.orm.insert(alertTable).values(
    [alertId, other].map((id) => ({
      id,
      operatorId: OWNER,
      kind: 'ACT' as const,
      service: 'ca' as const,
      crossing: id,
      pair: id,
      facts,
      // Older than what is told as fresh: the same to whoever looks later.
      needsPerson: true,
      decideByTaiS: at.decideByTaiS,
      raisedAt: new Date(Date.now() - 3_600_000).toISOString(),
    })),
  );
  const { machineId } = await send(route('createMachine'), { name: `of ${OWNER}`, roles: ['payments:user'] });
  const { calendarId } = await send(route('createCalendarAddress'), { name: `of ${OWNER}` });
  await send(route('createCalendarAddress'), { name: `another of ${OWNER}` });
  return { placeId, deliveryId, alertId, notificationId: alertId, machineId, calendarId };

  async function testDelivery(): Promise<string> {
    return (await send(route('sendTestAlert', { placeId }), {})).deliveryId;
  }
}
