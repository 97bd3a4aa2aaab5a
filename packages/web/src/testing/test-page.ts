import '../styles/base.css';
import 'virtual:design-tokens.css';
import '../styles/fonts.css';
import { expect, vi } from 'vitest';
import { type Locator, locators, page, userEvent } from 'vitest/browser';
import type { Scenario } from '../../mock-api/scenario.ts';
import { startMock } from '../../mock-api/start-mock.ts';
import { useLive } from '../api/live-store.ts';
import { ROUTES } from '../app/routes.ts';
import { useShell } from '../app/shell-store.ts';
import { showApplication } from '../app/show-application.tsx';
import { browserAddresses } from '../navigation/browser-addresses.ts';
import { Router } from '../navigation/router.ts';
import { notificationStore } from '../notifications/notification-store.ts';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    getByCss(selector: string): Locator;
  }
}

locators.extend({ getByCss: (selector) => selector });

/** px; the desk is the default. */
export const SIZES = { wide: [1440, 900], phone: [390, 844] } as const;

const { fetch, XMLHttpRequest } = window;
let remove: (() => void) | undefined;

/** Shows the application at an address with the mock API in a scenario. Nothing remains of the page that was open before. */
export function openPage(path: string, scenario: Partial<Scenario> = {}): void {
  closePage();
  localStorage.setItem('keepout.mock', JSON.stringify(scenario));
  show(path);
}

/** Starts the application again with what the browser stores, as a reload does. The mock API begins anew. */
export function reopenPage(path = address()): void {
  hide();
  show(path);
}

/** Removes the application and what it stored. */
export function closePage(): void {
  hide();
  localStorage.clear();
  sessionStorage.clear();
}

/** The address that the application shows. */
const address = (): string => `${location.pathname}${location.search}${location.hash}`;

/** Waits for an address: all of it, or a part that matches. */
export const expectAddress = (expected: string | RegExp): Promise<void> =>
  expected instanceof RegExp ? expect.poll(address).toMatch(expected) : expect.poll(address).toBe(expected);

/** Waits until the text that is drawn in an element no longer matches, as screen readers and people read it. */
export const expectWithout = (locator: Locator, pattern: RegExp): Promise<void> =>
  // biome-ignore lint/performance/useDomNodeTextContent: text that is not drawn makes no statement
  expect.poll(() => (locator.element() as HTMLElement).innerText).not.toMatch(pattern);

/** How far the content of the page extends past its right edge, px. */
export function sidewaysPx(): number {
  const main = document.querySelector('main');
  const beyondMain = (main?.scrollWidth ?? 0) - (main?.clientWidth ?? 0);
  return Math.max(document.documentElement.scrollWidth - innerWidth, beyondMain);
}

/** Presses a key on an element that has the focus. */
export async function press(locator: Locator, key: string): Promise<void> {
  (await locator.findElement()).focus();
  await userEvent.keyboard(`{${key}}`);
}

/** The names of the files that an action saves; the browser downloads none of them. */
export async function savedFiles(act: () => Promise<void>, count = 1): Promise<readonly string[]> {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  try {
    await act();
    await expect.poll(() => names).toHaveLength(count);
  } finally {
    click.mockRestore();
  }
  return names;
}

/** A small text file to upload. */
export const textFile = (name: string, text: string, type = 'text/plain'): File => new File([text], name, { type });

export const main = (): Locator => page.getByRole('main');

function show(path: string): void {
  // Calls that the application before makes late still reach its mock API.
  Object.assign(window, { fetch, XMLHttpRequest });
  history.replaceState(null, '', path);
  const listening = new AbortController();
  const router = new Router(ROUTES, {
    ...browserAddresses,
    onMove: (act) => addEventListener('popstate', act, { signal: listening.signal }),
  });
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const removeApplication = showApplication(root, router, startMock());
  remove = () => {
    removeApplication();
    listening.abort();
    root.remove();
  };
}

function hide(): void {
  remove?.();
  remove = undefined;
  useShell.setState(useShell.getInitialState(), true);
  useLive.setState(useLive.getInitialState(), true);
  notificationStore.setState(notificationStore.getInitialState(), true);
}
