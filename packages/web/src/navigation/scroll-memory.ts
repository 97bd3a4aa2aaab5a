import type { ShownPage } from './router.ts';

const KEPT_IN = 'keepout.scroll';

/** Scroll positions by path in the document; px from the left and the top. */
type Stand = Readonly<Record<string, readonly [number, number]>>;

/** Stores scroll positions of the parts of a page by history entry, and restores them on return, also after a reload. */
export class ScrollMemory {
  readonly #moved = new Set<Element>();
  readonly #stands: Record<string, Stand>;
  #entry: string | undefined;
  #isLeft = false;

  constructor() {
    this.#stands = JSON.parse(sessionStorage.getItem(KEPT_IN) ?? '{}') as Record<string, Stand>;
    history.scrollRestoration = 'manual';
    document.addEventListener('scroll', ({ target }) => target instanceof Element && this.#moved.add(target), true);
    addEventListener('pagehide', () => {
      this.#note();
      sessionStorage.setItem(KEPT_IN, JSON.stringify(this.#stands));
    });
  }

  /** Before the page is drawn that comes next. */
  leave(): void {
    this.#note();
    this.#isLeft = true;
  }

  /** Once it is drawn. */
  arrive({ view, entry, scrolling }: ShownPage): void {
    if (view.kind === 'pending') return;
    this.#isLeft = false;
    const before = this.#entry === undefined ? {} : (this.#stands[this.#entry] ?? {});
    this.#entry = entry;
    if (scrolling === 'kept') return;
    this.#moved.clear();
    const target = scrolling === 'restored' ? (this.#stands[entry] ?? {}) : {};
    for (const way of new Set([...Object.keys(before), ...Object.keys(target)]))
      document.querySelector(way)?.scrollTo(...(target[way] ?? [0, 0]));
  }

  #note(): void {
    if (this.#entry === undefined || this.#isLeft) return;
    const now = [...this.#moved].filter(({ isConnected }) => isConnected);
    this.#stands[this.#entry] = {
      ...this.#stands[this.#entry],
      ...Object.fromEntries(now.map((element) => [wayTo(element), [element.scrollLeft, element.scrollTop]])),
    };
  }
}

function wayTo(element: Element): string {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const { parentElement, localName } = element;
  if (parentElement === null) return localName;
  const place = [...parentElement.children].indexOf(element) + 1;
  return `${wayTo(parentElement)} > ${localName}:nth-child(${place})`;
}
