import { expect, test, type FrameLocator, type Locator } from '@playwright/test';
import { openExample } from '../support/playground';

/* The patterns of the ARIA Authoring Practices, scenario by scenario, over the examples of the playground: the effect
   of the keys, the focus, and the information for assistive technology. docs/proof/apg.md lists them. */
test.use({ viewport: { width: 1280, height: 900 } });

/** Begins with the keyboard at the start of the stage's page. */
async function tabIntoStage(stage: FrameLocator): Promise<void> {
  const main = stage.getByRole('main');
  // The order of Tab goes on from here, as from a press into the example.
  await main.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  await main.page().keyboard.press('Tab');
}

/** Waits until nothing inside moves any more: an accordion accepts no press before (BLK-1a). */
const atRest = (part: Locator) =>
  expect
    .poll(() => part.evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0);

const focused = (stage: FrameLocator): Locator => stage.locator(':focus');

test('[BLK-1a] [BLK-1g] accordion: Enter and Space open and close, arrows move between headers', async ({
  page,
}) => {
  const stage = await openExample(page, 'ui-blocks/accordion');
  const headers = stage.locator('summary');
  const items = stage.locator('details');
  await headers.first().focus();
  await page.keyboard.press('Enter');
  await expect(items.first()).toHaveAttribute('open');
  await expect(stage.getByText('Every day from ten to six')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(headers.nth(1)).toBeFocused();
  await expect(items.nth(1)).not.toHaveAttribute('open');
  await atRest(items.first());
  await page.keyboard.press(' ');
  await expect(items.nth(1)).toHaveAttribute('open');
  await expect(items.first()).not.toHaveAttribute('open');
  await page.keyboard.press('End');
  await expect(headers.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(headers.first()).toBeFocused();
  // Everything in the open panel is in the order of Tab, and nothing of a closed one.
  await headers.nth(1).focus();
  await page.keyboard.press('Tab');
  await expect(stage.getByRole('link', { name: 'the hours' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(headers.nth(2)).toBeFocused();
});

test('[DLG-8] disclosure: the button says whether its panel is open, and Escape returns the focus', async ({
  page,
}) => {
  const stage = await openExample(page, 'ui-dialogs/popover');
  const button = stage.getByRole('button', { name: 'Filters' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const box = stage.getByRole('checkbox', { name: 'In stock' });
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press(' ');
  await expect(box).toBeVisible();
  await page.keyboard.press(' ');
  await expect(box).toBeHidden();
});

test('[DLG-3c] [DLG-3d] [DLG-3e] modal dialog: named, described, Tab stays within it, Escape closes and returns the focus', async ({
  page,
}) => {
  const stage = await openExample(page, 'ui-dialogs/dialog', { 'option.role': 'dialog' });
  const opener = stage.getByRole('button', { name: 'Open by function' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = stage.getByRole('dialog', { name: 'Delete the page?' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription('It cannot be undone.');
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  // The page behind it is out of reach.
  await stage.getByText('Open as component').evaluate((button) => button.focus());
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const first = await focused(stage).textContent();
  const seen = new Set<string>();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    seen.add((await focused(stage).textContent()) ?? '');
  }
  expect(seen.has(first ?? '')).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('[DLG-2] alert dialog: its role, its name, its message, one button with the focus', async ({
  page,
}) => {
  const stage = await openExample(page, 'ui-dialogs/components');
  const opener = stage.getByRole('button', { name: 'Alert', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const alert = stage.getByRole('alertdialog');
  await expect(alert).toBeVisible();
  await expect(alert).toHaveAccessibleName(/\S/);
  await expect(alert).toHaveAccessibleDescription(/\S/);
  await expect(alert.getByRole('button')).toHaveCount(1);
  await expect(alert.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  await expect(opener).toBeFocused();
});

const tab = (stage: FrameLocator, name: string): Locator => stage.getByRole('tab', { name });

test('[BLK-2b] [BLK-2c] tabs by hand: arrows move with wraparound, Enter and Space select, Tab goes to the panel', async ({
  page,
}) => {
  const stage = await openExample(page, 'ui-blocks/menu');
  await expect(stage.getByRole('tablist', { name: 'Menus' })).toBeVisible();
  await expect(tab(stage, 'Lunch')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(stage, 'Dinner')).toHaveAttribute('tabindex', '-1');
  await tab(stage, 'Lunch').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(stage, 'Drinks')).toBeFocused();
  await expect(tab(stage, 'Drinks')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tab(stage, 'Dinner')).toHaveAttribute('aria-selected', 'true');
  const panel = stage.getByRole('tabpanel', { name: 'Dinner' });
  await expect(panel).toBeVisible();
  // The others are there for the browser's search alone.
  await expect(stage.locator('[role="tabpanel"]:not([hidden])')).toHaveCount(1);
  const controlled = await tab(stage, 'Dinner').getAttribute('aria-controls');
  await expect(panel).toHaveAttribute('id', controlled!);
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(stage, 'Dinner')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press(' ');
  await expect(tab(stage, 'Drinks')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tab(stage, 'Lunch')).toBeFocused();
});

test('[BLK-2b] [BLK-5] tabs by themselves: each arrow selects, in the direction of the text', async ({
  page,
}) => {
  const stage = await openExample(page, 'ui-blocks/menu', {
    'option.activation': 'automatic',
    direction: 'rtl',
  });
  await tab(stage, 'Lunch').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(stage, 'Dinner')).toBeFocused();
  await expect(tab(stage, 'Dinner')).toHaveAttribute('aria-selected', 'true');
  await expect(stage.getByRole('tabpanel', { name: 'Dinner' })).toBeVisible();
});

test('[DLG-4b] [DLG-4e] [DLG-4h] tooltip: shown on focus, describes its element, Escape hides it and the focus stays', async ({
  page,
}) => {
  const stage = await openExample(page, 'ui-dialogs/tooltip');
  const button = stage.getByRole('button', { name: 'Publish' });
  await expect(button).toHaveAccessibleDescription('Puts the page online for everybody');
  await tabIntoStage(stage);
  await expect(button).toBeFocused();
  const tip = stage.getByRole('tooltip').filter({ hasText: 'Puts the page online' });
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(button).toBeFocused();
});

test('[GAL-7] carousel that moves automatically: paused by focus and by its button, announced only while paused', async ({
  page,
}) => {
  const stage = await openExample(page, 'gallery/designs', {
    'option.design': 'slideshow',
    'option.autoplay': 'true',
    'option.autoplayDuration': '500',
    'option.controls': 'true',
  });
  const carousel = stage.locator('[aria-roledescription="carousel"]');
  await expect(carousel).toHaveAccessibleName('Gallery');
  const slides = stage.locator('[aria-roledescription="slide"]');
  await expect(slides.first()).toHaveAccessibleName(/1 of 9/);
  const live = stage.locator('[aria-live]').first();
  await expect(live).toHaveAttribute('aria-live', 'off');
  const pause = stage.getByRole('button', { name: 'Pause slideshow' });
  // The control of the rotation comes first in the order of Tab.
  await tabIntoStage(stage);
  await expect(pause).toBeFocused();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Enter');
  const play = stage.getByRole('button', { name: 'Play slideshow' });
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pause).toBeFocused();
});

test('[GAL-6c] carousel: its buttons change the slide and keep the focus', async ({ page }) => {
  const stage = await openExample(page, 'gallery/designs', {
    'option.design': 'slideshow',
    'option.controls': 'true',
  });
  const slide = (at: number): Locator =>
    stage.getByRole('group', { name: new RegExp(`^${at} of 9`) });
  const next = stage.getByRole('button', { name: 'Next Slide' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(slide(2)).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press(' ');
  await expect(slide(3)).toBeVisible();
  await stage.getByRole('button', { name: 'Previous Slide' }).press('Enter');
  await expect(slide(2)).toBeVisible();
});

test('slider: arrows, Home and End move it, and its value is a time', async ({ page }) => {
  const stage = await openExample(page, 'audio/album');
  const slider = stage.getByRole('slider');
  await expect(slider).toHaveAccessibleName(/\S/);
  await slider.focus();
  const value = () => slider.inputValue().then(Number);
  await page.keyboard.press('ArrowRight');
  const once = await value();
  expect(once).toBeGreaterThan(0);
  await page.keyboard.press('ArrowUp');
  expect(await value()).toBeGreaterThan(once);
  await page.keyboard.press('ArrowLeft');
  expect(await value()).toBe(once);
  await page.keyboard.press('End');
  expect(await value()).toBe(Number(await slider.getAttribute('max')));
  await page.keyboard.press('Home');
  expect(await value()).toBe(0);
  await expect(slider).toHaveAttribute('aria-valuetext', /0:00/);
});

test('[LST-8] combobox with a list: arrows go through the options, the focus stays, Escape closes', async ({
  page,
}) => {
  const stage = await openExample(page, 'listings/search');
  const field = stage.getByRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.fill('k');
  await field.pressSequentially('iln');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const list = stage.getByRole('listbox');
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id'))!);
  await page.keyboard.press('ArrowDown');
  const option = stage.getByRole('option').first();
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('kiln');
  await expect(field).toBeFocused();
});

test('grid: one day is in the order of Tab, arrows go from day to day, Page Down to the next month', async ({
  page,
}) => {
  const stage = await openExample(page, 'events/calendar');
  const grid = stage.getByRole('grid');
  await expect(grid).toHaveAccessibleName(/November 2026/);
  const reachable = grid.locator('[role=gridcell][tabindex="0"], td[tabindex="0"]');
  await expect(reachable).toHaveCount(1);
  await reachable.focus();
  const day = () => focused(stage).getAttribute('data-date');
  const before = await day();
  await page.keyboard.press('ArrowRight');
  expect(await day()).not.toBe(before);
  await page.keyboard.press('ArrowLeft');
  expect(await day()).toBe(before);
  await page.keyboard.press('ArrowDown');
  await expect(reachable).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(stage.getByRole('grid')).toHaveAccessibleName(/December 2026/);
});

test('[FRM-22a] [FRM-22d] radio group: named by its legend, arrows choose, one stop in the order of Tab', async ({
  page,
}) => {
  const stage = await openExample(page, 'forms/every-field', { 'option.show': 'radio' });
  const group = stage.getByRole('radiogroup', { name: /Glaze/ });
  await expect(group).toHaveAttribute('aria-required', 'true');
  const radios = group.getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(radios.nth(2)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(stage.getByRole('button', { name: 'Send' })).toBeFocused();
});

test('[BLK-3d] button: Enter and Space press it, and its name says what it will do', async ({
  page,
}) => {
  const stage = await openExample(page, 'ui-blocks/marquee');
  const button = stage.getByRole('button', { name: /Pause|Stop/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('button', { name: /Play|Start|Run/ })).toBeFocused();
  await page.keyboard.press(' ');
  await expect(button).toBeFocused();
});
