import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { Params, Place } from './route.ts';
import type { Router, Shown } from './router.ts';
import { ScrollMemory } from './scroll-memory.ts';
import type { Search } from './search-params.ts';

type AnyRouter = Pick<Router<never>, 'shown' | 'subscribe' | 'rendered' | 'go' | 'change' | 'again'>;

const RouterContext = createContext<AnyRouter | undefined>(undefined);
const ShownContext = createContext<Shown | undefined>(undefined);

interface RouterProviderProps {
  readonly router: AnyRouter;
  readonly children: ReactNode;
}

let memory: ScrollMemory | undefined;

/** Shows the page of the router as soon as it is ready; pending parts are rendered in pieces, between which the page handles input. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const [shown, setShown] = useState(router.shown);
  useEffect(() => {
    memory ??= new ScrollMemory();
    let pathname: string | undefined;
    const follow = (next: Shown | undefined) => {
      memory?.leave();
      // Text that the user types is in the address, and in the field that reads it, before the next letter.
      if (next?.place.pathname === pathname) setShown(next);
      else startTransition(() => setShown(next));
      pathname = next?.place.pathname;
    };
    follow(router.shown);
    return router.subscribe(follow);
  }, [router]);
  useLayoutEffect(() => {
    if (shown === undefined) return;
    memory?.arrive(shown);
    router.rendered(shown);
  }, [router, shown]);
  if (shown === undefined) return null;
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>{children}</ShownContext>
    </RouterContext>
  );
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no router around this part.');
  return value;
}

export const useRouter = (): AnyRouter => known(useContext(RouterContext));
/** Returns the current view and its address. */
export const useShown = (): Shown => known(useContext(ShownContext));
/** The address of the page that is shown. */
export const usePlace = (): Place => useShown().place;
/** Returns the path parameters of the address. */
export const useParams = (): Params => usePlace().params;
export const useSearch = (): Search => usePlace().search;
