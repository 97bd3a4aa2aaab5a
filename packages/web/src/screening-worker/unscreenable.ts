import type { LiveFault } from './protocol.ts';

/** Raised for a request that cannot be screened; the worker turns it into its message. */
export class Unscreenable extends Error {
  readonly fault: LiveFault;
  constructor(fault: LiveFault) {
    super(fault.code);
    this.fault = fault;
  }
}
