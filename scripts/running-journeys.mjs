import { writeFileSync } from 'node:fs';
import { failureLine } from './failed-tests.mjs';

/** What `running-tests.ts` is for vitest, for Playwright: which browser tests are running, how many have passed and which have failed. */
export default class RunningJourneys {
  running = new Set();
  passed = 0;
  failed = [];

  onBegin() {
    this.write();
  }

  onTestBegin(test) {
    this.running.add(nameOf(test));
    this.write();
  }

  onTestEnd(test, result) {
    this.running.delete(nameOf(test));
    // The last try says how it ends.
    if (test.outcome() === 'expected' || test.outcome() === 'flaky') this.passed++;
    else if (test.results.length > test.retries)
      this.failed.push(failureLine({ file: 'e2e', name: nameOf(test), reason: result.error?.message }));
    this.write();
  }

  write() {
    const file = process.env.SUITE_RUNNING;
    if (file === undefined) return;
    const { running, passed, failed } = this;
    writeFileSync(file, JSON.stringify({ running: [...running], passed, failed }));
  }
}

function nameOf(test) {
  return test.titlePath().filter(Boolean).join(' > ');
}
