export interface DropoutReason {
  readonly code: string;
  /** What the theory of the orbit said; absent for every other reason. */
  readonly theory: string | undefined;
  /** From when on, UTC. */
  readonly from: string | undefined;
}

const PARTS = /^([a-z0-9-]+)(?:: (.*?))?(?: from (\d{4}-\d\d-\d\dT[\d:.]+Z))?$/;

/** The server's `code: words of the theory from TIME` in its parts; undefined where it is written otherwise. */
export function readDropoutReason(reason: string): DropoutReason | undefined {
  const [, code, theory, from] = PARTS.exec(reason) ?? [];
  return code === undefined ? undefined : { code, theory, from };
}
