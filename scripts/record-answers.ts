/**
 * `tsx scripts/record-answers.ts URL TOKEN`: what a running demonstration (`npm start`, `npx keepout token`) answers to each reading call, with
 * lists cut to two, one call a line. Documentation and mock are made of it; `contract/src/examples.test.ts` holds each line to its row. A call
 * that the demonstration has nothing for keeps the line that it had.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ENDPOINTS, type EndpointId } from '@keepout/contract/endpoints';
import { type Endpoint, urlOf } from '@keepout/contract/platform/endpoint';

const [base = '', token = ''] = process.argv.slice(2);
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
/** What a demonstration knows of nobody, or of whoever records alone: documented by hand. */
const LEFT_OUT: readonly EndpointId[] = [
  ...(['getUserConfiguration', 'getOdtUserConfiguration', 'getAccountProfile', 'getAccountLanguage'] as const),
  ...(['getAlertRota', 'getAlertSettings', 'listAlerts', 'listColleagues', 'listNotifications'] as const),
  ...(['listRuleCounts', 'listAuditEntries', 'listMachines', 'listOrders', 'getServiceUsageSnapshot'] as const),
  ...(['getAnnualStatistics', 'getConjunctionAnalysis', 'getEphemerisQuality'] as const),
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
const seen = new Map<string, Set<string>>();

/** By what records are known, for the calls that read one. */
function note(value: unknown): void {
  if (!isPlain(value)) return;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string' || typeof part === 'number')
      seen.set(name, (seen.get(name) ?? new Set()).add(String(part)));
    note(part);
  }
}

async function ask({ id, ...row }: Endpoint, params: Plain = {}, query: Plain = {}): Promise<void> {
  const url = `${base}${urlOf(row, params as never, query as never)}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } });
  if (answer.status !== 200 || row.offers !== undefined) return;
  const data: unknown = await answer.json();
  if (id.startsWith('list')) note(data);
  const sorted = Array.isArray(data) ? data.toSorted((a, b) => fullness(b) - fullness(a)) : data;
  if (fullness(sorted) > fullness(recorded.get(id))) recorded.set(id, sorted);
}

const reading = Object.values<Endpoint>(ENDPOINTS).filter(({ method }) => method === 'GET');
const variableOf = ({ path }: Endpoint) => /\{(\w+)\}/.exec(path)?.[1];
const idsOf = (name: string) => [...(seen.get(name) ?? [])].slice(0, LOOKED_AT);
for (const row of reading.filter((row) => variableOf(row) === undefined)) await ask(row);
for (const noradId of idsOf('noradId')) await ask(ENDPOINTS.predictPasses, {}, { 'norad-id': noradId });
await ask(ENDPOINTS.getOrbitalElements, {}, { x: 7e6, y: 0, z: 0, vx: 0, vy: 1000, vz: 7500 });
for (const row of reading) {
  const name = variableOf(row);
  for (const value of name === undefined ? [] : idsOf(NAMES[name] ?? name)) await ask(row, { [name ?? '']: value });
}

interface Form {
  readonly element?: Form;
  readonly meta: () => { readonly id?: string } | undefined;
}

/** The form of a record that an answer is, or is a list of. */
function formOf(id: string): string | undefined {
  const form = (ENDPOINTS[id as EndpointId] as Endpoint).answers?.[200] as Form | undefined;
  return (form?.element ?? form)?.meta()?.id;
}

const forms = new Set<string | undefined>([undefined]);
// A record by itself before a list of its kind.
for (const [id, answer] of [...recorded].toSorted(([a], [b]) => a.localeCompare(b))) {
  if (LEFT_OUT.includes(id as EndpointId) || forms.has(formOf(id))) continue;
  forms.add(formOf(id));
  answers.set(id, answer);
}
const lines = [...answers].toSorted().map(([id, answer]) => `${JSON.stringify(id)}: ${JSON.stringify(short(answer))}`);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${recorded.size} answers recorded, ${answers.size} in all`);
