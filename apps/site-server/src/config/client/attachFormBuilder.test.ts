import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { attachFormBuilder } from './attachFormBuilder';

const fieldOf = (at: number, type: string, isDisabled: boolean) => `
  <li data-form-field><details><summary>${at}</summary><fieldset ${isDisabled ? 'disabled' : ''}>
    <input type="hidden" name="field" value="${at}">
    <div data-form-type><select name="field.${at}.type">
      ${['text', 'radio'].map((one) => `<option ${one === type ? 'selected' : ''}>${one}</option>`).join('')}
    </select><button data-form-apply>Apply</button></div>
    <div data-form-types="text" ${type === 'text' ? '' : 'hidden'}><input name="field.${at}.placeholder" value="p"></div>
    <div data-form-types="radio" ${type === 'radio' ? '' : 'hidden'}><textarea name="field.${at}.options">o</textarea></div>
  </fieldset></details></li>`;

function open({ isDisabled = false } = {}) {
  const { window } = new JSDOM(
    `<form><ol data-form-fields>${['text', 'radio', 'text'].map((type, at) => fieldOf(at, type, isDisabled)).join('')}</ol></form>`,
  );
  const form = window.document.querySelector('form')!;
  const detach = attachFormBuilder(form);
  const fields = () => [...form.querySelectorAll<HTMLElement>('[data-form-field]')];
  const order = () => new window.FormData(form).getAll('field');
  const fire = (element: Element, type: string, more: object = {}) => {
    const event = new window.Event(type, { bubbles: true, cancelable: true });
    return element.dispatchEvent(Object.assign(event, more));
  };
  return { window, form, detach, fields, order, fire };
}

it('[SRV-90a] the settings follow the type at once, and those of another type keep what was typed', () => {
  const { form, fields, fire, window, detach } = open();
  const [first] = fields() as [HTMLElement];
  const shown = () =>
    [...first.querySelectorAll<HTMLElement>('[data-form-types]')].map(({ hidden }) => !hidden);
  const select = first.querySelector('select')!;
  expect(first.querySelector<HTMLElement>('[data-form-apply]')!.hidden).toBe(true);
  expect(shown()).toEqual([true, false]);
  select.value = 'radio';
  fire(select, 'change');
  expect(shown()).toEqual([false, true]);
  expect(new window.FormData(form).get('field.0.placeholder')).toBe('p');
  detach();
  select.value = 'text';
  fire(select, 'change');
  expect(shown()).toEqual([false, true]);
});

it('[SRV-90b] a field that is dragged by its line is sent in its new place', () => {
  const { form, fields, order, fire } = open();
  const [first, , third] = fields() as [HTMLElement, HTMLElement, HTMLElement];
  let changes = 0;
  form.addEventListener('change', () => (changes += 1));
  const summary = third.querySelector('summary')!;
  expect(summary.draggable).toBe(true);
  fire(summary, 'dragstart');
  // Its upper half: in front of it.
  first.getBoundingClientRect = () => ({ top: 100, height: 40 }) as DOMRect;
  expect(fire(first, 'dragover', { clientY: 110 })).toBe(false);
  expect(order()).toEqual(['2', '0', '1']);
  fire(first, 'dragover', { clientY: 130 });
  expect(order()).toEqual(['0', '2', '1']);
  fire(summary, 'dragend');
  expect(changes).toBe(1);
  expect(third.hasAttribute('data-dragged')).toBe(false);
  // Something else that is dragged over the page changes nothing.
  expect(fire(first, 'dragover', { clientY: 110 })).toBe(true);
  expect(order()).toEqual(['0', '2', '1']);
});

it('[SRV-90g] nothing can be dragged by those who may only look', () => {
  const { fields } = open({ isDisabled: true });
  expect(fields()[0]!.querySelector('summary')!.draggable).not.toBe(true);
});
