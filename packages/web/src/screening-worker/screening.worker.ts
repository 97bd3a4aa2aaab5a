import { type LiveCatalogue, liveCatalogue } from '@keepout/operations/live/catalogue';
import { Unscreenable } from '@keepout/operations/live/file-orbit';
import { liveCandidates } from '@keepout/operations/live/live-candidates';
import { livePlan, type PublicOrbit, withPublished } from '@keepout/operations/live/plans';
import { nearbyPublic } from '@keepout/operations/live/public-orbits';
import { type Screened, screenInSteps } from '@keepout/operations/live/screen-steps';
import type {
  CandidatesQuestion,
  FileRequest,
  FoundCandidates,
  FromWorker,
  LiveEncounter,
  LiveFault,
  LiveProgress,
  LiveRequest,
  ToWorker,
} from './protocol.ts';
import { PublishedFiles } from './published-files.ts';
import { type ReadyScreening, screenFile } from './screened-file.ts';
import { isScopeSealed } from './sealed.ts';

/** The part of a worker's scope that is used here; the types of the page know windows only. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<ToWorker>) => void): void;
}
const scope = self as unknown as WorkerScope;
/** Asked once, before the first file is opened. */
let sealed: Promise<boolean> | undefined;

/** Reports come at most so often: each costs the page a rendering. */
const REPORT_MS = 100;

let bytes: ArrayBuffer | undefined;
let catalogue: LiveCatalogue | undefined;
let published: Promise<PublishedFiles> | undefined;
/** The last screening, as input of planning. */
let lastScreening:
  | { run: number; request: LiveRequest | FileRequest; noradId: number | undefined; screened: Screened }
  | undefined;
/** The run that may go on; a cancelled or overtaken one stops at its next block. */
let current = 0;

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'catalogue') {
    bytes = data.bytes;
    catalogue = undefined;
    published = PublishedFiles.open(data.published);
  } else if (data.type === 'plan') {
    plan(data.run, data.question);
  } else if (data.type === 'cancel') {
    if (current === data.run) current = 0;
    scope.postMessage({ type: 'cancelled', run: data.run });
  } else {
    current = data.run;
    run(data.run, data.request).catch((error: unknown) => {
      if (current === data.run) scope.postMessage({ type: 'fault', run: data.run, fault: faultOf(error) });
    });
  }
});

/** Opens a file only in a worker without network access. */
async function opened(request: LiveRequest | FileRequest): Promise<ReadyScreening> {
  if (!('file' in request))
    return { live: livePlan(openCatalogue(), request), finish: (findings) => Promise.resolve(findings) };
  sealed ??= isScopeSealed(self);
  if (!(await sealed)) throw new Unscreenable({ code: 'not-sealed' });
  return await screenFile(request, openCatalogue());
}

async function run(number: number, request: LiveRequest | FileRequest): Promise<void> {
  const startedMs = performance.now();
  const { live, finish } = await opened(request);
  const files = await published!;
  const orbits: PublicOrbit[] = [];
  const nearbyObjects = nearbyPublic(openCatalogue(), live, files.facts);
  for (const [at, facts] of nearbyObjects.entries()) {
    if (current !== number) return;
    const orbit = await files.orbitOf(openCatalogue(), facts);
    if (orbit !== undefined) orbits.push(orbit);
    tell(number, {
      phase: 'opening',
      percent: (100 * (at + 1)) / nearbyObjects.length,
      remainingS: undefined,
      encounters: [],
    });
    await messages();
  }
  const steps = screenInSteps(openCatalogue(), withPublished(live, orbits), request, files.textOf);
  let phase: LiveProgress['phase'] = 'screening';
  let phaseMs = performance.now();
  let reportedMs = Number.NEGATIVE_INFINITY;
  let unreportedEncounters: LiveEncounter[] = [];
  for (let step = await steps.next(); ; step = await steps.next()) {
    if (current !== number) return;
    const nowMs = performance.now();
    if (step.done) {
      const durationS = ((phase === 'judging' ? phaseMs : nowMs) - startedMs) / 1000;
      const outcome = { ...(await finish(step.value.findings)), durationS };
      lastScreening = { run: number, request, noradId: live.fileParty?.noradId ?? undefined, screened: step.value };
      if (current === number) scope.postMessage({ type: 'outcome', run: number, outcome });
      return;
    }
    const { doneCount: completed, total, encounters } = step.value;
    if (step.value.phase !== phase) {
      // All results are reported before the first assessment.
      tell(number, { phase, percent: 100, remainingS: undefined, encounters: unreportedEncounters });
      [phase, phaseMs, unreportedEncounters] = [step.value.phase, nowMs, []];
    }
    for (const encounter of encounters) unreportedEncounters.push(encounter);
    if (nowMs - reportedMs >= REPORT_MS) {
      const remainingS = ((nowMs - phaseMs) / 1000 / completed) * (total - completed);
      tell(number, { phase, percent: (100 * completed) / total, remainingS, encounters: unreportedEncounters });
      unreportedEncounters = [];
      reportedMs = nowMs;
    }
    await messages();
  }
}

function plan(run: number, question: CandidatesQuestion): void {
  try {
    scope.postMessage({ type: 'planned', run, candidates: planned(run, question) });
  } catch (error) {
    scope.postMessage({ type: 'fault', run, fault: faultOf(error) });
  }
}

function planned(run: number, question: CandidatesQuestion): FoundCandidates {
  if (lastScreening?.run !== run || !('file' in lastScreening.request)) throw new Unscreenable({ code: 'run-gone' });
  const { request, noradId, screened } = lastScreening;
  const satellite = request.selectedSatellite ?? request.fleet.find((member) => member.noradId === noradId);
  if (satellite === undefined) throw new Unscreenable({ code: 'satellite-unknown' });
  const answer = liveCandidates(
    openCatalogue(),
    { satellite, screened, assessmentQuestion: request },
    question,
    (share) => scope.postMessage({ type: 'planning', run, share }),
  );
  if (answer.ok) return answer.value;
  const { code, missing } = answer.fault;
  throw new Unscreenable({ code, ...(missing.length > 0 && { detail: missing.join(', ') }) });
}

function tell(run: number, progress: LiveProgress): void {
  scope.postMessage({ type: 'progress', run, progress });
}

function openCatalogue(): LiveCatalogue {
  if (catalogue !== undefined) return catalogue;
  try {
    catalogue = liveCatalogue(new TextDecoder().decode(bytes ?? new ArrayBuffer(0)));
  } catch (error) {
    throw new Unscreenable({ code: 'catalogue-unreadable', detail: String(error) });
  }
  bytes = undefined;
  return catalogue;
}

const channel = new MessageChannel();
let resume: (() => void) | undefined;
channel.port1.onmessage = () => resume?.();

/** Lets the messages that wait be heard, without the four milliseconds that a timer would take. */
function messages(): Promise<void> {
  return new Promise((resolve) => {
    resume = resolve;
    channel.port2.postMessage(undefined);
  });
}

function faultOf(error: unknown): LiveFault {
  return error instanceof Unscreenable ? error.fault : { code: 'worker-failed', detail: String(error) };
}
