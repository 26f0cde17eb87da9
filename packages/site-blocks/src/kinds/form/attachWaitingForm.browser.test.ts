import { attachForm } from '@plinth/forms';
import { parseFormSchema } from '@plinth/forms/schema';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createHost, type Host } from '../../host/host';
import type { WaitingBlock } from '../../host/blockScript';
import { attachWaitingForm } from './attachWaitingForm';

const schema = parseFormSchema({
  formId: 'newsletter',
  fields: [{ id: 'name', type: 'text', title: 'Name' }],
});

let block: WaitingBlock;

afterEach(() => {
  block.detach?.();
  sessionStorage.clear();
  document.body.replaceChildren();
});

function addForm(): { element: HTMLElement; host: Host; start: ReturnType<typeof vi.fn> } {
  document.body.innerHTML = '<div id="block-newsletter" data-block-type="9"></div>';
  const element = document.getElementById('block-newsletter')!;
  block = { element };
  const start = vi.fn();
  const host: Host = { ...createHost(document), init: vi.fn(), destroy: vi.fn(), start };
  return { element, host, start };
}

it('[FRM-20e] starts a form at once that keeps a draft, by the name that the form itself gives it', async () => {
  const { element, host, start } = addForm();
  const detach = attachForm(element, {
    schema,
    ports: {
      requestSubmissionKey: () => Promise.reject(new Error('unused')),
      saveSubmission: () => Promise.reject(new Error('unused')),
    },
  });
  // Built by the form's own part, as of a page that only describes it.
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect.element(field).toBeVisible();
  attachWaitingForm(block, host, { recordForm: vi.fn() });
  expect(start).not.toHaveBeenCalled();
  block.detach?.();
  let times = 0;
  // Typed again until the part that keeps drafts has loaded.
  await expect
    .poll(
      async () => {
        await userEvent.fill(field, `Ottilie ${(times += 1)}`);
        return Object.keys(sessionStorage);
      },
      { interval: 400 },
    )
    .toHaveLength(1);
  attachWaitingForm(block, host, { recordForm: vi.fn() });
  detach();
  await expect.poll(() => start).toHaveBeenCalledExactlyOnceWith(element);
});

it('[FRM-20e] keeps what is typed before its script has loaded', async () => {
  const { element, host } = addForm();
  element.innerHTML =
    '<form data-form-id="newsletter"><input name="name" aria-label="Name"></form>';
  const field = page.getByRole('textbox', { name: 'Name' });
  await userEvent.click(field);
  attachWaitingForm(block, host, { recordForm: vi.fn() });
  await userEvent.keyboard('Ottilie');
  // Without consent nothing is stored, and the browser asks.
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(() => asks() || sessionStorage.length > 0).toBe(true);
});
