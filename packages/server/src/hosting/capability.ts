/**
 * A typed interface that one service offers to others, such as looking up a conjunction or charging an order. Declared outside
 * the services (`ports/`), offered by one of them, and used by any.
 */
export interface Capability<Port extends object> {
  readonly name: string;
  /** Carries the type, never a value. */
  readonly port?: Port;
}

export function capability<Port extends object>(name: string): Capability<Port> {
  return { name };
}

/** An implementation of a capability by a service. */
export interface Offer<Context> {
  readonly capability: Capability<object>;
  open(context: Context): object;
}

export function offer<Port extends object, Context>(
  to: Capability<Port>,
  open: (context: Context) => Port,
): Offer<Context> {
  return { capability: to, open };
}
