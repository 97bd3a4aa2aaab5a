#!/usr/bin/env node
/** `keepout-mission`: the open conjunctions of each satellite in the control room's own screen; without an argument it says how. */
import { messageOf } from './latest-only.ts';
import { runMission, SettingMissing } from './program.ts';

const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => controller.abort());
const log = (line: string) => process.stderr.write(`${new Date().toISOString()} ${line}\n`);
try {
  process.exitCode = await runMission({
    args: process.argv.slice(2),
    env: process.env,
    print: (text) => process.stdout.write(text),
    log,
    signal: controller.signal,
  });
} catch (error) {
  log(messageOf(error));
  process.exitCode = error instanceof SettingMissing ? 2 : 1;
}
