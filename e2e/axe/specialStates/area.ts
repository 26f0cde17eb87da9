import type { SpecialState } from './specialState';

/** The owner's area when something was typed that it does not take. */
export const area: readonly SpecialState[] = [
  {
    name: 'owner: sign-in refused',
    path: '/config/',
    async reach(page) {
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      return page.getByRole('alert');
    },
  },
  {
    name: 'owner: editor with an error',
    path: '/config/pages/page-studio/json',
    person: 'owner',
    async reach(page) {
      const source = page.getByLabel('Page as JSON');
      const text = await source.inputValue();
      await source.fill(text.replaceAll('"type": ', '"tpye": '));
      return page.getByRole('link', { name: /^\d+ mistakes$/ });
    },
  },
  {
    name: 'owner: upload refused',
    path: '/config/files',
    person: 'owner',
    async reach(page) {
      await page
        .getByRole('form', { name: 'Upload files' })
        .getByLabel('Files')
        .setInputFiles({
          name: 'page.html',
          mimeType: 'text/html',
          buffer: Buffer.from('<p>'),
        });
      await page.getByRole('button', { name: 'Upload' }).click();
      return page.getByRole('listitem').filter({ hasText: 'does not appear to be a supported' });
    },
  },
];
