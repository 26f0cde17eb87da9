import { afterEach, expect, it } from 'vitest';
import { createHost } from '@plinth/site-blocks/host';
import { openPopup } from './openPopup';
import { popupMemory } from './popupMemory';

let close: (() => void) | undefined;

async function open(content: string) {
  const context = JSON.stringify({ website: { id: 'site' } });
  const host = { ...createHost(document), init() {}, destroy() {}, start() {}, context };
  const template = document.createElement('template');
  template.innerHTML = `<div data-panel data-title="News" tabindex="-1">${content}</div>`;
  const memory = popupMemory(host);
  close = await openPopup(host, { template, version: 2, memory });
  return { host, memory, panel: document.querySelector<HTMLElement>('dialog [data-panel]')! };
}

afterEach(() => {
  close?.();
  localStorage.clear();
});

it('[RUN-12g, A-163] remembers a sign-up with its time at once, before anybody closes it', async () => {
  const { host, memory } = await open('<form data-form-id="letter"></form>');
  host.emit('form-submitted', { formId: 'letter' });
  expect(memory.read()).toMatchObject({ version: 2, submitted: true });
  expect(memory.read()!.closedAt).toBeGreaterThan(Date.now() - 1000);
});

it.each([
  ['a link', '<a href="/shop">Shop</a>', 'click'],
  ['a link in a new tab', '<a href="/shop" target="_blank">Shop</a>', 'auxclick'],
  ['a form that posts by itself', '<form action="/subscribe"><button>Go</button></form>', 'submit'],
])('[RUN-12g, A-114, B-119] counts as closed where it is left by %s', async (_, content, type) => {
  const { memory, panel } = await open(content);
  panel.addEventListener(type, (event) => event.preventDefault());
  const event = new Event(type, { bubbles: true, cancelable: true });
  panel.querySelector('a, form')!.dispatchEvent(event);
  expect(memory.read()).toMatchObject({ version: 2, submitted: false });
  expect(memory.read()!.closedAt).toBeGreaterThan(0);
});

it('[RUN-12g] a press on a field of its form neither closes it nor counts', async () => {
  const { memory, panel } = await open('<form><input aria-label="Email"></form>');
  panel.querySelector('input')!.click();
  expect(memory.read()).toBeUndefined();
});

it('[RUN-12g] makes room for what a link to a place on the page leads to', async () => {
  const { panel } = await open('<a href="#below">Below</a>');
  panel.querySelector('a')!.click();
  await expect.poll(() => panel.isConnected).toBe(false);
  history.replaceState(null, '', location.pathname + location.search);
});
