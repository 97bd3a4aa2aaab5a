import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { Screening } from '@keepout/contract/ca/screening';
import { emit } from './event-hub.ts';
import { catalogue, filesAround, runOf, runsAround } from './screening-fixture.ts';

const STEP_MS = 250;
const STEPS = 16;

/** Ephemerides and screenings that live: new runs wait, run and end, and tell it on the event stream. */
export function screeningWorld(isEmpty: boolean) {
  const nowMs = Date.now();
  let files: readonly EphemerisFile[] = isEmpty ? [] : filesAround(nowMs);
  let runs: readonly Screening[] = isEmpty ? [] : runsAround(nowMs, files);
  let made = 100;

  const change = (id: string, part: Partial<Screening>) => {
    runs = runs.map((run) => (run.screeningId === id ? { ...run, ...part } : run));
    const run = runs.find(({ screeningId }) => screeningId === id);
    if (!run) return;
    const { percent, remainingSeconds } = run.progress;
    emit({ type: 'screening', screeningId: id, state: run.state, percent, remainingSeconds });
  };

  const advance = (id: string, step: number) => {
    const run = runs.find(({ screeningId }) => screeningId === id);
    if (!run || run.state === 'CANCELLED') return;
    if (step < STEPS) {
      const percent = (100 * step) / STEPS;
      const progress = {
        ...run.progress,
        phase: 'SCREENING' as const,
        percent,
        blocksDone: step,
        blocksTotal: STEPS,
        remainingSeconds: (STEPS - step) * 7,
      };
      change(id, { state: 'RUNNING', catalogue, startedAt: new Date().toISOString(), progress });
      setTimeout(advance, STEP_MS, id, step + 1);
      return;
    }
    change(id, {
      state: 'COMPLETED',
      progress: {
        phase: 'ENDED',
        percent: 100,
        blocksDone: STEPS,
        blocksTotal: STEPS,
        partsDone: 3,
        partsTotal: 3,
        remainingSeconds: 0,
        waitingBehind: 0,
      },
      coverage: 'FULL',
      risks: { HIGH: 1, LOW: 11 } as Screening['risks'],
      conjunctionCount: 12,
      worstProbability: 2.31e-5,
      durationSeconds: 112,
      finishedAt: new Date().toISOString(),
    });
    emit({ type: 'conjunctions', screeningId: id });
  };

  return {
    files: () => files,
    runs: () => runs,
    newId: (kind: string) => `${kind}-${made++}`,
    addFile(file: EphemerisFile) {
      files = [file, ...files];
      emit({ type: 'ephemerides' });
    },
    changeFile(id: string, part: Partial<EphemerisFile>) {
      files = files.map((file) => (file.oemFileId === id ? { ...file, ...part } : file));
      emit({ type: 'ephemerides' });
    },
    removeFile(id: string) {
      files = files.filter(({ oemFileId }) => oemFileId !== id);
      emit({ type: 'ephemerides' });
    },
    startRun(part: Partial<Screening> & Pick<Screening, 'satelliteIds'>, days: number): Screening {
      const startMs = Date.now();
      const run = runOf({
        screeningId: this.newId('scr'),
        state: 'QUEUED',
        coverage: null,
        catalogue: null,
        progress: {
          phase: 'WAITING',
          percent: 0,
          blocksDone: 0,
          blocksTotal: 0,
          partsDone: 0,
          partsTotal: null,
          remainingSeconds: null,
          waitingBehind: 0,
        },
        start: new Date(startMs).toISOString(),
        stop: new Date(startMs + days * 86_400_000).toISOString(),
        createdAt: new Date(startMs).toISOString(),
        ...part,
      });
      runs = [run, ...runs];
      change(run.screeningId, {});
      setTimeout(advance, 2 * STEP_MS, run.screeningId, 0);
      return run;
    },
    cancelRun: (id: string) => change(id, { state: 'CANCELLED' }),
  };
}

export type ScreeningWorld = ReturnType<typeof screeningWorld>;
