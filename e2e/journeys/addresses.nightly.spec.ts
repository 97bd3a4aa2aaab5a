import { CONJUNCTIONS } from '@keepout/contract/ca/endpoints/conjunctions';
import { OBSERVATIONS } from '@keepout/contract/odt/endpoints/observations';
import { SENSORS } from '@keepout/contract/odt/endpoints/sensors';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { expect, type Page, test } from '@playwright/test';
import { paths } from '../../packages/web/src/navigation/paths.ts';
import { hasEnglish } from '../../scripts/english-words.mjs';

const PASSWORD = 'journeys-only-password';
// The first of the journeys: what people of the others write into records is English.

/** The application's own; its types are those of a browser, so that it is imported without them. */
const ROUTE_TABLE: string = '../../packages/web/src/app/routes.ts';

/** A record of which the demonstration has none: the page says that there is no such record. */
const NONE = 'none';

test('C-10 no page of the router has an English sentence in German, on the running platform', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('keepout.locale', '{"state":{"locale":"de"},"version":0}')`);
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization;
  });
  await page.goto('/ca/conjunctions?show=all');
  await page.getByLabel('Benutzername').fill('demo-admin');
  expect((await saidOn(page)).filter(hasEnglish), 'sign-in').toEqual([]);
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('grid', { name: 'Konjunktionen' }).getByRole('row').nth(2)).toBeVisible();

  const ask = async (url: string) => (await page.request.get(url, { headers: { authorization } })).json();
  const records = await recordsOf(ask);
  const { ROUTES } = (await import(ROUTE_TABLE)) as { readonly ROUTES: readonly { readonly path: string }[] };
  const addresses = [...new Set(ROUTES.flatMap(({ path }) => addressesOf(path, records)))];
  expect(addresses.length).toBeGreaterThan(30);

  const english: Record<string, readonly string[]> = {};
  const look = async (place: string) => {
    const sentences = (await saidOn(page)).filter(hasEnglish);
    if (sentences.length > 0) english[place] = sentences;
  };
  for (const address of addresses)
    await test.step(address, async () => {
      await goTo(page, address);
      await look(address);
      for (const tab of await page.locator('#main [role=tab]').all()) {
        await tab.click();
        await settled(page);
        await look(`${address}, ${await tab.textContent()}`);
      }
      for (const opener of await page.locator('#main button[aria-haspopup]:enabled').all()) {
        const opened = page.locator('[role=dialog], [role=menu], [role=listbox]').last();
        let isThere = false;
        // A page that still fits itself to its window may take the button away again.
        await expect(async () => {
          isThere = await opener.isVisible();
          if (isThere) await opener.click({ timeout: 5000 });
        }).toPass();
        if (!isThere) continue;
        await expect(opened).toBeVisible();
        await look(`${address}, ${await opener.textContent()}`);
        await page.keyboard.press('Escape');
        await expect(page.locator('[aria-haspopup][aria-expanded=true]')).toHaveCount(0);
      }
    });
  await test.step('what lies over a page: dialogs, the command menu, the sidebar', async () => {
    for (const dialog of [paths.observations({ new: 'request' }), paths.sensors({ new: 'sensor' })]) {
      await goTo(page, dialog);
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(dialog);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('listbox')).toBeVisible();
    await look('commands');
    await page.keyboard.press('Escape');
    for (const name of [/^Mitteilungen/, /^Profil/]) {
      await page.getByRole('banner').getByRole('button', { name }).click();
      await look(String(name));
    }
  });
  expect(english).toEqual({});

  await test.step('A-16 records of the audit log have names, and no line has an id', async () => {
    const log = page.getByRole('table', { name: 'Einträge des Protokolls' });
    for (const [type, name, id] of [
      ['screening', /Screening TERN-\d/, 'scr-'],
      ['observation-request', /Beobachtungsauftrag [A-Z]/, 'req-'],
    ] as const) {
      await goTo(page, `${paths.audit()}?type=${type}`);
      await expect(log).toContainText(name);
      await expect(log).not.toContainText(id);
    }
  });
});

type Ask = (url: string) => Promise<unknown>;
interface Known {
  readonly conjunctionId: string;
  readonly satelliteId: string;
  readonly needsDecision: boolean;
}

/** The first of a list that the platform fills as it computes. */
async function first<T>(list: () => Promise<unknown>, what: string): Promise<T> {
  let records: readonly T[] = [];
  const count = async () => {
    records = (await list()) as readonly T[];
    return records.length;
  };
  await expect.poll(count, what).toBeGreaterThan(0);
  return records[0]!;
}

/** Records of the demonstration, by the names that the router has for them. */
async function recordsOf(ask: Ask): Promise<Readonly<Record<string, string>>> {
  const { satelliteId, conjunctionId } = await first<Known>(
    async () =>
      ((await ask(urlOf(CONJUNCTIONS.listConjunctions))) as Known[]).filter(({ needsDecision }) => needsDecision),
    'an event that needs a decision',
  );
  const messages = (await ask(urlOf(CONJUNCTIONS.listConjunctionCdms, { conjunctionId }))) as { cdmId: string }[];
  const file = await first<{ observationRequestId: string; observationFileId: string }>(
    () => ask(urlOf(OBSERVATIONS.listObservations)),
    'a file of measurements',
  );
  const [sensor] = (await ask(urlOf(SENSORS.listSensors))) as { sensorId: string }[];
  return {
    satelliteId,
    conjunctionId,
    messageId: messages[0]!.cdmId,
    requestId: file.observationRequestId,
    fileId: file.observationFileId,
    sensorId: sensor!.sensorId,
  };
}

/** Addresses of a route: with its records, and without those that it can do without. */
function addressesOf(pattern: string, records: Readonly<Record<string, string>>): readonly string[] {
  const filled = (path: string) => path.replaceAll(/:(\w+)\??/g, (_, name: string) => records[name] ?? NONE);
  const short = pattern.replaceAll(/\/:\w+\?/g, '');
  const optional = [...pattern.matchAll(/:(\w+)\?/g)].map(([, name = '']) => name);
  return optional.some((name) => records[name] === undefined) ? [filled(short)] : [filled(short), filled(pattern)];
}

/** By the router, which loads nothing anew; by way of the terms, so that every address replaces what stood there. */
async function goTo(page: Page, address: string): Promise<void> {
  const terms = paths.terms();
  const isThere = new URL(page.url()).pathname === terms;
  for (const next of address === terms || isThere ? [address] : [terms, address])
    if (next !== terms || new URL(page.url()).pathname !== terms)
      await page.evaluate(`new Promise((walked) => {
        const before = document.querySelector('#main > *');
        new MutationObserver((changes, observer) => {
          if (before?.isConnected) return;
          observer.disconnect();
          walked();
        }).observe(document.getElementById('main'), { childList: true, subtree: true });
        history.pushState({}, '', ${JSON.stringify(next)});
        dispatchEvent(new PopStateEvent('popstate'));
      })`);
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  const main = page.locator('#main');
  await expect(main).not.toBeEmpty();
  await expect(main.locator('.skeleton')).toHaveCount(0);
  // What is folded is read as well.
  await page.evaluate(`for (const folded of document.querySelectorAll('#main details')) folded.open = true`);
}

/** What a reader is told, by text and by names; what says of itself that it is of another language, and what is code, is left out. */
const saidOn = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(`(() => {
    const isGerman = (element) =>
      element.closest('[lang]')?.lang === 'de' && element.closest('code, pre, script, style, .mono') === null;
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (isGerman(node.parentElement)) texts.push(node.data);
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll('[' + name + ']'))
        if (isGerman(element)) texts.push(element.getAttribute(name));
    return [...new Set(texts.map((text) => text.trim()))];
  })()`)) as string[];
