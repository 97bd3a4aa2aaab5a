import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { PageAddress, Params } from './route.ts';
import type { Router, ShownPage } from './router.ts';
import { ScrollMemory } from './scroll-memory.ts';
import type { Search } from './search-params.ts';

type AnyRouter = Pick<Router<never>, 'shown' | 'subscribe' | 'rendered' | 'go' | 'change' | 'retry'>;

const RouterContext = createContext<AnyRouter | undefined>(undefined);
const ShownContext = createContext<ShownPage | undefined>(undefined);

interface RouterProviderProps {
  readonly router: AnyRouter;
  readonly children: ReactNode;
}

let memory: ScrollMemory | undefined;

/** Shows the page of the router as soon as it is ready; pending parts are rendered in pieces, between which the page handles input. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const [shownPage, setShownPage] = useState(router.shown);
  useEffect(() => {
    memory ??= new ScrollMemory();
    let pathname: string | undefined;
    const follow = (next: ShownPage | undefined) => {
      memory?.leave();
      // Text that the user types is in the address, and in the field that reads it, before the next letter.
      if (next?.place.pathname === pathname) setShownPage(next);
      else startTransition(() => setShownPage(next));
      pathname = next?.place.pathname;
    };
    follow(router.shown);
    return router.subscribe(follow);
  }, [router]);
  useLayoutEffect(() => {
    if (shownPage === undefined) return;
    memory?.arrive(shownPage);
    router.rendered(shownPage);
  }, [router, shownPage]);
  if (shownPage === undefined) return null;
  return (
    <RouterContext value={router}>
      <ShownContext value={shownPage}>{children}</ShownContext>
    </RouterContext>
  );
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no router around this part.');
  return value;
}

export const useRouter = (): AnyRouter => required(useContext(RouterContext));
/** Returns the current view and its address. */
export const useShown = (): ShownPage => required(useContext(ShownContext));
/** The address of the page that is shown. */
export const usePlace = (): PageAddress => useShown().place;
/** Returns the path parameters of the address. */
export const useParams = (): Params => usePlace().params;
export const useQueryParameters = (): Search => usePlace().search;
