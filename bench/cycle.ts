/** From an ephemeris to everything that is made of it, and from a red event to an exported burn and one that was accepted: over HTTP from the built service. */
import type { MeanElements } from '../packages/astro/src/nouns.ts';
import type { CdmSummary } from '../packages/contract/src/ca/cdm.ts';
import type { ConjunctionSummary } from '../packages/contract/src/ca/conjunction.ts';
import type { EphemerisUpload } from '../packages/contract/src/ca/ephemeris.ts';
import type { ManoeuvrePlan } from '../packages/contract/src/ca/manoeuvre.ts';
import type { ManoeuvreCandidates } from '../packages/contract/src/ca/manoeuvre-search.ts';
import type { PostManoeuvreScreening } from '../packages/contract/src/ca/post-manoeuvre-screening.ts';
import type { Publication } from '../packages/contract/src/publishing/publication.ts';
import type { Recipient } from '../packages/contract/src/publishing/recipient.ts';
import { testOem } from '../packages/server/src/ca/test-oem.ts';
import { nowTaiS } from '../packages/server/src/platform/now.ts';
import { startTestPublisher, type TestPublisher, text } from '../packages/server/src/test-publisher.ts';
import type { Service } from './running-service.ts';

/** s wall. */
export interface CycleFigures {
  /** An orbit of a week is uploaded, screened and judged; each event is read, with its message as a file. */
  readonly productsS: number;
  readonly events: number;
  /** Candidates, plan, screening of the plan, OPM and ephemeris of it. */
  readonly manoeuvreS: number;
  /** The same, and the plan written for a recipient, sent and accepted by a stand-in. */
  readonly acceptedS: number;
  /** From the word that it may go to the answer of the recipient. */
  readonly sentS: number;
}

export const RESULTS_TO_PRODUCTS =
  'an orbit of a week, uploaded, screened, judged, every conjunction read with its message as a file';
export const MANOEUVRE_CYCLE = 'candidates of a conjunction, a plan, its screening, its files';
export const ALERT_TO_ACCEPTED = `${MANOEUVRE_CYCLE}, published, accepted by a stand-in of TraCSS`;
export const APPROVED_TO_SENT = 'from the word that a plan may go to the answer of the stand-in';

const PAUSE_MS = 20;
const isOver = (state: string): boolean => state === 'COMPLETED' || state === 'FAILED';

/** An event of a satellite that is to be avoided. */
interface ToAvoid {
  readonly conjunctionId: string;
  readonly satelliteId: string;
}

export async function benchCycle(service: Service, own: MeanElements, toAvoid: ToAvoid): Promise<CycleFigures> {
  const publisher = await startTestPublisher();
  try {
    const recipientId = await recipientAt(service, publisher);
    return await cycle(service, own, { ...toAvoid, recipientId });
  } finally {
    await publisher.close();
  }
}

async function cycle(
  service: Service,
  own: MeanElements,
  { conjunctionId, satelliteId, recipientId }: ToAvoid & { readonly recipientId: string },
): Promise<CycleFigures> {
  const startedMs = performance.now();
  const form = new FormData();
  const startTaiS = Math.floor(nowTaiS()) - 600;
  form.append('file', new Blob([testOem(own, { startTaiS, count: 7 * 1440, stepS: 60 })]), 'week.oem');
  const { accepted } = JSON.parse(
    await service.call('/ca/ephemeris/file', { method: 'POST', body: form }),
  ) as EphemerisUpload;
  const screeningId = accepted[0]?.screeningId;
  if (!screeningId) throw new Error('the ephemeris is not screened');
  await until(service, `/ca/screenings/${screeningId}`, ({ state }: { state: string }) => isOver(state));
  const events = JSON.parse(
    await service.call(`/ca/screenings/${screeningId}/conjunctions?limit=500`),
  ) as ConjunctionSummary[];
  for (const { conjunctionId } of events) {
    await service.call(`/ca/conjunctions/${conjunctionId}`);
    const messages = JSON.parse(
      await service.call(`/ca/cdms?conjunction-id=${conjunctionId}`),
    ) as readonly CdmSummary[];
    for (const { cdmId } of messages) await service.call(`/ca/cdms/file/${cdmId}`);
  }
  const readMs = performance.now();
  const { candidates } = (await posted(service, '/ca/manoeuvres/candidates', {
    conjunctionId,
  })) as ManoeuvreCandidates;
  if (candidates[0] === undefined) throw new Error('no candidate');
  const { manoeuvreId } = (await posted(service, '/ca/manoeuvres', {
    conjunctionId,
    manoeuvre: candidates[0].manoeuvre,
  })) as ManoeuvrePlan;
  const { postManoeuvreScreeningId } = (await posted(service, '/ca/post-manoeuvre-screenings', {
    manoeuvreId,
  })) as PostManoeuvreScreening;
  await until(service, `/ca/post-manoeuvre-screenings/${postManoeuvreScreeningId}`, (got: PostManoeuvreScreening) =>
    isOver(got.state),
  );
  for (const format of ['opm', 'oem']) await service.call(`/ca/manoeuvres/${manoeuvreId}/export?format=${format}`);
  const exportedMs = performance.now();
  const { publicationId, version } = (await posted(service, '/publishing/publications', {
    recipientId,
    satelliteId,
    purpose: 'CANDIDATE',
    manoeuvreIds: [manoeuvreId],
    withoutBurn: true,
  })) as Publication;
  const approvedMs = performance.now();
  const place = `/publishing/publications/${publicationId}`;
  await posted(service, `${place}/state`, { state: 'QUEUED' }, { 'if-match': `"${version}"` });
  await until(service, place, ({ state, files }: Publication) => {
    if (state !== 'QUEUED' && state !== 'ACCEPTED') throw new Error(`${state}: ${JSON.stringify(files)}`);
    return state === 'ACCEPTED';
  });
  const acceptedMs = performance.now();
  return {
    productsS: (readMs - startedMs) / 1000,
    events: events.length,
    manoeuvreS: (exportedMs - readMs) / 1000,
    acceptedS: (acceptedMs - readMs) / 1000,
    sentS: (acceptedMs - approvedMs) / 1000,
  };
}

/** A recipient that signs its callers in and takes what it is sent, as TraCSS does. */
async function recipientAt(service: Service, { origin, say }: TestPublisher): Promise<string> {
  say('/token', text('{"access_token":"abc"}'));
  say('/upload', text('[{"preProcessingValidation":[],"toBeSaved":true}]'));
  const { recipientId } = (await posted(service, '/publishing/recipients', {
    name: 'Stand-in',
    kind: 'TRACSS',
    address: `${origin}/upload`,
    signInAddress: `${origin}/token`,
    identity: 'bench',
    secret: 'correct horse',
    objectNames: [],
  })) as Recipient;
  return recipientId;
}

async function posted(
  { call }: Service,
  path: string,
  body: object,
  conditions: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...conditions };
  return JSON.parse(await call(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function until<T>({ call }: Service, path: string, isDone: (answer: T) => boolean): Promise<void> {
  while (!isDone(JSON.parse(await call(path)) as T)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
