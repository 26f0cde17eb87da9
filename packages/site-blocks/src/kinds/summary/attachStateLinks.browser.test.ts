import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { widgetServer } from '../../__fixtures__/widgetServer';
import { createHost, type Host } from '../../host/host';
import { attach as attachSummary } from './attach';
import { attachStateLinks } from '@plinth/listings';

const before = location.href;
let undo: () => void = () => {};
let root: HTMLElement;
const content = (state: string, more = '') =>
  `<h2 data-state-heading tabindex="-1">${state}</h2><a data-state="older" href="?posts-page=${state}x">More</a>${more}`;

beforeEach(() => {
  document.body.innerHTML = `<div id="block-posts" data-block-type="55" data-block-json='{"collectionId":"c"}'>${content('first')}</div>`;
  root = document.getElementById('block-posts')!;
});

afterEach(() => {
  undo();
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

describe('links to a state of a block', () => {
  function start(show: Parameters<typeof attachStateLinks>[1]['show']) {
    const follow = vi.fn();
    undo = attachStateLinks(root, { show, follow });
    return { follow };
  }

  it('[RUN-4] change the block alone, keep the address, and give the focus back', async () => {
    const asked: string[] = [];
    start((address) => {
      asked.push(address);
      root.innerHTML = content('second');
      return Promise.resolve();
    });
    await userEvent.click(page.getByRole('link', { name: 'More' }));
    await expect.element(page.getByRole('heading', { name: 'second' })).toBeVisible();
    await expect.poll(() => location.search).toBe('?posts-page=firstx');
    expect(asked).toEqual([`${location.pathname}?posts-page=firstx`]);
    await expect.element(page.getByRole('link', { name: 'More' })).toHaveFocus();
    expect(root.hasAttribute('aria-busy')).toBe(false);
  });

  it('[RUN-4] put the focus on the heading where the control is gone', async () => {
    start(() => {
      root.innerHTML = '<h2 data-state-heading tabindex="-1">Last</h2>';
      return Promise.resolve();
    });
    await userEvent.click(page.getByRole('link', { name: 'More' }));
    await expect.element(page.getByRole('heading', { name: 'Last' })).toHaveFocus();
  });

  it('[RUN-4] lead on as links where the server cannot be reached', async () => {
    const { follow } = start(() => Promise.reject(new Error('away')));
    await userEvent.click(page.getByRole('link', { name: 'More' }));
    await expect.poll(() => follow.mock.calls.length).toBe(1);
    expect(follow.mock.calls[0]?.[0]).toContain('?posts-page=firstx');
    expect(location.href).toBe(before);
  });

  it('[RUN-4] show what was asked for last', async () => {
    const answers: (() => void)[] = [];
    const signals: AbortSignal[] = [];
    start((_, signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    });
    const link = root.querySelector('a')!;
    link.click();
    link.href = '?posts-page=later';
    link.click();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    for (const answer of answers.reverse()) answer();
    await expect.poll(() => location.search).toBe('?posts-page=later');
  });

  it('[RUN-4] keep what another block shows, also when both change at once', async () => {
    const other = document.createElement('div');
    other.innerHTML = '<a data-state="next" href="?dates-month=2026-12">December</a>';
    document.body.append(other);
    const answers: (() => void)[] = [];
    const show = (target: HTMLElement) => (address: string) =>
      new Promise<void>((resolve) => {
        answers.push(() => {
          target.innerHTML = `<a data-state="x" href="${address}&more=1">Further</a>`;
          resolve();
        });
      });
    const stopOther = attachStateLinks(other, { show: show(other) });
    start(show(root));
    root.querySelector('a')!.click();
    other.querySelector('a')!.click();
    for (const answer of answers) answer();
    await expect.poll(() => location.search).toBe('?posts-page=firstx&dates-month=2026-12');
    for (const block of [root, other]) {
      const { searchParams } = new URL(block.querySelector('a')!.href);
      expect(Object.fromEntries(searchParams)).toEqual({
        'posts-page': 'firstx',
        'dates-month': '2026-12',
        more: '1',
      });
    }
    stopOther();
  });

  it('[RUN-4] are left to the browser with a modifier, and after the undo', () => {
    const show = vi.fn();
    start(show);
    const link = root.querySelector('a')!;
    const press = (init: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      link.addEventListener('click', (clicked) => queueMicrotask(() => clicked), { once: true });
      document.addEventListener('click', (clicked) => clicked.preventDefault(), { once: true });
      link.dispatchEvent(event);
    };
    press({ ctrlKey: true });
    press({ metaKey: true });
    undo();
    press({});
    expect(show).not.toHaveBeenCalled();
  });
});

describe('a block that the server has rendered again', () => {
  function makeHost(): Host {
    const host = {
      ...createHost(document),
      init: vi.fn<Host['init']>(),
      destroy: vi.fn<Host['destroy']>(),
      start: vi.fn<Host['start']>(),
    };
    return host;
  }

  it('[RUN-4, A-208, B-230] sends the address, swaps its content, and begins and ends what is inside', async () => {
    const host = makeHost();
    const server = widgetServer(({ address }) => ({
      html: `<div id="block-posts" data-block-type="55"><p data-s="posts-0">${address}</p><script>window.ran = true</script></div>`,
      css: '[data-s="posts-0"]{color:rgb(1, 2, 3)}',
    }));
    const old = root.querySelector('h2')!;
    undo = await attachSummary(root, host, server);
    await userEvent.click(page.getByRole('link', { name: 'More' }));
    await expect.element(page.getByText('?posts-page=firstx')).toBeVisible();
    expect(server.calls[0]).toMatchObject({
      type: '55',
      id: 'block-posts',
      address: expect.stringContaining('?posts-page=firstx') as string,
    });
    expect(getComputedStyle(root.querySelector('p')!).color).toBe('rgb(1, 2, 3)');
    expect(vi.mocked(host.destroy).mock.calls.flat()).toContain(old);
    expect(vi.mocked(host.init).mock.calls.flat()).toContain(root.querySelector('p'));
    expect((window as { ran?: boolean }).ran).toBeUndefined();
    undo();
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });

  it('[RUN-4] leaves what is pressed in its place until the press is over', async () => {
    const answered = vi.fn();
    const server = widgetServer(() => {
      answered();
      return { html: `<div data-block-type="55">${content('second')}</div>` };
    });
    undo = await attachSummary(root, makeHost(), server);
    const link = root.querySelector<HTMLElement>('a')!;
    link.click();
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.poll(() => answered.mock.calls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(link.isConnected).toBe(true);
    link.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await expect.element(page.getByRole('heading', { name: 'second' })).toBeVisible();
  });

  it('[RUN-4] keeps one sheet of rules however often it is swapped', async () => {
    const server = widgetServer(({ address }) => ({
      html: `<div data-block-type="55">${content(address.length.toString())}</div>`,
      css: 'p{color:red}',
    }));
    undo = await attachSummary(root, makeHost(), server);
    for (let round = 0; round < 3; round += 1) {
      const shown = root.querySelector('h2')!;
      root.querySelector<HTMLElement>('a')!.click();
      await expect.poll(() => shown.isConnected).toBe(false);
    }
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });
});
