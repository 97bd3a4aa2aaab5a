/**
 * Something typed that one service does for others, such as looking up a conjunction or charging an order. Declared beside
 * the services (`ports/`), offered by one of them, needed by any.
 */
export interface Capability<Port extends object> {
  readonly name: string;
  /** Carries the type, never a value. */
  readonly port?: Port;
}

export function capability<Port extends object>(name: string): Capability<Port> {
  return { name };
}

/** What a service does for others. */
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
