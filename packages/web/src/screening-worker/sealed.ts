/** The part of a worker's scope that tells what its policy refused. */
interface PolicyScope {
  readonly location: { readonly href: string };
  addEventListener(
    type: 'securitypolicyviolation',
    listen: (event: { readonly effectiveDirective: string }) => void,
    options: { readonly once: boolean },
  ): void;
}

/** So many turns of this worker a refusal may be on its way; a sealed one hears it in the first. Turns, for a busy machine takes longer for each. */
const PATIENCE_TURNS = 50;
const TURN_MS = 20;

/**
 * Whether this worker can reach nobody: it asks for its own file, and its policy has to refuse that. No network is no proof: the refusal
 * itself must be heard.
 */
export async function isSealed(scope: PolicyScope): Promise<boolean> {
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
