/**
 * `tsx scripts/record-answers.ts URL TOKEN [CALL ...]`: what a running demonstration (`npm start`, `npx keepout token --user demo-admin`) answers
 * to each reading call, and to what `act` does in it, with lists cut to two, one call a line; of these calls alone where there are some.
 * Documentation and mock are made of it; `contract/src/examples.test.ts` holds each line to its row. A call that the demonstration has nothing
 * for keeps the line that it had.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ALERT_EXAMPLES } from '@keepout/contract/alerts/examples';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import { ENDPOINTS, type EndpointId } from '@keepout/contract/endpoints';
import { ODT_EXAMPLES } from '@keepout/contract/odt/examples';
import { PAYMENT_EXAMPLES } from '@keepout/contract/payments/examples';
import { type Endpoint, urlOf } from '@keepout/contract/platform/endpoint';
import { PUBLISHING_EXAMPLES } from '@keepout/contract/publishing/examples';
import { replaceFormerNames } from '../packages/server/src/platform/http/former-names.ts';

const [base = '', token = '', ...only] = process.argv.slice(2);
const file = new URL('../packages/contract/src/generated/answers.json', import.meta.url);
/** Digits after which figures of one run differ from those of the next. */
const DIGITS = 9;
/** The lower triangle of a covariance of six. */
const LONGEST_VECTOR = 21;
/** Of what is one of many: so many are asked for, and the fullest is taken. */
const LOOKED_AT = 8;
/** Where a variable of a path is called otherwise in the records. */
const NAMES: Readonly<Record<string, string>> = {
  requestId: 'observationRequestId',
  fileId: 'observationFileId',
  oemId: 'oemFileId',
  configId: '_id',
};
/** What a demonstration knows of nobody: documented by hand. */
const LEFT_OUT: readonly EndpointId[] = [
  ...(['getUserConfiguration', 'getOdtUserConfiguration', 'listMachines'] as const),
  ...(['getAnnualStatistics', 'getConjunctionAnalysis', 'getEphemerisQuality'] as const),
  ...(['getCovarianceRealism', 'getEventRates'] as const),
];
/** An event is decided about, and observed, so long before it. */
const AHEAD_S = 86_400;
/** What names the program that records, and where it recorded: told as somebody's, somewhere. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/(service-account-)?keepout-machine-cli-[\w-]+/g, 'mara'],
  [/http:\/\/localhost:\d+/g, 'https://keepout.example.com'],
];

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;
/** A state or a covariance, no list of records. */
const isVector = (items: readonly unknown[]) =>
  items.length <= LONGEST_VECTOR && !items.some((item) => isPlain(item) && !Array.isArray(item));

/** Lists of two, figures of nine digits. */
function short(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(DIGITS));
  if (Array.isArray(value)) return value.slice(0, isVector(value) ? LONGEST_VECTOR : 2).map(short);
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, short(part)])) : value;
}

/** How much is told. */
const fullness = (value: unknown): number => JSON.stringify(short(value) ?? null).length;

const answers = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Plain));
const recorded = new Map<string, unknown>();
const seenFields = new Map<string, Set<string>>();

/** By what records are known, for the calls that read one. */
function note(value: unknown): void {
  if (!isPlain(value)) return;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string' || typeof part === 'number')
      seenFields.set(name, (seenFields.get(name) ?? new Set()).add(String(part)));
    note(part);
  }
}

interface Input {
  readonly params?: Plain;
  readonly query?: Plain;
  readonly body?: unknown;
  readonly version?: number;
}

async function ask(id: EndpointId, { params = {}, query = {}, body, version }: Input = {}): Promise<unknown> {
  const row: Endpoint = ENDPOINTS[id];
  const answer = await fetch(`${base}${urlOf(row, params as never, query as never)}`, {
    method: row.method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const isGood = answer.status === 200 || answer.status === 201;
  if (!isGood && row.method !== 'GET') throw new Error(`${id} ${answer.status} ${await answer.text()}`);
  if (!isGood || (row.method === 'GET' && row.offers !== undefined)) return undefined;
  const answerText = await answer.text();
  const text = OTHERWISE.reduce(
    (replacedText, [original, name]) => replacedText.replaceAll(original, name),
    answerText,
  );
  const data: unknown = JSON.parse(text);
  if (id.startsWith('list')) note(data);
  const sorted = Array.isArray(data) ? data.toSorted((a, b) => fullness(b) - fullness(a)) : data;
  if (fullness(sorted) > fullness(recorded.get(id))) recorded.set(id, sorted);
  return JSON.parse(answerText);
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of any call, of which its reader knows the names
const act = async (id: EndpointId, input?: Input): Promise<any> => await ask(id, input);

/** What an operator does whom the demonstration leaves alone. */
async function live(): Promise<void> {
  const events = await act('listConjunctions', { query: { limit: 100 } });
  const ahead = events.filter(({ timeToTca }: { readonly timeToTca: number }) => timeToTca > AHEAD_S);
  const [{ conjunctionId, object2 }] = ahead;
  const number = String(object2.noradId);
  const contact = { ...CA_EXAMPLES.OperatorContactBody, objects: [...CA_EXAMPLES.OperatorContactBody.objects, number] };
  await act('createOperatorContact', { body: contact });
  await act('createCoordinationEntry', { params: { conjunctionId }, body: CA_EXAMPLES.CoordinationEntryBody });
  const link = await act('createCoordinationLink', {
    params: { conjunctionId },
    body: CA_EXAMPLES.CoordinationLinkBody,
  });
  await act('getCoordination', { params: { conjunctionId } });
  await act('readAnswerForm', { body: { token: link.address.split('#')[1] } });
  await act('createRecipient', { body: PUBLISHING_EXAMPLES.RecipientBody });
  await act('putAccountLanguage', { body: { language: 'en' } });
  await act('changeAlertSettings', { body: ALERT_EXAMPLES.AlertSettingsBody });
  const [colleague] = await act('listColleagues');
  await act('changeAlertRota', {
    body: { ...ALERT_EXAMPLES.AlertRotaBody, members: [{ subject: colleague.subject, userName: colleague.userName }] },
  });
  await act('createCalendarAddress', { body: ALERT_EXAMPLES.CalendarAddressBody });
  await decide(conjunctionId);
  await order();
  for (const event of ahead.slice(0, LOOKED_AT))
    await act('findOpportunities', {
      body: { ...ODT_EXAMPLES.OpportunityBody, conjunctionId: event.conjunctionId },
    });
  const { opportunities } = await act('findOpportunities', {
    body: { ...ODT_EXAMPLES.OpportunityBody, conjunctionId },
  });
  const [{ sensorCode, pass }] = opportunities;
  const query = { 'norad-id': number, 'sensor-code': sensorCode, start: pass.start, end: pass.end };
  await act('getSkyTrack', { query });
}

/** Decides about an event, and waives what its rules ask for. */
async function decide(conjunctionId: string): Promise<void> {
  const { decisionId, version } = await act('openDecision', { body: { conjunctionId } });
  const params = { decisionId };
  const decided = await act('changeDecision', {
    params,
    version,
    body: { acknowledged: true, owner: 'mara', note: 'The next message is due at 18:00.' },
  });
  const waivers = decided.rules
    .filter(
      ({ status, requiredFor }: { status: string; requiredFor: string[] }) =>
        status !== 'MET' && requiredFor.includes('NO_BURN'),
    )
    .map(({ rule }: { rule: string }) => ({ rule, reason: 'Accepted by the flight director.' }));
  await act('changeDecision', { params, version: decided.version, body: { decision: 'NO_BURN', waivers } });
}

/** Orders a subscription and has it invoiced. */
async function order(): Promise<void> {
  const [{ customerId }] = await act('listCustomers');
  const [{ productId, priceId }] = await act('listPrices');
  await act('placeOrder', {
    body: { ...PAYMENT_EXAMPLES.PaymentOrderBody, 'customer-id': customerId, productId, priceId },
  });
  await act('issueInvoice', { body: { customerId } });
  await act('getServiceUsageSnapshot', { params: { customerId } });
}

await live();
const reading = Object.values<Endpoint>(ENDPOINTS).filter(({ method }) => method === 'GET');
const variableOf = ({ path }: Pick<Endpoint, 'path'>) => /\{(\w+)\}/.exec(path)?.[1];
const idsOf = (name: string) => [...(seenFields.get(name) ?? [])].slice(0, LOOKED_AT);
for (const row of reading.filter((row) => variableOf(row) === undefined)) await ask(row.id as EndpointId);
for (const noradId of idsOf('noradId')) await ask('predictPasses', { query: { 'norad-id': noradId } });
await ask('getOrbitalElements', { query: { x: 7e6, y: 0, z: 0, vx: 0, vy: 1000, vz: 7500 } });
for (const row of reading) {
  const name = variableOf(row);
  for (const value of name === undefined ? [] : idsOf(NAMES[name] ?? name))
    await ask(row.id as EndpointId, { params: { [name ?? '']: value } });
}

interface Form {
  readonly element?: Form;
  readonly meta: () => { readonly id?: string } | undefined;
}

/** The form of a record that an answer is, or is a list of. */
function formOf(id: string): string | undefined {
  const { answers = {} } = ENDPOINTS[id as EndpointId] as Endpoint;
  const form = (answers[200] ?? answers[201]) as Form | undefined;
  return (form?.element ?? form)?.meta()?.id;
}

const forms = new Set<string | undefined>([undefined]);
// A record by itself before a list of its kind.
for (const [id, answer] of [...recorded].toSorted(([a], [b]) => a.localeCompare(b))) {
  if (only.length > 0 && !only.includes(id)) continue;
  if (LEFT_OUT.includes(id as EndpointId) || forms.has(formOf(id))) continue;
  forms.add(formOf(id));
  const { answers: schemas = {} } = ENDPOINTS[id as EndpointId] as Endpoint;
  replaceFormerNames((schemas[200] ?? schemas[201])!, answer);
  answers.set(id, short(answer));
}
const lines = [...answers].toSorted().map(([id, answer]) => `${JSON.stringify(id)}: ${JSON.stringify(answer)}`);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${recorded.size} answers recorded, ${answers.size} in all`);
