import { acknowledge } from './acknowledge.ts';
import { avoidAndReturn } from './avoid-and-return.ts';
import { ephemeris } from './ephemeris.ts';
import { lowThrust } from './low-thrust.ts';
import { messages } from './messages.ts';
import { observe } from './observe.ts';
import { plan } from './plan.ts';
import { recordExport } from './record-export.ts';
import { rule } from './rule.ts';
import type { Task } from './task.ts';
import { why } from './why.ts';

/** In the order of a day; what one leaves behind, the next may meet. */
export const TASKS: readonly Task[] = [
  why,
  avoidAndReturn,
  plan,
  lowThrust,
  acknowledge,
  messages,
  ephemeris,
  observe,
  rule,
  recordExport,
];
