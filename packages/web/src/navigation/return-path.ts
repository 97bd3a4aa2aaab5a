const HOME = '/';
/** An address of this application, and of nobody else: browsers read `//` and `/\` as another host. */
const OWN = /^\/(?![/\\])/;
const CONNECTION_ERROR = /^\/connection-error(\?|$)/;

/** Where to go back to after a sign-in: the address as it was asked for; Home where it is none of ours. */
export function returnPathOf(address: unknown): string {
  return typeof address === 'string' && OWN.test(address) && !CONNECTION_ERROR.test(address) ? address : HOME;
}
