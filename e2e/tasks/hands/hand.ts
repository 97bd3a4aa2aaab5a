import type { Locator, Page } from '@playwright/test';

/** What is pressed or typed into, and its English name for whoever reads of a failure. */
export interface Thing {
  readonly locator: Locator;
  readonly name: string;
}

/** One way to work with a page. Each returns how often something was pressed: a click, a key, a tap; letters of a text are not presses. */
export interface Hand {
  press(page: Page, thing: Thing): Promise<number>;
  type(page: Page, thing: Thing, text: string): Promise<number>;
}

/** What a pointer hits of a control: of a radio button or a checkbox the line around it. */
export async function targetOf({ locator }: Thing): Promise<Locator> {
  const isInLabel = await locator.evaluate((element) => element.matches('label input'));
  return isInLabel ? locator.locator('xpath=ancestor::label[1]') : locator;
}
