import { expect, it, onTestFinished, vi } from 'vitest';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import { attachForm } from './attachForm';

vi.mock('../pure/fieldRules', () => {
  throw new Error('The network is gone.');
});

it('[FRM-20l] [FRM-9] says that nothing is lost where the rules of an address do not come', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<form>
    <div class="pl-form-summary" tabindex="-1" hidden></div>
    <div class="form-item" data-field-id="home"><input name="zip" value="10115"></div>
    <button>Send</button></form>`;
  const form = document.querySelector('form')!;
  const ports = recordingPorts();
  const undo = attachForm(form, {
    ports,
    schema: {
      formId: 'f',
      formName: 'F',
      fields: [{ type: 'address', id: 'home', title: 'Home' }],
    },
  });
  onTestFinished(() => {
    undo();
    document.body.replaceChildren();
    log.mockRestore();
  });
  form.requestSubmit();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/connection/i);
  expect(form.querySelector('input')!.value).toBe('10115');
  expect(ports.saved).toEqual([]);
});
