import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../house.ts';
import { ask } from '../sessions.ts';
import type { ChaosFinding, Work } from '../work.ts';
import { type Job, jobFindings } from './queue-findings.ts';

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
    const jobs = await ask<Job>(
      this.#house,
      `select id::text, name, state::text, retry_count as attempt,
        extract(epoch from keepout_jobs.job_now() - start_after)::float8 as "lateS"
      from keepout_jobs.job where (state < 'completed' and not blocked) or state = 'failed' or name = 'dead-letter'`,
    );
    return jobFindings(jobs);
  }

  async end(): Promise<void> {}
}
