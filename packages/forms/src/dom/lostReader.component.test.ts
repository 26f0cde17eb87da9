import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import { generation2 } from '../__fixtures__/publishedPages';
import { attachForm } from './attachForm';
import type * as part from './attachPublished';
import { attachNewsletter } from './attachNewsletter';

const network = vi.hoisted(() => ({ isGone: true }));
vi.mock('./attachPublished', async (importActual) => {
  const actual = await importActual<typeof part>();
  return {
    get attachPublished() {
      if (network.isGone) throw new Error('The network is gone.');
      return actual.attachPublished;
    },
  };
});

beforeEach(() => {
  network.isGone = true;
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    document.body.replaceChildren();
    log.mockRestore();
  });
});

it('[FRM-20l] says that nothing is lost where the reader of a published form fails to load', async () => {
  document.body.innerHTML = generation2;
  const form = document.querySelector('form')!;
  const ports = recordingPorts();
  const undo = attachForm(document.querySelector<HTMLElement>('.form-block')!, { ports });
  form.querySelector('input')!.value = 'Hello';
  form.requestSubmit();
  await expect
    .poll(() => document.activeElement?.textContent)
    .toMatch(/nothing you typed is lost/i);
  expect(document.activeElement?.closest('form')).toBe(form);
  expect(form.querySelector('input')!.value).toBe('Hello');
  // Pressed again it is said once, and the form goes as soon as its reader comes.
  form.requestSubmit();
  await expect.poll(() => document.querySelectorAll('.pl-form-summary').length).toBe(1);
  network.isGone = false;
  form.requestSubmit();
  await expect.poll(() => ports.saved.length).toBe(1);
  expect(document.body.textContent).not.toMatch(/nothing you typed is lost/i);
  undo();
  expect(document.querySelector('.pl-form-summary')).toBeNull();
});

it('[FRM-19] [FRM-20l] says it inside the body of a published newsletter, and leaves nothing there', async () => {
  document.body.innerHTML = `<div class="newsletter-block"><form class="newsletter-form"><header></header>
    <div class="newsletter-form-body"><div class="newsletter-form-fields-wrapper">
    <div class="newsletter-form-field-wrapper form-item field email" id="e"><input type="email" name="email"></div></div>
    <button>Sign up</button></div></form></div>`;
  const markup = document.body.innerHTML;
  const undo = attachNewsletter(document.querySelector<HTMLElement>('.newsletter-block')!, {
    ports: recordingPorts(),
    locale: 'de',
    messages: { 'forms.connection': 'Nichts geht verloren.' },
  });
  document.querySelector('form')!.requestSubmit();
  await expect.poll(() => document.activeElement?.textContent).toBe('Nichts geht verloren.');
  expect(document.activeElement?.parentElement?.className).toBe('newsletter-form-body');
  undo();
  expect(document.body.innerHTML).toBe(markup);
});
