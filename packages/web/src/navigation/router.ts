import type { ComponentType } from 'react';
import { type PageAddress, PageNotFound, Redirect, type Route, routesReader } from './route.ts';
import { type Search, stringifySearch } from './search-params.ts';

/** A page that takes longer to come says so, ms. */
const PENDING_MS = 150;

/** Content of a page below the header. */
export type PageContent =
  | { readonly kind: 'page'; readonly Page: ComponentType }
  | { readonly kind: 'pending' | 'missing' }
  | { readonly kind: 'fault'; readonly error: unknown };

/** Scroll positions after a navigation: restored, reset, or unchanged. */
export type Scrolling = 'restored' | 'reset' | 'kept';

export interface ShownPage {
  readonly place: PageAddress;
  readonly view: PageContent;
  /** Id of the entry in the history of the window. */
  readonly entry: string;
  readonly scrolling: Scrolling;
}

/** The addresses of the window. */
export interface Addresses {
  href(): string;
  /** Id of the current history entry. */
  entry(): string;
  push(href: string): void;
  replace(href: string): void;
  /** Backwards, forwards, or to another part of the same page. */
  onMove(act: () => void): void;
  /** Loads the application again, once for a part that is missing; false where that was done already or the server cannot be reached. */
  reloadFor(error: unknown): Promise<boolean>;
}

type Step = { readonly isReplaced?: boolean; readonly scrolling?: Scrolling };

/** Maps addresses to pages: permission, code of the page, and its requests. Decision 0020. */
export class Router<Context> {
  readonly #addresses: Addresses;
  readonly #read: ReturnType<typeof routesReader<Context>>;
  readonly #listeners = new Set<(page: ShownPage) => void>();
  readonly #awaiting = new Set<() => void>();
  #context: Context | undefined;
  #turn = 0;
  #shown: ShownPage | undefined;

  constructor(routes: readonly Route<Context>[], addresses: Addresses) {
    this.#addresses = addresses;
    this.#read = routesReader(routes);
  }

  get shown(): ShownPage | undefined {
    return this.#shown;
  }

  /** Loads the code of the page in the address, while the session is still unknown. */
  fetchPage(): void {
    this.#codeOf(this.#addresses.href());
  }

  /** Shows the page of the address, and follows it from then on. */
  begin(context: Context): void {
    this.#context = context;
    this.#addresses.onMove(() => {
      const { pathname } = this.#read(this.#addresses.href()).place;
      void this.#open(pathname === this.#shown?.place.pathname ? 'kept' : 'restored');
    });
    void this.#open('restored');
  }

  go(href: string, { isReplaced = false, scrolling = 'reset' }: Step = {}): void {
    const target = this.#read(href).place.href;
    if (isReplaced || target === this.#addresses.href()) this.#addresses.replace(target);
    else this.#addresses.push(target);
    void this.#open(scrolling);
  }

  /** Changes parameters of the current address, without a history entry; undefined removes one. */
  change(values: Search): void {
    const { pathname, search, hash } = this.#read(this.#addresses.href()).place;
    // Its page is being left.
    if (pathname !== this.#shown?.place.pathname) return;
    const query = stringifySearch({ ...search, ...values });
    this.go(`${pathname}${query}${hash && `#${hash}`}`, { isReplaced: true, scrolling: 'kept' });
  }

  /** Asks once more for a page that did not come. */
  retry(): void {
    void this.#open('kept', true);
  }

  /** Prefetches code and data of a page when the user hovers or focuses a link to it. */
  async preload(href: string): Promise<void> {
    const { place, route } = this.#read(href);
    if (route === undefined || place.pathname === this.#shown?.place.pathname) return;
    const entering = this.#entering(place, true);
    await route.enter(entering);
    route.ask?.(entering);
    await route.load();
  }

  subscribe(listener: (page: ShownPage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls a function once after the next page has rendered. */
  onceRendered(act: () => void): void {
    this.#awaiting.add(act);
  }

  /** Called by the renderer. */
  rendered({ view }: ShownPage): void {
    if (view.kind === 'pending') return;
    for (const act of this.#awaiting) act();
    this.#awaiting.clear();
  }

  #entering(place: PageAddress, isAhead: boolean) {
    const { params, search, href } = place;
    return { context: this.#context as Context, params, search, href, isAhead };
  }

  #codeOf(href: string): void {
    this.#read(href)
      .route?.load()
      .catch(() => {
        // Tried again when the page is opened.
      });
  }

  async #open(scrolling: Scrolling, isAgain = false): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const before = this.#shown;
    const entry = this.#addresses.entry();
    const { place, route } = this.#read(this.#addresses.href(), before?.place);
    const show = (view: PageContent) => this.#show({ place, view, entry, scrolling });
    const isSame = before?.place.pathname === place.pathname && before.view.kind === 'page';
    if (isSame && !isAgain) return show(before.view);
    const timer = setTimeout(() => turn === this.#turn && show({ kind: 'pending' }), PENDING_MS);
    try {
      const view = await this.#viewOf(place, route);
      if (turn === this.#turn) show(view);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (error instanceof Redirect) this.go(error.href, { isReplaced: true });
      else if (error instanceof PageNotFound) show({ kind: 'missing' });
      else if (!(await this.#addresses.reloadFor(error)) && turn === this.#turn) show({ kind: 'fault', error });
    } finally {
      clearTimeout(timer);
    }
  }

  async #viewOf(place: PageAddress, route: Route<Context> | undefined): Promise<PageContent> {
    if (route === undefined) return { kind: 'missing' };
    // Loads during the session check; a failure is reported below.
    this.#codeOf(place.href);
    const entering = this.#entering(place, false);
    await route.enter(entering);
    route.ask?.(entering);
    return { kind: 'page', Page: await route.load() };
  }

  #show(page: ShownPage): void {
    this.#shown = page;
    for (const listener of this.#listeners) listener(page);
  }
}
