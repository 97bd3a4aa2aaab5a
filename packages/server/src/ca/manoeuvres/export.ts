import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import { leftOutText } from '@keepout/contract/ca/left-out';
import { avoidedText } from '@keepout/contract/ca/manoeuvre-result';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanScreening } from '@keepout/contract/ca/plan-screening';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { pcInFile } from '@keepout/contract/platform/probability-text';
import type { ExportQuestion } from '@keepout/operations/export/planned-file';
import { spanOfPlan, spanOfSet } from '@keepout/operations/export/span';
import { taiOf } from '@keepout/operations/request/asked';
import { WINDOW_S } from '@keepout/operations/screened/total';
import { satelliteToPlan } from '@keepout/operations/vehicle/satellite-to-plan';
import { readRules } from '../../fleet/rules.ts';
import { findSatellite, type SatelliteRow } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { archiveOf } from '../../messages/pack.ts';
import { orNotFound, refused } from '../../platform/http/problem.ts';
import { nowTaiS } from '../../platform/now.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import type { FlightForm } from '../../ports/publishing.ts';
import { airInUse } from '../../space-weather/store.ts';
import { NoOrbit, presentSubject } from '../screenings/subject.ts';
import type { PlanRow } from './store.ts';
import { fileTask, nominalTask, setTask } from './tasks.ts';

interface PlanFile extends Pick<ExportQuestion, 'format'> {
  /** Screening result to state in the file. */
  readonly screening: PlanScreening;
  /** Options of the format, as the recipient of the file requires. */
  readonly form?: FlightForm;
}

/** Returns the file of a plan: the trajectory or manoeuvre for the satellite and for other operators. */
export async function exportPlan(
  context: ServerContext,
  plan: PlanRow,
  { format, screening, form }: PlanFile,
): Promise<string> {
  const db = context.database.orm;
  const satellite = await orNotFound(findSatellite(db, plan.operatorId, plan.satelliteId), 'The satellite');
  const { densityUncertainty } = await readRules(db, plan.operatorId);
  const subject = await orbitOf(context, satellite);
  const now = nowTaiS();
  const computedAt = plan.history.findLast(({ state }) => state === 'DRAFT')?.at;
  const { leftOutByOperator, events } = plan.result;
  const avoided = avoidedText(events[0]!);
  const text = await context.readers.run(
    fileTask,
    {
      format,
      subject,
      manoeuvre: plan.manoeuvre,
      result: plan.result,
      ignitionTaiS: plan.ignitionTaiS,
      ...spanOfPlan(computedAt === undefined ? now : taiOf(computedAt), plan.ignitionTaiS, now),
      ...(plan.returnManoeuvre && { returnManoeuvre: plan.returnManoeuvre }),
      satellite: satelliteToPlan(satellite.configuration as SatelliteConfiguration),
      air: await airInUse(context.database.orm),
      densityUncertainty,
      planScreening: screening.text,
      avoided,
      ...mannersOf(form),
      head: {
        ...headOf(satellite, now, form),
        comments: [
          `Plan ${plan.id}, version ${plan.version}, ${plan.state}`,
          `Manoeuvre at ${formatUtcZ(plan.ignitionTaiS, 3)}`,
          avoided,
          screening.text,
          ...totalsOf(screening),
          ...(leftOutByOperator ? [leftOutText(leftOutByOperator)] : []),
        ],
      },
    },
    { turn: turnOf(plan.operatorId) },
  );
  if (!text.ok) throw noOrbitWith(text.fault.detail);
  return text.value;
}

/** Returns a ranked set as an archive: the trajectory of each candidate, and the orbit without a manoeuvre. */
export async function exportSet(
  context: ServerContext,
  operatorId: string,
  { conjunctionId, ...set }: ManoeuvreCandidates,
  satelliteId: string,
): Promise<Buffer> {
  const db = context.database.orm;
  const satellite = await orNotFound(findSatellite(db, operatorId, satelliteId), 'The satellite');
  const { densityUncertainty } = await readRules(db, operatorId);
  const subject = await orbitOf(context, satellite);
  const now = nowTaiS();
  const files = await context.readers.run(
    setTask,
    {
      set,
      subject,
      ...spanOfSet(set, now),
      satellite: satelliteToPlan(satellite.configuration as SatelliteConfiguration),
      air: await airInUse(db),
      densityUncertainty,
      head: { ...headOf(satellite, now), comments: [`Candidates that avoid ${conjunctionId}`] },
    },
    { turn: turnOf(operatorId) },
  );
  if (!files.ok) {
    const { code, detail } = files.fault;
    throw code === 'no-candidate' ? refused('nothing-to-plan', { detail }) : noOrbitWith(detail);
  }
  return archiveOf(files.value.map(({ path, text }) => ({ name: path, bytes: Buffer.from(text) })));
}

/** Returns the orbit in force without a manoeuvre; undefined if the operator has no such satellite. */
export async function exportNominal(
  context: ServerContext,
  operatorId: string,
  satelliteId: string,
  form: FlightForm,
): Promise<string | undefined> {
  const db = context.database.orm;
  const satellite = await findSatellite(db, operatorId, satelliteId);
  if (satellite === undefined) return undefined;
  const { densityUncertainty } = await readRules(db, operatorId);
  const now = nowTaiS();
  const text = await context.readers.run(
    nominalTask,
    {
      format: form.format,
      subject: await orbitOf(context, satellite),
      startTaiS: now,
      stopTaiS: now + WINDOW_S,
      satellite: satelliteToPlan(satellite.configuration as SatelliteConfiguration),
      air: await airInUse(db),
      densityUncertainty,
      ...mannersOf(form),
      head: { ...headOf(satellite, now, form), comments: ['The operational orbit, without a burn'] },
    },
    { turn: turnOf(operatorId) },
  );
  if (!text.ok) throw noOrbitWith(text.fault.detail);
  return text.value;
}

const mannersOf = (form: FlightForm | undefined) => ({
  ...(form?.covarianceAtEachState && { covarianceAtEachState: true }),
});

const headOf = ({ name, cosparId, noradId }: SatelliteRow, creationTaiS: number, form?: FlightForm) => ({
  objectName: name,
  objectId: cosparId || String(noradId),
  originator: 'KEEPOUT',
  creationTaiS,
  ...(form?.format === 'ocm' && {
    ocm: { catalogName: 'SATCAT', objectDesignator: String(noradId), trajectoryBasis: form.purpose },
  }),
});

const orbitOf = (context: ServerContext, satellite: SatelliteRow) =>
  presentSubject(context, satellite).catch((error: unknown) => {
    throw error instanceof NoOrbit ? refused('plan-without-orbit', { detail: error.message }) : error;
  });

const noOrbitWith = (reason: string) =>
  refused('plan-without-orbit', {
    detail: `The orbit with the manoeuvre cannot be computed: ${reason}. Upload an ephemeris that ends after closest approach.`,
  });

/** Returns lines with the known totals of the window: the main total excludes events with estimated covariance, except the avoided event. */
function totalsOf({ totalProbability, estimatedProbability, estimatedEvents }: PlanScreening): readonly string[] {
  const main = totalProbability === null ? [] : [`Screened total Pc of seven days: ${pcInFile(totalProbability)}`];
  if (!estimatedEvents) return main;
  const events = estimatedEvents === 1 ? '1 conjunction' : `${estimatedEvents} conjunctions`;
  const pc = estimatedProbability === null ? 'unknown' : pcInFile(estimatedProbability);
  return [...main, `${events} with estimated covariance, separate total: Pc ${pc}`];
}

/** Returns the file name: satellite, ignition epoch, format. */
export function exportName({ satelliteName, manoeuvre }: PlanRow, format: string): string {
  const parsed = parseUtc(manoeuvre.ignitionEpoch);
  const stamp = parsed.ok
    ? formatUtcZ(parsed.value, 0).replaceAll(/[-:]/g, '').replace('T', '_').replace('Z', '_Z')
    : 'plan';
  return `${satelliteName.replaceAll(/[^A-Za-z0-9-]+/g, '-')}_${stamp}.${format}`;
}
