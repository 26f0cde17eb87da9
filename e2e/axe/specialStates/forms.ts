import type { Page } from '@playwright/test';
import { waitForHumanPace } from '../../support/waitForHumanPace';
import { attached, type SpecialState } from './specialState';

async function fillFirstStep(page: Page): Promise<void> {
  await attached(page, 'block-in-steps');
  await page.getByLabel('First').fill('Ada');
  await page.getByLabel('Last').fill('Moss');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Forms that are refused, sent, and on their way. */
export const forms: readonly SpecialState[] = [
  {
    name: 'form with errors',
    path: '/every-field',
    async reach(page) {
      await attached(page, 'block-every-field');
      await page.getByLabel('E-mail').fill('ada@');
      await page.getByRole('button', { name: 'Send it' }).click();
      return page.getByRole('link', { name: 'Subject is required.' });
    },
  },
  {
    name: 'form sent',
    path: '/contact',
    async reach(page) {
      const opened = Date.now();
      await page.getByLabel('Name').fill('Kai');
      await page.getByLabel('Email').fill('kai@example.com');
      await page.getByLabel('What is it about?').selectOption('A visit');
      await page.getByLabel('Message').fill('Hello');
      await waitForHumanPace(opened);
      await page.getByRole('button', { name: 'Send' }).click();
      return page.getByText('Thank you for your message');
    },
  },
  {
    name: 'form, second step',
    path: '/in-steps',
    async reach(page) {
      await fillFirstStep(page);
      return page.getByRole('combobox', { name: 'Glaze' });
    },
  },
  {
    name: 'form, second step with an error',
    path: '/in-steps',
    async reach(page) {
      await fillFirstStep(page);
      await page.getByRole('button', { name: 'Order' }).click();
      return page.getByRole('link', { name: 'Glaze is required.' });
    },
  },
  {
    name: 'file refused',
    path: '/every-field',
    async reach(page) {
      await attached(page, 'block-every-field');
      await page.getByLabel('A picture').setInputFiles({
        name: 'prices.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('12'),
      });
      return page.getByText('prices.txt').first();
    },
  },
  {
    name: 'newsletter refused',
    path: '/',
    async reach(page) {
      const block = await attached(page, 'block-home-letter');
      await block.getByLabel('Email').fill('ada@');
      await block.getByRole('button', { name: 'Subscribe' }).click();
      return block.getByText(/Email is not valid/).first();
    },
  },
];
