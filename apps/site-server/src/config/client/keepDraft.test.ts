// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keepDraft } from './keepDraft';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

const rows = (entries: readonly (readonly [sku: string, unlimited: boolean])[]) => {
  document.body.innerHTML = `<form action="/config/products/new">
    <p data-draft hidden><button type="button" data-draft-restore></button></p>
    ${entries
      .map(
        ([sku, unlimited], at) =>
          `<input name="sku" value="${sku}"><input type="checkbox" name="unlimited" value="${at}" ${unlimited ? 'checked' : ''}>`,
      )
      .join('')}
    <fieldset disabled><input name="sku" value="kept"></fieldset>
    <input type="radio" name="kind" value="a"><input type="radio" name="kind" value="b" checked>
    <input type="file" name="upload">
  </form>`;
  return document.querySelector('form')!;
};

it('[SRV-141f] gives each of several rows its own value back', () => {
  keepDraft(
    document,
    rows([
      ['A', true],
      ['B', false],
      ['C', true],
    ]),
    { isAnswer: false },
  ).keep();
  const form = rows([
    ['', false],
    ['', false],
    ['', false],
  ]);
  keepDraft(document, form, { isAnswer: false });
  form.querySelector<HTMLButtonElement>('[data-draft-restore]')!.click();
  const values = [...form.querySelectorAll<HTMLInputElement>('[name="sku"]')].map(
    ({ value }) => value,
  );
  expect(values).toEqual(['A', 'B', 'C', 'kept']);
  const ticked = [...form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].map(
    ({ checked }) => checked,
  );
  expect(ticked).toEqual([true, false, true]);
  expect(new FormData(form).get('kind')).toBe('b');
});

it('[SRV-141f] offers nothing on the page that says that all of it was saved, also where the server has written more', () => {
  const typed = rows([['A', false]]);
  const offerOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-draft]')!;
  keepDraft(document, typed, { isAnswer: false }).send();
  const unanswered = rows([['A, as the server has it', false]]);
  keepDraft(document, unanswered, { isAnswer: false });
  expect(offerOf(unanswered).hidden).toBe(false);

  keepDraft(document, typed, { isAnswer: false }).send();
  const saved = rows([['A, as the server has it', false]]);
  saved.insertAdjacentHTML('beforeend', '<span data-saved>Saved</span>');
  keepDraft(document, saved, { isAnswer: false });
  expect(offerOf(saved).hidden).toBe(true);
  const later = rows([['A, as the server has it', false]]);
  keepDraft(document, later, { isAnswer: false });
  expect(offerOf(later).hidden).toBe(true);
});
