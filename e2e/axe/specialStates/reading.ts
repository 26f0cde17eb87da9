import { attached, type SpecialState } from './specialState';

/** Parts that readers open, page through and search. */
export const reading: readonly SpecialState[] = [
  {
    name: 'accordion open',
    path: '/studio',
    async reach(page) {
      const block = await attached(page, 'block-studio-questions');
      await block.getByText('Can I visit?').click();
      return block.getByText('On Fridays and Saturdays');
    },
  },
  {
    name: 'tab chosen',
    path: '/studio',
    async reach(page) {
      const block = await attached(page, 'block-studio-courses');
      await block.getByRole('tab', { name: 'Weekends' }).click();
      return block.getByRole('tabpanel', { name: 'Weekends' });
    },
  },
  {
    name: 'slideshow moved',
    path: '/work/exhibition',
    async reach(page) {
      const gallery = await attached(page, 'gallery-show-fading');
      await gallery.getByRole('button', { name: 'Show slide 3 of 12' }).click();
      return gallery.getByRole('group', { name: '3 of 12', exact: true });
    },
  },
  {
    name: 'search suggestions',
    path: '/journal',
    async reach(page) {
      const block = await attached(page, 'block-journal-search');
      await block.getByRole('combobox').pressSequentially('mo');
      return block.getByRole('option').first();
    },
  },
  {
    name: 'search without results',
    path: '/search?q=helicopter',
    reach: (page) => page.getByRole('main').getByText('helicopter'),
  },
  {
    name: 'blog filtered',
    path: '/journal',
    async reach(page) {
      const block = await attached(page, 'block-journal-posts');
      const glaze = block.getByRole('link', { name: 'Glaze', exact: true }).first();
      await glaze.click();
      return block.locator('a[aria-current="true"]').filter({ hasText: /^Glaze$/ });
    },
  },
  {
    name: 'calendar moved',
    path: '/dates',
    async reach(page) {
      const block = await attached(page, 'block-dates-calendar');
      const heading = block.getByRole('heading', { level: 2 });
      const before = await heading.innerText();
      await block.getByRole('link', { name: 'Next month' }).click();
      return block.getByRole('heading', { level: 2 }).filter({ hasNotText: before });
    },
  },
  {
    name: 'audio playing',
    path: '/listen',
    async reach(page) {
      await attached(page, 'block-listen-album');
      const player = page.getByRole('region', { name: 'Two days, one door' });
      await player.getByRole('button', { name: 'Play', exact: true }).click();
      return player.getByRole('button', { name: 'Pause' });
    },
  },
  {
    name: 'value of a chart',
    path: '/kiln-log',
    async reach(page) {
      const block = await attached(page, 'block-log-firings');
      await block.getByRole('group', { name: /^What came out whole/ }).focus();
      await page.keyboard.press('Home');
      return block.getByRole('status').filter({ hasText: '212' });
    },
  },
  {
    name: 'locked page, password refused',
    path: '/trade',
    async reach(page) {
      await page.getByLabel('Password').fill('no idea');
      await page.keyboard.press('Enter');
      return page.getByRole('alert').filter({ hasText: 'This password is not right.' });
    },
  },
  {
    name: 'log in refused',
    path: '/members-only',
    async reach(page) {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Log In' }).click();
      return page.getByRole('alert').filter({ hasText: 'is not right' });
    },
  },
];
