import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { shortcutKeys } from '../../packages/web/src/keys/key-table.ts';
import { pictureOf } from '../picture.ts';
import type { Words } from './catalogues.ts';
import type { Hand, Thing } from './hands/hand.ts';
import { keyboard } from './hands/keyboard.ts';
import { mouse } from './hands/mouse.ts';
import { thumb } from './hands/thumb.ts';
import type { HandName } from './record.ts';

const HANDS: Readonly<Record<HandName, Hand>> = { mouse, keyboard, thumb };

type Word = (words: Words) => string;
type Role = Parameters<Page['getByRole']>[0];
type Place = 'oems' | 'account';

interface Choice {
  /** What it lies in; the page by itself. */
  readonly within?: Locator;
  /** The words are the beginning of a name that goes on with a figure. */
  readonly isBegin?: boolean;
  /** The first of several of that name. */
  readonly isFirst?: boolean;
}

/** What a step depends on that the day decides: the guide always tells it. */
interface Condition {
  readonly words: string;
  readonly holds: boolean;
}

interface Typing extends Choice {
  readonly offers?: boolean;
  readonly where?: Condition;
}

interface Begin {
  readonly page: Page;
  readonly hand: HandName;
  readonly words: Words;
  /** Those of the guide. */
  readonly english: Words;
  /** Calls as the person who is signed in. */
  readonly request: APIRequestContext;
  readonly authorization: string;
}

/** A task being done: by one hand, in one language. It counts presses and keeps what was done as sentences of the guide. */
export class Walk {
  readonly hand: HandName;
  readonly words: Words;
  readonly request: APIRequestContext;
  readonly headers: { readonly authorization: string };
  readonly steps: string[] = [];
  page: Page;
  presses = 0;
  readonly #english: Words;

  constructor({ page, hand, words, english, request, authorization }: Begin) {
    this.page = page;
    this.hand = hand;
    this.words = words;
    this.#english = english;
    this.request = request;
    this.headers = { authorization };
  }

  thing(role: Role, word: Word, { within, isBegin = false, isFirst = false }: Choice = {}): Thing {
    const text = word(this.words).trim();
    const start = new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'i');
    const every = (within ?? this.page.locator('body')).getByRole(role, { name: isBegin ? start : text, exact: true });
    const name = `*${word(this.#english).trim()}${isBegin ? ' …' : ''}*`;
    return { locator: isFirst ? every.first() : every, name };
  }

  async press(role: Role, word: Word, choice: Choice = {}): Promise<void> {
    await this.pressThing(this.thing(role, word, choice));
  }

  async pressThing(thing: Thing): Promise<void> {
    this.steps.push(`Press ${thing.name}.`);
    await this.#press(thing);
  }

  async type(word: Word, text: string, { offers, where, ...choice }: Typing = {}): Promise<void> {
    const thing = this.thing(offers ? 'combobox' : 'textbox', word, choice);
    this.steps.push(`Type \`${text}\` into ${thing.name}${where === undefined ? '' : `, ${where.words}`}.`);
    if (where?.holds === false) return;
    this.presses += await HANDS[this.hand].type(this.page, thing, text);
  }

  /** Of a list that a button opens. */
  async choose(opener: Thing, word: Word, role: 'option' | 'menuitem' = 'option'): Promise<void> {
    const option = this.thing(role, word);
    this.steps.push(`Choose ${option.name} of ${opener.name}.`);
    await this.#press(opener);
    await this.#press(option);
  }

  /** A view of the page of an event: a tab, on a phone an entry of a list. */
  async view(word: Word): Promise<void> {
    if (this.hand !== 'thumb') return await this.press('tab', word);
    await this.choose(
      this.thing('button', (words) => words.event.detail.tabs.label, { isBegin: true }),
      word,
    );
  }

  /** Files are handed over in the dialog of the system, behind a button of the page. */
  async handOver(word: Word, what: string, files: Parameters<Locator['setInputFiles']>[0], choice: Choice = {}) {
    const button = this.thing('button', word, choice);
    this.steps.push(`Press ${button.name} and choose ${what}.`);
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.#press(button)]);
    await chooser.setFiles(files);
  }

  async download(role: Role, word: Word): Promise<string> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.press(role, word)]);
    return await download.path();
  }

  /** What lines of the list are to have. */
  async filter(text: string): Promise<void> {
    const field = this.thing('searchbox', ({ list }) => list.filter.label);
    if (this.hand === 'keyboard') {
      this.steps.push(`Press \`${shortcutKeys('filter')}\`, type \`${text}\`, and leave the field by Tab.`);
      await this.key(shortcutKeys('filter'));
      await expect(field.locator).toBeFocused();
      await this.page.keyboard.type(text);
      await this.key('Tab');
    } else {
      this.steps.push(`Type \`${text}\` into ${field.name}.`);
      this.presses += await HANDS[this.hand].type(this.page, field, text);
    }
  }

  /** What opens beside: the task goes on there. */
  async pressToNewPage(role: Role, word: Word): Promise<void> {
    const [page] = await Promise.all([this.page.waitForEvent('popup'), this.press(role, word)]);
    this.page = page;
  }

  /** A page of the navigation. */
  async go(place: Place): Promise<void> {
    const name: Word = ({ shell }) => shell.navigation[place];
    if (this.hand === 'keyboard') {
      const keys = shortcutKeys(`go.${place}`).split(' ');
      this.steps.push(`Press ${keys.map((key) => `\`${key}\``).join(' ')}.`);
      for (const key of keys) await this.key(key);
    } else if (this.hand === 'mouse') await this.press('link', name);
    else
      await this.choose(
        this.thing('button', ({ shell }) => shell.navigation.more),
        name,
        'menuitem',
      );
  }

  /** The event of a satellite, or of another object, in the list that is open. */
  async openEvent(object: string): Promise<void> {
    const name = `the line of ${object}`;
    if (this.hand === 'thumb') {
      const links = this.page.getByRole('list', { name: this.words.conjunction.list.label }).getByRole('link');
      await this.pressThing({ locator: links.filter({ hasText: object }).first(), name });
    } else {
      const grid = this.page.getByRole('grid', { name: this.words.conjunction.list.label });
      const row = grid.getByRole('row').filter({ hasText: object }).first();
      await expect(row).toBeVisible();
      if (this.hand === 'mouse') {
        await this.pressThing({ locator: row, name });
        const preview = this.page.getByRole('complementary', { name: this.words.conjunction.preview.label });
        await this.press('link', ({ conjunction }) => conjunction.preview.open, { within: preview });
      } else {
        this.steps.push(`Press \`${shortcutKeys('list.next')}\` until ${name} is marked, then Enter.`);
        const id = await row.getAttribute('id');
        while ((await grid.getAttribute('aria-activedescendant')) !== id) await this.key(shortcutKeys('list.next'));
        await this.key('Enter');
      }
    }
    await expect(this.page).toHaveURL(/\/ca\/conjunction\//);
  }

  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.presses += 1;
  }

  /** What a person learns there, and the proof that it is there. */
  async read(sentence: string, proof: Locator, words: string | RegExp): Promise<void> {
    this.steps.push(sentence);
    await expect(proof).toContainText(words);
  }

  /** Returns a picture of the page, for the guide. */
  photograph(): Promise<Buffer> {
    return pictureOf(this.page);
  }

  async #press(thing: Thing): Promise<void> {
    this.presses += await HANDS[this.hand].press(this.page, thing);
  }
}
