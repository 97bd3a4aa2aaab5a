/** The part of a worker's scope that tells what its policy refused. */
interface PolicyScope {
  readonly location: { readonly href: string };
  addEventListener(
    type: 'securitypolicyviolation',
    listen: (event: { readonly effectiveDirective: string }) => void,
    options: { readonly once: boolean },
  ): void;
}

/** How long a refusal may be on its way, ms; a sealed worker hears it at once. */
const PATIENCE_MS = 1000;

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
    async () => await new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS)),
  );
  return await Promise.race([refused, answered]);
}
