import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@plinth/listings/search.css';
import { widgetServer } from '../../__fixtures__/widgetServer';
import { createHost } from '../../host/host';
import { adoptSearchField } from './adoptSearchField';
import { attach } from './attach';

let undo: () => void = () => {};
const submitted = vi.fn((event: Event) => event.preventDefault());

const field = (options = '', status = '') =>
  `<search class="pl-search"><form role="search" action="/search"><label>Search this site <input name="q" type="search"></label></form>
   <div id="panel" class="pl-search-preview" data-search-preview data-failed-text="Unable to load results." role="listbox" hidden>${options}</div>
   <p role="status" data-search-status>${status}</p></search>`;
const option = (id: string, text: string) =>
  `<a class="pl-search-option" id="${id}" role="option" aria-selected="false" href="#${id}">${text}</a>`;

beforeEach(() => {
  document.body.innerHTML = `<div id="block-find" data-block-type="33" data-block-json="{}">${field()}</div><button>After</button>`;
  document.querySelector('form')!.addEventListener('submit', submitted);
});
afterEach(() => {
  undo();
  vi.restoreAllMocks();
  submitted.mockClear();
  location.hash = '';
  document.body.replaceChildren();
});

function start(answer: Parameters<typeof widgetServer>[0]) {
  const server = widgetServer(answer);
  const host = { ...createHost(document), init: vi.fn(), destroy: vi.fn(), start: vi.fn() };
  undo = attach(document.getElementById('block-find')!, host, server);
  return server.calls;
}
const found = ({ address }: { address: string }) => {
  const query = new URL(address, location.href).searchParams.get('q')!;
  return {
    html: `<div data-block-type="33">${field(option('one', `${query} one`) + option('two', `${query} two`), `2 results for “${query}”`)}</div>`,
  };
};
const input = () => page.getByRole('combobox', { name: 'Search this site' });
const chosen = () => document.querySelector('[aria-selected=true]')?.id;

describe('the preview', () => {
  it('[RUN-22d] is shown while a visitor types, once for a pause, and announced', async () => {
    const calls = start(found);
    await userEvent.type(input(), 'bowl');
    await expect.element(page.getByRole('option', { name: 'bowl one' })).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('2 results for “bowl”');
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true');
    expect(calls.at(-1)?.address).toContain('?q=bowl&preview=1');
    expect(calls.length).toBeLessThan(4);
  });

  it('[RUN-22d] is gone through by arrows; Enter takes one, Escape closes', async () => {
    start(found);
    await userEvent.type(input(), 'bowl');
    await expect.element(page.getByRole('option', { name: 'bowl one' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe('one');
    await expect.element(input()).toHaveAttribute('aria-activedescendant', 'one');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toBe('two');
    await userEvent.keyboard('{Enter}');
    expect(location.hash).toBe('#two');
    expect(submitted).not.toHaveBeenCalled();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    (input().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(input()).toHaveValue('bowl');
  });

  it('[RUN-22d] leaves arrows, Enter and Escape to an input method while it composes', async () => {
    start(found);
    await userEvent.type(input(), 'bowl');
    await expect.element(page.getByRole('option', { name: 'bowl one' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    // Safari's Enter at the end of a composition has only its code.
    for (const [key, sign] of [
      ['ArrowDown', { isComposing: true }],
      ['Escape', { isComposing: true }],
      ['Enter', { isComposing: true }],
      ['Enter', { keyCode: 229 }],
    ] as const) {
      const press = new KeyboardEvent('keydown', {
        key,
        ...sign,
        bubbles: true,
        cancelable: true,
      });
      expect(input().element().dispatchEvent(press)).toBe(true);
      expect(chosen()).toBe('one');
    }
    expect(location.hash).toBe('');
  });

  it('[RUN-22d] leaves Enter without a choice to the form', async () => {
    start(found);
    await userEvent.type(input(), 'bowl{Enter}');
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('[RUN-22e, B-252] [MOD-22] says that it could not be loaded, and the form still searches', async () => {
    start(() => Promise.reject(new TypeError('away')));
    await userEvent.type(input(), 'bowl');
    await expect.element(page.getByText('Unable to load results.').first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('[RUN-22d] requests nothing below two letters, closes with the focus, and restores the field', async () => {
    const calls = start(found);
    await userEvent.type(input(), 'bo');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.type(input(), 'w');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(
      calls.map(({ address }) => new URL(address, location.href).searchParams.get('q')),
    ).toEqual(['bo', 'bw']);
    undo();
    expect(document.querySelector('[role=combobox]')).toBeNull();
  });
});

describe('a search field of older pages', () => {
  it('[RUN-17n] leads to the results with Enter', async () => {
    document.body.innerHTML =
      '<div id="root"><div class="sqs-search-ui-text-input" data-source="block"><input class="search-input" aria-label="Find"></div></div>';
    const goTo = vi.fn();
    undo = adoptSearchField(document.getElementById('root')!, goTo);
    await userEvent.type(page.getByLabelText('Find'), 'moon & jar{Enter}');
    expect(goTo).toHaveBeenCalledWith('/search?q=moon+%26+jar');
    await userEvent.fill(page.getByLabelText('Find'), ' ');
    await userEvent.keyboard('{Enter}');
    undo();
    await userEvent.type(page.getByLabelText('Find'), 'cup{Enter}');
    expect(goTo).toHaveBeenCalledOnce();
  });
});
