import { reopenSelector } from '@plinth/consent';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { pageRow } from './pageRow';

it('[CNS-7a] holds a press on everything that opens the cookie settings, and on the banner', () => {
  const { document } = new JSDOM(`
    <button data-consent-reopen></button><a href="#cookie-settings"></a>
    <form data-consent-banner><button></button></form>
    <button></button><a href="#other"></a>`).window;
  const opens = [...document.querySelectorAll(reopenSelector)];
  expect(opens).toHaveLength(2);
  const banner = [...document.querySelectorAll('[data-consent-banner] button')];
  expect([...document.querySelectorAll(pageRow.waits!)]).toEqual([...opens, ...banner]);
});
