import fc from 'fast-check';

/** The examples of every day; a failing one is not made smaller, for only the failure counts here. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
