import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../forms.css';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { engineMessages } from '../messages/engineMessages';
import { stayUsable } from './stayUsable';

afterEach(() => document.body.replaceChildren());

it('[FRM-20l] shows all that a form has, and says that nothing is lost once a visitor waits for it', async () => {
  document.body.innerHTML = `<form class="pl-form"><div class="pl-form-summary" tabindex="-1" hidden></div>
    <label data-unmet>Later <input></label></form>`;
  const form = document.querySelector('form')!;
  const translate = createPlainTranslate(engineMessages);
  await expect.element(page.getByRole('textbox', { includeHidden: true })).not.toBeVisible();
  stayUsable(form, false, { translate });
  await expect.element(page.getByRole('textbox', { name: 'Later' })).toBeVisible();
  expect(form.querySelector<HTMLElement>('.pl-form-summary')!.hidden).toBe(true);
  stayUsable(form, true, { translate });
  await expect
    .element(page.getByText(/^The form could not be sent\. Nothing you typed is lost/))
    .toHaveFocus();
});
