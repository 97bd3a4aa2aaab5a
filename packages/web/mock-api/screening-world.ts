import type { Screening } from '@keepout/contract/ca/screening';
import { inHours, now } from './clock.ts';
import { emit } from './event-hub.ts';
import { mutableRecords } from './records.ts';
import {
  CATALOGUE_FIXTURE,
  countsOf,
  ENDED_PROGRESS,
  ephemerisFilesFixture,
  runOf,
  screeningRunsFixture,
  WAITING_PROGRESS,
} from './screening-fixture.ts';

const STEP_MS = 250;
const STEPS = 16;
/** Blocks are all done, and a part of what they found is judged. */
const JUDGING_PERCENT = 97;
const outcome = countsOf({ HIGH: 1, LOW: 11 }, 2.31e-5);

/** Ephemerides and screenings that live: new runs wait, run and end, and tell it on the event stream. */
export function screeningWorld(isEmpty: boolean) {
  const around = isEmpty ? [] : ephemerisFilesFixture();
  const files = mutableRecords(
    ({ oemFileId }) => oemFileId,
    around,
    () => emit({ type: 'ephemerides' }),
  );
  const runs = mutableRecords(({ screeningId }) => screeningId, isEmpty ? [] : screeningRunsFixture(around));
  let serial = 100;
  const newId = (kind: string) => `${kind}-${serial++}`;

  const change = (id: string, part: Partial<Screening>) => {
    const run = runs.put(id, part);
    if (!run) return;
    const { waitingBehind, phase, ...progress } = run.progress;
    emit({ type: 'screening', screeningId: id, state: run.state, ...progress });
  };

  const advance = (id: string, step: number) => {
    if (runs.find(id)?.state === 'CANCELLED') return;
    const blocks = { blocksDone: Math.min(step, STEPS), blocksTotal: STEPS };
    if (step < STEPS) {
      const progress = {
        ...WAITING_PROGRESS,
        ...blocks,
        phase: 'SCREENING' as const,
        percent: (100 * step) / STEPS,
        remainingSeconds: (STEPS - step) * 7,
      };
      change(id, { state: 'RUNNING', catalogue: CATALOGUE_FIXTURE, startedAt: now(), progress });
      setTimeout(advance, STEP_MS, id, step + 1);
      return;
    }
    if (step === STEPS) {
      const assessmentProgress = { phase: 'JUDGING' as const, percent: JUDGING_PERCENT, partsDone: 1, partsTotal: 3 };
      change(id, {
        progress: {
          ...WAITING_PROGRESS,
          ...blocks,
          ...assessmentProgress,
          conjunctionsFound: outcome.conjunctionCount,
        },
      });
      setTimeout(advance, STEP_MS, id, step + 1);
      return;
    }
    change(id, {
      state: 'COMPLETED',
      progress: { ...ENDED_PROGRESS, ...blocks },
      coverage: 'FULL',
      ...outcome,
      durationSeconds: 112,
      finishedAt: now(),
    });
    emit({ type: 'conjunctions', screeningId: id });
  };

  return {
    files,
    runs,
    newId,
    startRun(part: Partial<Screening> & Pick<Screening, 'satelliteIds'>, days: number): Screening {
      const run = runs.first(
        runOf({
          screeningId: newId('scr'),
          state: 'QUEUED',
          coverage: null,
          catalogue: null,
          progress: WAITING_PROGRESS,
          start: now(),
          stop: inHours(24 * days),
          createdAt: now(),
          ...part,
        }),
      );
      change(run.screeningId, {});
      setTimeout(advance, 2 * STEP_MS, run.screeningId, 0);
      return run;
    },
    cancelRun(id: string): null | undefined {
      change(id, { state: 'CANCELLED' });
      return runs.find(id) && null;
    },
  };
}

export type ScreeningWorld = ReturnType<typeof screeningWorld>;
