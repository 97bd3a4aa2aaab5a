/** Loaded before a measured program: writes what the process used, all its threads, when it ends. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const path = process.env.KEEPOUT_BENCH_USAGE;
if (isMainThread && path !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(path, JSON.stringify({ cpuS: (userCPUTime + systemCPUTime) / 1e6, residentBytes: maxRSS * 1024 }));
  });
}
