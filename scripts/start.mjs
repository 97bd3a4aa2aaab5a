#!/usr/bin/env node
/** `npm start`: from a fresh clone to the running demonstration. What follows `--` goes to `keepout demo`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, dist, install } from './project.mjs';

checkNode();
install();
build();

const program = join(dist, 'keepout.mjs');
process.argv = [process.execPath, program, 'demo', ...process.argv.slice(2)];
// In this very process: one to stop, one to watch.
await import(pathToFileURL(program).href);
