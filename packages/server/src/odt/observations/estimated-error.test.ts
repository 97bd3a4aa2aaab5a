import type { Observation } from '@keepout/contract/odt/observation';
import { asWritten } from '@keepout/contract/sentences';
import { trueOrbit } from '@keepout/operations/orbit/truth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainEvent } from '../../platform/events/tables.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { orbitUpdateTable } from '../orbit-updates/tables.ts';
import { findTruth } from '../providers/simulator/store.ts';
import { motionOfRequest } from '../requests/orbit-of-request.ts';
import { findRequestById } from '../requests/store.ts';
import { call, startTracking, trackingContext } from '../test-tracking.ts';
import { readObservation } from './read-job.ts';
import { observationFile } from './tables.ts';
import {
  deliverPass,
  encounterOfTarget,
  ephemerisOfElements,
  OPERATOR,
  placeRequest,
  populate,
  START_TAI_S,
  TARGET,
} from './test-observed.ts';
import { updateByObservations } from './update-job.ts';

/** Low enough that the air brakes it by kilometres a day. */
const LOW = { ...TARGET, noradId: 91_200, name: 'LOW', cosparId: '2020-001D', meanMotionRevPerDay: 15.3, bstar: 5e-5 };
const TCA_TAI_S = START_TAI_S + 4 * 86_400;
const targetEncounter = encounterOfTarget(LOW, TCA_TAI_S);
/** As a screening of element sets has it: the error is the usual one of five days. */
const encounter = { ...targetEncounter, secondary: { ...targetEncounter.secondary, isErrorKnown: false } };
const encounters = { [`${OPERATOR} con_estimated`]: encounter };

describe('an object of a conjunction days ahead of which only the usual error is known', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    const settings = { simulatorSpeed: 1e9, simulatorFailureShare: 0 };
    platform = await startTracking(encounters, { worker: false, settings });
    await populate(platform);
  });
  afterAll(() => platform.close());

  const world = () => trackingContext(platform, encounters);
  const observe = async (requestId: string, span: number, elements = LOW): Promise<void> => {
    const context = world();
    await readObservation(context, await deliverPass(platform, context, requestId, { span, elements }));
    await updateByObservations(context, { requestId });
  };
  const filesOf = async (requestId: string) =>
    (
      await call<Observation[]>(
        platform,
        { operatorId: OPERATOR },
        route('listObservations', {}, { 'request-id': requestId }),
      )
    ).json;

  it('is updated where it was measured, from its element set, and wanted at closest approach with its error there', async () => {
    const requestId = await placeRequest(platform, {
      elements: LOW,
      targetKind: 'CONJUNCTION_SECONDARY',
      conjunctionId: 'con_estimated',
    });
    for (const span of [0, 3]) await observe(requestId, span);
    const db = platform.context.database.orm;
    const rows = await db.select().from(orbitUpdateTable).where(eq(orbitUpdateTable.requestId, requestId));
    expect(rows.map(({ state, priorSource, fileIds }) => [state, priorSource, fileIds.length])).toEqual([
      ...[
        ['UPDATED', 'ELEMENT_SET', 1],
        ['UPDATED', 'ELEMENT_SET', 2],
      ],
    ]);
    const { after, carried } = rows[1]!;
    expect(after!.epochTaiS).toBeLessThan(START_TAI_S + 86_400);
    expect(carried!.epochTaiS).toBe(TCA_TAI_S);
    const sent = await db.select().from(domainEvent).where(eq(domainEvent.type, 'odt.orbit-updated'));
    expect(sent.map(({ data }) => (data as { epochTaiS: number }).epochTaiS)).toEqual([TCA_TAI_S, TCA_TAI_S]);
    // Where it truly is then, by the simulated world.
    const request = (await findRequestById(db, requestId))!;
    const truth = (await findTruth(db, `norad ${LOW.noradId}`))!;
    const flown = trueOrbit(truth, await motionOfRequest(db, request), TCA_TAI_S - 60, TCA_TAI_S + 60);
    if (!flown.ok) throw new Error(flown.fault.code);
    const six = new Float64Array(6);
    flown.value.stateAt(TCA_TAI_S, six);
    const offM = Math.hypot(...[0, 1, 2].map((k) => six[k]! - carried!.positionM[k]!));
    const sigmaM = Math.sqrt([0, 1, 2].reduce((sum, k) => sum + carried!.covarianceRtn[k]![k]!, 0));
    expect(offM / sigmaM).toBeLessThan(4);
    // Not the days of the usual error, and no less than three days of drag leave.
    const [, alongM = 0] = [0, 1].map((k) => Math.sqrt(targetEncounter.secondary.covarianceRtn![k]![k]!));
    expect(sigmaM).toBeLessThan(alongM);
    expect(sigmaM).toBeGreaterThan(50);
    const [newest] = (await filesOf(requestId)).map((file) => file.orbitUpdate);
    expect(newest!.atClosestApproach!.sigmaRtn[1]).toBeGreaterThan(newest!.after!.sigmaRtn[1]!);
  });

  it('a file by which no orbit could be updated says why', async () => {
    // It was ordered by an ephemeris that ends before the pass.
    const early = ephemerisOfElements(TARGET, START_TAI_S - 4 * 86_400, 50);
    const requestId = await placeRequest(platform, {
      targetKind: 'ORBIT_MESSAGE',
      orbitMessage: early,
      orbitMessageType: 'SP_EPHEMERIS',
      orbit: { source: asWritten('Yours.'), epochTaiS: START_TAI_S, orbit: { kind: 'oem' } },
    });
    const byElements = await placeRequest(platform);
    await observe(byElements, 0, TARGET);
    const db = platform.context.database.orm;
    await db.delete(orbitUpdateTable).where(eq(orbitUpdateTable.requestId, byElements));
    await db.update(observationFile).set({ requestId }).where(eq(observationFile.requestId, byElements));
    await updateByObservations(world(), { requestId });
    const [file] = await filesOf(requestId);
    expect(file).toMatchObject({
      orbitUpdate: null,
      noUpdate: 'The ephemeris has no state at the time of the pass.',
      noUpdateSentences: [{ code: 'orbit-message-beyond' }],
    });
  });
});
