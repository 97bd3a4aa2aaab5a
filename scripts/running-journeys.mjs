import { writeFileSync } from 'node:fs';

/** What `running-tests.ts` is for vitest, for Playwright: which browser tests are running, and how many have ended. */
export default class RunningJourneys {
  running = new Set();
  passed = 0;
  failed = 0;

  onBegin() {
    this.write();
  }

  onTestBegin(test) {
    this.running.add(nameOf(test));
    this.write();
  }

  onTestEnd(test) {
    this.running.delete(nameOf(test));
    // The last try says how it ends.
    if (test.outcome() === 'expected' || test.outcome() === 'flaky') this.passed++;
    else if (test.results.length > test.retries) this.failed++;
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
