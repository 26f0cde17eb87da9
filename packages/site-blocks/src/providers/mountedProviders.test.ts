// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createHost } from '../host/host';
import { acuity } from './acuity';
import { disqus } from './disqus';
import { facebookPage } from './facebookPage';
import { openTable } from './openTable';
import type { Widget } from './provider';
import { tock } from './tock';
import { xTimeline } from './xTimeline';
import { zola } from './zola';

type TockWindow = Window & {
  tock?: { (...call: unknown[]): void; callMethod?: unknown; queue: unknown[]; loaded: boolean };
};

beforeEach(() => {
  document.documentElement.lang = 'de';
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete (window as TockWindow).tock;
});

/** Puts a widget down as the block does; nothing of its service is loaded in this environment. */
function mount(widget: Widget | undefined, width = 900) {
  const element = document.createElement('div');
  document.body.append(element);
  const leaving = new AbortController();
  const mounted = widget!.mount({
    element,
    host: { ...createHost(document), init() {}, destroy() {}, start() {} },
    title: 'A seat',
    layout: widget!.layoutFor(width),
    signal: leaving.signal,
  });
  mounted.catch(() => {});
  onTestFinished(() => leaving.abort());
  return { element, mounted, leaving };
}

const frameOf = (element: Element) => element.querySelector('iframe')!;
const parameters = (address: string) => Object.fromEntries(new URL(address).searchParams);
const script = () => document.head.querySelector('script')!;

/** A message of the frame, as its service sends it. */
function say(element: Element, data: unknown, origin: string): string {
  const { contentWindow } = frameOf(element);
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: contentWindow }));
  return (element as HTMLElement).style.getPropertyValue('--pl-widget-height');
}

it('[RUN-3] asks OpenTable for the frame of its layout and its site', () => {
  const { element } = mount(openTable({ rid: 4711, domain: 'co.uk' }));
  expect(frameOf(element).src).toMatch(
    /^https:\/\/www\.opentable\.co\.uk\/widget\/reservation\/canvas\?/,
  );
  expect(parameters(frameOf(element).src)).toEqual({
    rid: '4711',
    type: 'standard',
    theme: 'wide',
    iframe: 'true',
    overlay: 'false',
    domain: 'couk',
  });
});

it('[RUN-2f] asks Facebook for a frame of its width', () => {
  const { element } = mount(facebookPage({ account: 'weir' }), 311);
  expect(frameOf(element).src).toMatch(/^https:\/\/www\.facebook\.com\/plugins\/page\.php\?/);
  expect(parameters(frameOf(element).src)).toEqual({
    href: 'https://www.facebook.com/weir',
    tabs: 'timeline',
    width: '320',
    height: '600',
  });
});

it('[RUN-6b] makes the scheduler as high as it says', () => {
  const { element } = mount(acuity({ owner: 7 }));
  expect(frameOf(element).src).toBe('https://app.acuityscheduling.com/schedule.php?owner=7');
  const origin = 'https://app.acuityscheduling.com';
  for (const message of [
    { height: 900 },
    'height:900',
    'sizing:9',
    'sizing:900 ',
    'resizing:900',
    'sizing:900em',
    5,
    undefined,
  ])
    expect(say(element, message, origin)).toBe('');
  expect(say(element, 'sizing:900.5px', origin)).toBe('900px');
  expect(say(element, 'sizing:950', 'https://evil.example')).toBe('900px');
});

it('[RUN-6b] [RUN-6o] makes the thread of a post as high as it says', () => {
  const widget = disqus({
    shortname: 'marlow-clay',
    identifier: 'post-1',
    url: 'https://site.example/a',
  });
  const { element } = mount(widget);
  expect(frameOf(element).src).toBe(widget!.href);
  const origin = 'https://disqus.com';
  const resize = (height: unknown, name = 'resize') => JSON.stringify({ name, data: { height } });
  for (const message of [
    resize(700, 'ready'),
    '{',
    ' {}',
    'null',
    '{"name":"resize"}',
    'resize',
    5,
    null,
    { height: 7 },
  ])
    expect(say(element, message, origin)).toBe('');
  expect(say(element, resize(700), origin)).toBe('700px');
});

it('[RUN-3] calls Tock’s script before it is there, once for each try', () => {
  const { element } = mount(tock({ business: 'weir-house' }), 400);
  const container = element.querySelector<HTMLElement>('#Tock_widget_container')!;
  expect({ ...container.dataset }).toEqual({ tockDisplayMode: 'Column', tockLocale: 'de' });
  expect(script().src).toBe('https://www.exploretock.com/tock.js');
  const { tock: call } = window as TockWindow;
  expect({ ...call }).toEqual({ loaded: true, version: '1.0', queue: [['init', 'weir-house']] });

  document.documentElement.lang = '';
  const again = mount(tock({ business: 'weir-house' }), 900);
  expect({ ...again.element.querySelector<HTMLElement>('div')!.dataset }).toEqual({
    tockDisplayMode: 'Row',
    tockLocale: 'en',
  });
  mount(tock({ business: 'mill-house' }));
  expect(call!.queue).toEqual([
    ['init', 'weir-house'],
    ['init', 'mill-house'],
  ]);

  // The script that has come takes the calls itself.
  const taken: unknown[][] = [];
  call!.callMethod = (...parameters: unknown[]) => void taken.push(parameters);
  mount(tock({ business: 'weir-house' }));
  expect(taken).toEqual([['init', 'weir-house']]);
  expect(call!.queue).toHaveLength(2);
});

it('[RUN-3] lets Tock draw again for another width', async () => {
  const { element, mounted } = mount(tock({ business: 'weir-house' }), 900);
  element.append(document.createElement('iframe'));
  script().dispatchEvent(new Event('load'));
  const { changeLayout } = await mounted;
  (window as TockWindow).tock!.queue.length = 0;
  changeLayout!('column');
  expect(element.querySelector('iframe')).toBeNull();
  expect(element.querySelector<HTMLElement>('div')!.dataset['tockDisplayMode']).toBe('Column');
  expect((window as TockWindow).tock!.queue).toEqual([['init', 'weir-house']]);
});

it('[RUN-2f] leaves a link for X’s script, and passes its place', async () => {
  const { element, mounted } = mount(xTimeline({ account: '@weir' }));
  const link = element.querySelector('a')!;
  expect([link.className, link.href]).toEqual(['twitter-timeline', 'https://twitter.com/weir']);
  expect({ ...link.dataset }).toEqual({
    height: '600',
    dnt: 'true',
    chrome: 'noheader nofooter',
  });
  expect(script().src).toBe('https://platform.twitter.com/widgets.js');
  const told: unknown[] = [];
  Object.assign(window, { twttr: { widgets: { load: (place: unknown) => told.push(place) } } });
  onTestFinished(() => void Reflect.deleteProperty(window, 'twttr'));
  element.append(document.createElement('iframe'));
  script().dispatchEvent(new Event('load'));
  await mounted;
  expect(told).toEqual([element]);
});

it('[RUN-2f] takes a script of X that offers nothing', async () => {
  for (const library of [undefined, {}]) {
    document.head.replaceChildren();
    const { element, mounted } = mount(xTimeline({ account: 'weir' }));
    Object.assign(window, { twttr: library });
    element.append(document.createElement('iframe'));
    script().dispatchEvent(new Event('load'));
    await expect(mounted).resolves.toBeDefined();
  }
});

it('[RUN-6a] leaves a link to the registry for Zola’s script', () => {
  const { element } = mount(zola({ registryKey: 'ines-and-paul' }));
  const link = element.querySelector('a')!;
  expect([link.className, link.href, link.textContent]).toEqual([
    'zola-registry-embed',
    'https://www.zola.com/registry/ines-and-paul',
    'A seat',
  ]);
  expect(link.dataset['registryKey']).toBe('ines-and-paul');
  expect(script().src).toBe('https://widget.zola.com/js/widget.js');
});
