import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageNotFound, Redirect, type Route } from './route.ts';
import { type Addresses, Router, type ShownPage } from './router.ts';

/** The addresses of a window, without a window. */
class KeptAddresses implements Addresses {
  readonly entries: string[];
  place = 0;
  reloads = 0;
  #move = () => {};

  constructor(href: string) {
    this.entries = [href];
  }

  href = () => this.entries[this.place] ?? '';
  entry = () => String(this.place);
  push(href: string) {
    this.entries.splice(this.place + 1, Number.POSITIVE_INFINITY, href);
    this.place += 1;
  }
  replace(href: string) {
    this.entries[this.place] = href;
  }
  onMove(act: () => void) {
    this.#move = act;
  }
  step(by: number) {
    this.place += by;
    this.#move();
  }
  reloadFor(error: unknown) {
    const isMissing = error instanceof TypeError;
    if (isMissing) this.reloads += 1;
    return Promise.resolve(isMissing);
  }
}

const List = () => null;
const Event = () => null;
/** What the way of a page waits for. */
let code: Promise<typeof Event>;

const asked = vi.fn();
const routes: readonly Route<string>[] = [
  { path: '/', enter: () => Promise.reject(new Redirect('/list?show=all')), load: async () => List },
  { path: '/list', enter: () => {}, load: async () => List },
  {
    path: '/event/:id',
    enter: async () => {},
    ask: ({ params, isAhead, context }) => asked(context, params['id'], isAhead),
    load: () => code,
  },
  {
    path: '/secret',
    enter: () => {
      throw new PageNotFound();
    },
    load: async () => List,
  },
];

function begun(href: string) {
  const addresses = new KeptAddresses(href);
  const router = new Router(routes, addresses);
  const steps: ShownPage[] = [];
  router.subscribe((shown) => steps.push(shown));
  router.begin('context');
  return { addresses, router, steps };
}
/** Everything that has been promised has come. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  code = Promise.resolve(Event);
});
afterEach(() => {
  vi.useRealTimers();
});

it('an address that leads elsewhere leaves no step behind', async () => {
  const { addresses, steps } = begun('/');
  await settled();
  expect(addresses.entries).toEqual(['/list?show=all']);
  expect(steps.map(({ view }) => view)).toEqual([{ kind: 'page', Page: List }]);
});

it('the page before stays until the next is there; after 150 ms the page says that it is on its way', async () => {
  let arrive: (page: typeof Event) => void = () => {};
  const { router, steps } = begun('/list');
  await settled();
  code = new Promise((resolve) => {
    arrive = resolve;
  });
  router.go('/event/1');
  await vi.advanceTimersByTimeAsync(149);
  expect(steps.map(({ view }) => view.kind)).toEqual(['page']);
  await vi.advanceTimersByTimeAsync(1);
  expect(steps.at(-1)?.view.kind).toBe('pending');
  arrive(Event);
  await settled();
  expect(steps.at(-1)).toMatchObject({ view: { Page: Event }, place: { params: { id: '1' } }, scrolling: 'reset' });
  expect(asked.mock.calls).toEqual([['context', '1', false]]);
});

it('whoever has gone on meanwhile sees nothing of the page that came late', async () => {
  const { router, steps } = begun('/list');
  await settled();
  let arrive: (page: typeof Event) => void = () => {};
  code = new Promise((resolve) => {
    arrive = resolve;
  });
  router.go('/event/1');
  router.go('/list?q=x');
  arrive(Event);
  await settled();
  expect(steps.map(({ place }) => place.href)).toEqual(['/list', '/list?q=x']);
});

it('parameters change at once and without a step, and not on a page that is being left', async () => {
  const { addresses, router, steps } = begun('/list?q=x');
  await settled();
  router.change({ q: undefined, risk: 'HIGH' });
  expect(addresses.entries).toEqual(['/list?risk=HIGH']);
  expect(steps.at(-1)).toMatchObject({ scrolling: 'kept', place: { search: { risk: 'HIGH' } } });
  router.go('/event/1');
  router.change({ q: 'late' });
  await settled();
  expect(addresses.entries).toEqual(['/list?risk=HIGH', '/event/1']);
});

it('back finds the page as it was left, and the same address twice is one step', async () => {
  const { addresses, router, steps } = begun('/list');
  await settled();
  router.go('/event/1');
  router.go('/event/1');
  await settled();
  expect(addresses.entries).toEqual(['/list', '/event/1']);
  addresses.step(-1);
  await settled();
  expect(steps.at(-1)).toMatchObject({ place: { href: '/list' }, entry: '0', scrolling: 'restored' });
});

it('who may not see a page and what no route has read the same', async () => {
  const { router, steps } = begun('/secret');
  await settled();
  router.go('/nowhere');
  await settled();
  expect(steps.map(({ view }) => view.kind)).toEqual(['missing', 'missing']);
});

it('what fails is shown, and asked for once more on demand; a part that is missing loads the application anew', async () => {
  const { addresses, router, steps } = begun('/list');
  await settled();
  const error = new Error('out of order');
  code = Promise.reject(error);
  router.go('/event/1');
  await settled();
  expect(steps.at(-1)?.view).toEqual({ kind: 'fault', error });
  code = Promise.resolve(Event);
  router.retry();
  await settled();
  expect(steps.at(-1)?.view.kind).toBe('page');
  expect(addresses.reloads).toBe(0);
  code = Promise.reject(new TypeError('gone'));
  router.go('/event/2');
  await settled();
  expect(addresses.reloads).toBe(1);
  expect(steps.at(-1)?.place.href).toBe('/event/1');
});

it('what is reached for is asked for without a step, and not where one is', async () => {
  const { addresses, router } = begun('/list');
  await settled();
  await router.preload('/event/1?tab=x');
  await router.preload('/list?q=x');
  await router.preload('/nowhere');
  expect(asked.mock.calls).toEqual([['context', '1', true]]);
  expect(addresses.entries).toEqual(['/list']);
});

it('the code of the first page is fetched before anybody knows who is there', () => {
  const load = vi.fn(async () => List);
  const router = new Router([{ path: '/list', enter: () => {}, load }], new KeptAddresses('/list'));
  router.fetchPage();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a page has been drawn once it stands, not while it is on its way', async () => {
  const { router, steps } = begun('/list');
  const drawn = vi.fn();
  router.onceRendered(drawn);
  await settled();
  const [shown] = steps;
  if (shown === undefined) throw new Error('nothing is shown');
  router.rendered({ ...shown, view: { kind: 'pending' } });
  expect(drawn).not.toHaveBeenCalled();
  router.rendered(shown);
  router.rendered(shown);
  expect(drawn).toHaveBeenCalledTimes(1);
});
