import { setTimeout as sleep } from 'node:timers/promises';
import { DEAD_LETTER_QUEUE } from '@keepout/server/platform/jobs/queue';
import { allJobs, isUnfinished } from '@keepout/server/platform/jobs/test-jobs';
import type { House } from '../house.ts';
import { connectionOf } from '../sessions.ts';
import type { ChaosFinding, Work } from '../work.ts';
import { jobFindings } from './queue-findings.ts';

const PAUSE_MS = 1000;

/** Jobs that are due are done, and none was given up. */
export class Queue implements Work {
  readonly name = 'queue';
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  async begin(): Promise<void> {}

  async work(): Promise<void> {
    await sleep(PAUSE_MS);
  }

  async check(): Promise<readonly ChaosFinding[]> {
    const jobs = await allJobs({ connection: connectionOf(this.#house) });
    return jobFindings(
      jobs
        .filter((job) => isUnfinished(job) || job.state === 'failed' || job.name === DEAD_LETTER_QUEUE)
        .map(({ id, name, state, retryCount: attempt, startAfter }) => {
          return { id, name, state, attempt, lateS: (Date.now() - startAfter.getTime()) / 1000 };
        }),
    );
  }

  async end(): Promise<void> {}
}
