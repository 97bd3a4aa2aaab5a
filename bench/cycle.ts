/** From an ephemeris to everything that is made of it, and from a red event to an exported burn: over HTTP from the built service. */
import type { MeanElements } from '../packages/astro/src/nouns.ts';
import type { CdmSummary } from '../packages/contract/src/ca/cdm.ts';
import type { ConjunctionSummary } from '../packages/contract/src/ca/conjunction.ts';
import type { EphemerisUpload } from '../packages/contract/src/ca/ephemeris.ts';
import type { ManoeuvrePlan } from '../packages/contract/src/ca/manoeuvre.ts';
import type { ManoeuvreCandidates } from '../packages/contract/src/ca/manoeuvre-search.ts';
import type { PostManoeuvreScreening } from '../packages/contract/src/ca/post-manoeuvre-screening.ts';
import { testOem } from '../packages/server/src/ca/test-oem.ts';
import { nowTaiS } from '../packages/server/src/platform/now.ts';
import type { Service } from './running-service.ts';

/** s wall. */
export interface CycleFigures {
  /** An orbit of a week is uploaded, screened and judged; each event is read, with its message as a file. */
  readonly productsS: number;
  readonly events: number;
  /** Candidates, plan, screening of the plan, OPM and ephemeris of it. */
  readonly manoeuvreS: number;
}

export const RESULTS_TO_PRODUCTS =
  'an orbit of a week, uploaded, screened, judged, every event read with its message as a file';
export const MANOEUVRE_CYCLE = 'candidates of an event, a plan, its screening, its files';

const PAUSE_MS = 20;
const isOver = (state: string): boolean => state === 'COMPLETED' || state === 'FAILED';

export async function benchCycle(service: Service, own: MeanElements, toAvoid: string): Promise<CycleFigures> {
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
    conjunctionId: toAvoid,
  })) as ManoeuvreCandidates;
  if (candidates[0] === undefined) throw new Error('no candidate');
  const { manoeuvreId } = (await posted(service, '/ca/manoeuvres', {
    conjunctionId: toAvoid,
    manoeuvre: candidates[0].manoeuvre,
  })) as ManoeuvrePlan;
  const { postManoeuvreScreeningId } = (await posted(service, '/ca/post-manoeuvre-screenings', {
    manoeuvreId,
  })) as PostManoeuvreScreening;
  await until(service, `/ca/post-manoeuvre-screenings/${postManoeuvreScreeningId}`, (got: PostManoeuvreScreening) =>
    isOver(got.state),
  );
  for (const format of ['opm', 'oem']) await service.call(`/ca/manoeuvres/${manoeuvreId}/export?format=${format}`);
  return {
    productsS: (readMs - startedMs) / 1000,
    events: events.length,
    manoeuvreS: (performance.now() - readMs) / 1000,
  };
}

async function posted({ call }: Service, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return JSON.parse(await call(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function until<T>({ call }: Service, path: string, isDone: (answer: T) => boolean): Promise<void> {
  while (!isDone(JSON.parse(await call(path)) as T)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
