import type { HttpApp } from './app.ts';
import { refused } from './problem.ts';

/** RFC 2046, 5.1.1: 1 to 70 of these characters, the last not a blank; with characters outside a token it is quoted. */
const SIGN = "[\\w'()+,./:=?-]";
const BOUNDARY = new RegExp(`;\\s*boundary=("(${SIGN}| ){0,69}${SIGN}"|${SIGN}{1,70})\\s*(;|$)`, 'i');

/**
 * Refuses a form with an invalid boundary before it is read: the parser accepts some of them and fails on others in various
 * ways. With two boundaries, parsers differ in which one they use.
 */
export function refuseOddBoundaries(app: Pick<HttpApp, 'addHook'>): void {
  app.addHook('preHandler', async (request) => {
    if (!request.isMultipart() || isSound(request.headers['content-type'] ?? '')) return;
    const detail = 'The content type of a form names one boundary of 1 to 70 characters (RFC 2046).';
    throw refused('malformed-form', { detail });
  });
}

const isSound = (type: string): boolean => BOUNDARY.test(type) && type.match(/boundary\s*=/gi)?.length === 1;
