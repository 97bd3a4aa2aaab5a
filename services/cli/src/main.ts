import { runProgram } from './run-program.ts';

await runProgram(process.argv.slice(2));
// Handles that libraries forget (idle sockets, timers) must not keep a finished command alive.
process.exit();
