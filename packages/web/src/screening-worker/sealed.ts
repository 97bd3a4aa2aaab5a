/** Part of a worker's scope that reports policy violations. */
interface PolicyScope {
  readonly location: { readonly href: string };
  addEventListener(
    type: 'securitypolicyviolation',
    listen: (event: { readonly effectiveDirective: string }) => void,
    options: { readonly once: boolean },
  ): void;
}

/** Maximum number of event-loop turns until a violation report; a sealed worker gets it in the first. Turns, since a busy machine needs longer for each. */
const PATIENCE_TURNS = 50;
const TURN_MS = 20;

/**
 * Returns whether this worker has no network access: it requests its own file, and its policy has to refuse that. A network failure is no proof:
 * the violation report itself is required.
 */
export async function isScopeSealed(scope: PolicyScope): Promise<boolean> {
  const refused = new Promise<boolean>((resolve) => {
    const listen = ({ effectiveDirective }: { readonly effectiveDirective: string }) =>
      resolve(effectiveDirective === 'connect-src');
    scope.addEventListener('securitypolicyviolation', listen, { once: true });
  });
  const answered = fetch(scope.location.href).then(
    () => false,
    async () => {
      for (let turn = 0; turn < PATIENCE_TURNS; turn++) await new Promise((resolve) => setTimeout(resolve, TURN_MS));
      return false;
    },
  );
  return await Promise.race([refused, answered]);
}
