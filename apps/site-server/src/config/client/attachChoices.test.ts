import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { attachChoices } from './attachChoices';

const fieldOf = (name: string, inner = '') => `
  <select name="${name}.type"><option>text</option><option>radio</option></select>
  <button data-choice-apply>Apply</button>
  <div data-only-for="${name}.type" data-only-options="text email"><input name="${name}.placeholder" value="p"></div>
  <div data-only-for="${name}.type" data-only-options="radio" hidden><textarea name="${name}.options">o</textarea>${inner}</div>`;

function open(html: string) {
  const { window } = new JSDOM(`<form>${html}</form>`);
  const form = window.document.querySelector('form')!;
  const detach = attachChoices(form);
  const shown = (name: string) =>
    [...form.querySelectorAll<HTMLElement>(`[data-only-for="${name}.type"]`)].map(
      ({ hidden }) => !hidden,
    );
  const choose = (name: string, value: string) => {
    const select = form.querySelector<HTMLSelectElement>(`[name="${name}.type"]`)!;
    select.value = value;
    select.dispatchEvent(new window.Event('change', { bubbles: true }));
  };
  return { window, form, detach, shown, choose };
}

it('[SRV-90a] [SRV-90i] the settings follow the type at once, and those of another type keep what was typed', () => {
  const { window, form, detach, shown, choose } = open(fieldOf('f.0') + fieldOf('f.1'));
  expect(shown('f.0')).toEqual([true, false]);
  choose('f.0', 'radio');
  expect(shown('f.0')).toEqual([false, true]);
  expect(shown('f.1')).toEqual([true, false]);
  expect(new window.FormData(form).get('f.0.placeholder')).toBe('p');
  detach();
  choose('f.0', 'text');
  expect(shown('f.0')).toEqual([false, true]);
});

it('[SRV-187b] a field of a row has a type of its own', () => {
  const { shown, choose } = open(fieldOf('f.0', fieldOf('f.0.0')));
  choose('f.0', 'radio');
  expect(shown('f.0.0')).toEqual([true, false]);
  choose('f.0.0', 'radio');
  choose('f.0', 'text');
  expect(shown('f.0.0')).toEqual([false, true]);
});

it('[SRV-90i] the button for those without a script goes, also from fields that come later', () => {
  const { window, form } = open(fieldOf('f.0'));
  const buttons = () =>
    [...form.querySelectorAll<HTMLElement>('[data-choice-apply]')].map(({ hidden }) => hidden);
  expect(buttons()).toEqual([true]);
  form.insertAdjacentHTML('beforeend', fieldOf('f.1'));
  form.dispatchEvent(new window.CustomEvent('plinth:opened'));
  expect(buttons()).toEqual([true, true]);
});
