import { expect, type FrameLocator } from '@playwright/test';

/** A visible element of each example, by role; an example without a line here fails. */
export const playgroundSights: Readonly<Record<string, (stage: FrameLocator) => Promise<void>>> = {
  'audio/album': (stage) =>
    expect(stage.getByRole('region', { name: 'Two days in the kiln' })).toBeVisible(),
  'charts/chart': async (stage) => {
    await stage.getByRole('group').press('End');
    await expect(stage.getByRole('status')).toContainText('July');
  },
  'commerce/cart': async (stage) => {
    await stage.getByRole('spinbutton').first().fill('2');
    await stage.getByRole('spinbutton').first().press('Enter');
    await expect(stage.getByRole('link', { name: /2.*124\.00/ })).toBeVisible();
  },
  'commerce/cart-form': async (stage) => {
    await expect(stage.getByText('Ash-glazed jug').first()).toBeVisible();
    await expect(stage.getByText('Slip-trailed plate').first()).toBeVisible();
  },
  'commerce/kinds': async (stage) => {
    await expect(stage.getByRole('row', { name: /^Glaze recipes Digital/ })).toContainText(
      '$18.00',
    );
    await stage.getByText('Again and again').click();
    await expect(stage.getByText('$18.00 every month until canceled')).toBeVisible();
  },
  'commerce/plan': async (stage) => {
    await stage.getByRole('combobox', { name: 'Weight' }).selectOption('10 kg');
    await expect(stage.getByText('$32.00')).toBeVisible();
    await stage.getByRole('button', { name: 'Subscribe' }).click();
    await expect(stage.getByRole('status').first()).toHaveText('clay: 10 kg');
    await stage.getByRole('combobox', { name: 'Value' }).selectOption('$100.00');
    await stage.getByRole('button', { name: 'Buy a gift card' }).click();
    await expect(stage.getByRole('status').last()).toHaveText('gift-card: CARD-100');
  },
  'commerce/product': async (stage) => {
    await stage.getByRole('combobox').first().selectOption('Large');
    await stage.getByRole('combobox').nth(1).selectOption('Ash');
    await expect(stage.getByText('$48.00').first()).toBeVisible();
    await stage.getByRole('button', { name: 'Quick view' }).click();
    await expect(stage.getByRole('dialog')).toContainText('Three days in the kiln.');
  },
  'commerce/money': (stage) => expect(stage.getByRole('cell', { name: '$1,037.39' })).toBeVisible(),
  'consent/categories': async (stage) => {
    const onPage = stage.getByRole('group', { name: 'Choose yourself' }).first();
    await onPage.getByRole('checkbox', { name: 'Statistics' }).check();
    await stage.getByRole('button', { name: 'Save choice' }).first().click();
    await expect(stage.getByRole('list', { name: 'Log' })).toContainText('statistics');
    await expect(stage.getByRole('region', { name: 'Cookie banner' })).toBeHidden();
  },
  'consent/consent-mode': async (stage) => {
    const commands = stage.getByRole('list', { name: 'dataLayer' });
    await expect(commands).toContainText('consent default');
    await expect(commands).not.toContainText('"analytics_storage": "granted"');
    await stage.getByRole('button', { name: 'Accept' }).click();
    await expect(commands).toContainText('"analytics_storage": "granted"');
  },
  'consent/cookie-banner': (stage) =>
    expect(stage.getByRole('region', { name: 'Cookie banner' })).toBeVisible(),
  'consent/placeholder': (stage) =>
    expect(stage.getByRole('button', { name: 'Load content: maps.example' })).toBeVisible(),
  'consent/what-may-run': (stage) =>
    expect(stage.getByRole('row', { name: 'tracking no yes no' })).toBeVisible(),
  'dom/watching': (stage) =>
    expect(stage.getByRole('row', { name: 'In the window yes' })).toBeVisible(),
  'events/calendar': async (stage) => {
    await stage.getByRole('link', { name: 'Next month' }).click();
    await expect(stage.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  },
  'events/tour-dates': (stage) =>
    expect(stage.getByRole('link', { name: 'Tickets for Old Salt Store' })).toBeVisible(),
  'forms/every-field': async (stage) => {
    await expect(stage.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(stage.getByRole('button', { name: 'Send' })).toBeVisible();
  },
  'forms/newsletter': (stage) =>
    expect(stage.getByRole('heading', { name: 'Letters from the kiln' })).toBeVisible(),
  'gallery/designs': (stage) =>
    expect(stage.getByRole('list', { name: 'Gallery' }).getByRole('img')).toHaveCount(9),
  'gallery/items': async (stage) => {
    await expect(stage.getByRole('status')).toHaveText(/took dune.*\.webp and fjord.*\.webp/);
    await stage.getByRole('link', { name: /^View video 3 of 3/ }).click();
    await expect(stage.getByRole('dialog')).toBeVisible();
    await stage.getByRole('button', { name: 'Close' }).click();
    await expect(stage.getByRole('dialog')).toBeHidden();
  },
  'gallery/lightbox': async (stage) => {
    await stage.getByRole('link', { name: 'The fjord' }).click();
    await expect(stage.getByRole('dialog')).toBeVisible();
    await stage.getByRole('button', { name: 'Close' }).click();
    await expect(stage.getByRole('dialog')).toBeHidden();
  },
  'gallery/lightbox-from-code': async (stage) => {
    await stage.getByRole('button', { name: 'Show three pictures and a text' }).click();
    await expect(stage.getByRole('dialog')).toContainText('fired eleven hours');
    await stage.getByRole('dialog').press('End');
    await expect(stage.getByRole('heading', { name: 'Prices' })).toBeVisible();
    await stage.getByRole('button', { name: 'Close' }).click();
    await expect(stage.getByRole('dialog')).toBeHidden();
  },
  'gallery/live-slides': async (stage) => {
    await stage.getByRole('button', { name: 'Next Slide' }).click();
    const shown = stage.getByRole('group', { name: '2 of 3' });
    await expect(shown.getByRole('img')).toHaveAttribute('alt', 'Meadow');
    await stage.getByRole('button', { name: 'Add one in front' }).click();
    await expect(
      stage.getByRole('group', { name: '3 of 4' }).getByRole('img', { name: 'Meadow' }),
    ).toBeVisible();
  },
  'listings/archive': (stage) =>
    expect(stage.getByRole('link', { name: 'November 2026' })).toHaveAttribute(
      'href',
      '#journal?month=2026-11',
    ),
  'listings/dates': async (stage) => {
    await expect(stage.getByRole('article')).toHaveCount(2);
    await stage.getByRole('link', { name: 'Past' }).click();
    await expect(stage.getByRole('article')).toContainText('Raku evening');
  },
  'listings/item-header': async (stage) => {
    await expect(stage.getByRole('heading', { name: 'Ash glazes', level: 1 })).toBeVisible();
    await expect(stage.getByRole('link', { name: 'Recipes' })).toHaveAttribute(
      'href',
      '#journal?category=Recipes',
    );
  },
  'listings/page-links': async (stage) => {
    await stage.getByRole('link', { name: 'Next' }).click();
    await expect(stage.getByRole('link', { name: 'Page 6' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
  'listings/search': async (stage) => {
    await stage.getByRole('combobox', { name: 'Search this site' }).fill('kiln');
    await expect(stage.getByRole('option', { name: 'A new kiln' })).toBeVisible();
  },
  'listings/search-results': async (stage) => {
    await expect(stage.getByRole('link', { name: 'A new kiln' })).toBeVisible();
    await stage.getByRole('link', { name: 'More' }).click();
    await expect(stage.getByText('Page 2 of 3')).toBeVisible();
  },
  'listings/summary': async (stage) => {
    await stage.getByRole('link', { name: 'glaze', exact: true }).click();
    await expect(stage.getByRole('article')).toHaveCount(2);
    await stage.getByRole('link', { name: 'A to Z' }).click();
    await expect(stage.getByRole('article').first()).toContainText('Ash glazes');
  },
  'media/background-video': async (stage) => {
    await expect(stage.getByRole('heading', { name: 'Fired for three days' })).toBeVisible();
    await expect(stage.getByRole('button', { name: 'Pause background video' })).toBeVisible();
  },
  'media/image': (stage) =>
    expect(stage.getByRole('img', { name: 'Hills in the last light' })).toBeVisible(),
  'media/image-block': (stage) =>
    expect(stage.getByRole('link', { name: 'See them all' })).toBeVisible(),
  'media/map': (stage) => expect(stage.getByRole('link', { name: /directions/i })).toBeVisible(),
  'media/video': (stage) =>
    expect(stage.getByRole('button', { name: /The kiln at night/ })).toBeVisible(),
  'site-api/calls': async (stage) => {
    await stage.getByRole('button', { name: 'Ask for a submission key' }).click();
    await expect(stage.getByRole('status')).toContainText('key-1');
  },
  'site-model/links': (stage) =>
    expect(stage.getByRole('row', { name: /javascript|java⏎script/ })).toContainText('nowhere'),
  'site-model/messages': (stage) => expect(stage.getByText('Ada has 1,234 bowls.')).toBeVisible(),
  'site-model/page-context': async (stage) => {
    await expect(stage.getByText('"ownField": "stays"').last()).toBeVisible();
    await stage.getByRole('textbox').fill('no JSON');
    await expect(stage.getByRole('heading', { name: 'Problems (1)' })).toBeVisible();
  },
  'site-renderer/compose-a-page': async (stage) => {
    const page = stage.getByTitle('The page').contentFrame();
    await expect(page.getByRole('heading', { name: 'New work' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(4);
  },
  'tracking/census': (stage) =>
    expect(stage.getByText('This page may not be tracked')).toBeVisible(),
  'tracking/trace': async (stage) => {
    await stage.getByRole('button', { name: 'Trace' }).click();
    await expect(stage.getByRole('status')).toHaveText(/: 1$/);
  },
  'ui-blocks/accordion': async (stage) => {
    await stage.getByText('May I watch you throw?').click();
    await expect(stage.getByText('Gladly.')).toBeVisible();
  },
  'ui-blocks/controlled-accordion': async (stage) => {
    await stage.getByRole('button', { name: 'Open all' }).click();
    await expect(stage.getByText('Eleven hours to 1280 degrees.')).toBeVisible();
    await stage.getByText('Fire', { exact: true }).click();
    await expect(stage.getByText('Eleven hours to 1280 degrees.')).toBeHidden();
  },
  'ui-blocks/controlled-menu': async (stage) => {
    await stage.getByRole('button', { name: 'Next step' }).click();
    await expect(stage.getByText('Ash of apple and oak, and nothing else.')).toBeVisible();
    await stage.getByRole('checkbox', { name: 'Hold this step' }).check();
    await stage.getByRole('tab', { name: 'Fire' }).click();
    await expect(stage.getByRole('tab', { name: 'Glaze' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
  'ui-blocks/marquee': (stage) =>
    expect(stage.getByText('Kiln opening on Saturday').first()).toBeAttached(),
  'ui-blocks/menu': async (stage) => {
    await stage.getByRole('tab', { name: 'Dinner' }).click();
    await expect(stage.getByText('Trout')).toBeVisible();
  },
  'ui-blocks/tabbed-carousel': async (stage) => {
    await stage.getByRole('tab', { name: 'Jugs' }).click();
    await expect(stage.getByText('a lip that does not drip')).toBeVisible();
  },
  'ui-dialogs/dialog': async (stage) => {
    for (const name of ['Open by function', 'Open as component']) {
      await stage.getByRole('button', { name }).click();
      await stage.getByRole('alertdialog', { name: 'Delete the page?' }).press('Escape');
      await expect(stage.getByRole('alertdialog')).toBeHidden();
      await expect(stage.getByRole('button', { name })).toBeFocused();
    }
  },
  'ui-dialogs/drawer': async (stage) => {
    await stage.getByRole('button', { name: 'Show the basket' }).click();
    await expect(stage.getByRole('dialog', { name: 'Basket' })).toBeVisible();
    await stage.getByRole('button', { name: 'Go on shopping' }).click();
    await expect(stage.getByRole('dialog')).toBeHidden();
  },
  'ui-dialogs/popover': async (stage) => {
    await stage.getByRole('button', { name: 'Filters' }).click();
    await stage.getByRole('checkbox', { name: 'In stock' }).check();
    await stage.getByRole('checkbox', { name: 'In stock' }).press('Escape');
    await expect(stage.getByRole('checkbox', { name: 'In stock' })).toBeHidden();
    await expect(stage.getByRole('button', { name: 'Filters' })).toBeFocused();
    await stage.getByRole('button', { name: 'Filters' }).click();
    await stage.getByRole('button', { name: 'Apply' }).click();
    await expect(stage.getByRole('checkbox', { name: 'In stock' })).toBeHidden();
  },
  'ui-dialogs/components': async (stage) => {
    for (const [name, role] of [
      ['Question', 'alertdialog'],
      ['Alert', 'alertdialog'],
      ['Dialog of your own', 'dialog'],
    ] as const) {
      await stage.getByRole('button', { name }).click();
      await stage.getByRole(role, { name: 'Delete the page?' }).press('Escape');
      await expect(stage.getByRole(role)).toBeHidden();
    }
  },
  'ui-dialogs/motion': async (stage) => {
    await stage.getByRole('button', { name: 'Hide' }).click();
    await expect(stage.getByText('The hidden attribute')).toBeHidden();
  },
  'ui-dialogs/notice': async (stage) => {
    await stage.getByRole('button', { name: 'Show a notice' }).click();
    await expect(stage.getByRole('status')).toContainText('The page is online.');
  },
  'ui-dialogs/tooltip': async (stage) => {
    await stage.getByRole('button', { name: 'Publish' }).focus();
    await expect(stage.getByRole('tooltip')).toBeVisible();
  },
};
