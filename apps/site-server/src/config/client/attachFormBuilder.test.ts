import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { attachFormBuilder } from './attachFormBuilder';

const fieldOf = (at: number, type: string, isReadOnly: boolean) => `
  <li data-form-field><details><summary>${isReadOnly ? '' : '<span data-handle hidden>⠿</span>'}${at}</summary><fieldset ${isReadOnly ? 'disabled' : ''}>
    <input type="hidden" name="field" value="${at}">
    <select name="field.${at}.type"><option>${type}</option></select>
  </fieldset></details></li>`;

function open({ isReadOnly = false } = {}) {
  const { window } = new JSDOM(
    `<form><ol data-form-fields>${['text', 'radio', 'text'].map((type, at) => fieldOf(at, type, isReadOnly)).join('')}</ol></form>`,
    { pretendToBeVisual: true },
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

it('[SRV-90b] a field that is dragged by its handle is sent in its new place', () => {
  const { window, form, fields, order, fire } = open();
  const [first, , third] = fields() as [HTMLElement, HTMLElement, HTMLElement];
  let changes = 0;
  form.addEventListener('change', () => (changes += 1));
  const handle = third.querySelector<HTMLElement>('[data-handle]')!;
  expect(handle.hidden).toBe(false);
  handle.setPointerCapture = () => {};
  first.getBoundingClientRect = () => ({ top: 100, height: 40 }) as DOMRect;
  window.document.elementFromPoint = () => first.querySelector('summary');

  const drag = (...heights: number[]) => {
    fire(handle, 'pointerdown', { button: 0 });
    expect(third.hasAttribute('data-dragged')).toBe(true);
    for (const clientY of heights) fire(handle, 'pointermove', { clientX: 5, clientY });
  };
  // The upper half of the field: the dragged field is moved before it.
  drag(130, 110);
  expect(first.dataset['drop']).toBe('before');
  fire(handle, 'pointerup');
  expect(order()).toEqual(['2', '0', '1']);
  drag(130);
  expect(first.dataset['drop']).toBe('after');
  fire(handle, 'pointerup');
  expect(order()).toEqual(['0', '2', '1']);
  expect(changes).toBe(2);
  expect(form.querySelector('[data-dragged], [data-drop]')).toBeNull();

  // Escape cancels, and so does a touch that the browser takes over.
  for (const end of ['keydown', 'pointercancel']) {
    drag(110);
    fire(handle, end, { key: 'Escape' });
    fire(handle, 'pointerup');
    expect(order()).toEqual(['0', '2', '1']);
    expect(form.querySelector('[data-dragged], [data-drop]')).toBeNull();
  }
  // A press on the handle opens no field.
  expect(fire(handle, 'click')).toBe(false);
});

it('[SRV-187b] a field of a row is moved among those of its row', () => {
  const { window, form, fields, fire } = open();
  const group = fields()[1]!;
  const inner = window.document.createElement('div');
  inner.innerHTML = `<ol data-form-fields>${['text', 'text'].map((type, at) => fieldOf(at, type, false).replaceAll('"field', '"field.1.field')).join('')}</ol>`;
  group.querySelector('fieldset')!.append(inner);
  const [first, second] = inner.querySelectorAll<HTMLElement>('[data-form-field]');
  const handle = second!.querySelector<HTMLElement>('[data-handle]')!;
  handle.setPointerCapture = () => {};
  const drag = (over: HTMLElement) => {
    over.getBoundingClientRect = () => ({ top: 100, height: 40 }) as DOMRect;
    window.document.elementFromPoint = () => over.querySelector('summary');
    fire(handle, 'pointerdown', { button: 0 });
    fire(handle, 'pointermove', { clientX: 5, clientY: 110 });
    fire(handle, 'pointerup');
  };
  drag(fields()[0]!);
  expect(inner.querySelector('[data-form-field]')).toBe(first);
  drag(first!);
  expect(inner.querySelector('[data-form-field]')).toBe(second);
  expect(new window.FormData(form).getAll('field')).toEqual(['0', '1', '2']);
});

it('[SRV-90b] the page scrolls while a field is dragged near an edge of the view', async () => {
  const { window, fields, fire } = open();
  const handle = fields()[0]!.querySelector<HTMLElement>('[data-handle]')!;
  handle.setPointerCapture = () => {};
  window.document.elementFromPoint = () => null;
  const steps: unknown[] = [];
  window.document.documentElement.scrollBy = (...step: unknown[]) => void steps.push(step[1]);

  fire(handle, 'pointerdown', { button: 0 });
  fire(handle, 'pointermove', { clientX: 5, clientY: window.innerHeight - 10 });
  await expect.poll(() => steps).toContain(12);
  fire(handle, 'pointermove', { clientX: 5, clientY: 10 });
  await expect.poll(() => steps).toContain(-12);
  fire(handle, 'pointerup');
  const { length } = steps;
  await new Promise((resolve) => window.requestAnimationFrame(resolve));
  expect(steps).toHaveLength(length);
});

it('[SRV-90g] nothing can be dragged by those who may only look', () => {
  const { fields, fire } = open({ isReadOnly: true });
  const summary = fields()[0]!.querySelector('summary')!;
  fire(summary, 'pointerdown', { button: 0 });
  expect(fields()[0]!.hasAttribute('data-dragged')).toBe(false);
});
