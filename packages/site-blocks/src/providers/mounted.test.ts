import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acuity } from './acuity';
import { disqus } from './disqus';
import { facebookPage } from './facebookPage';
import { mountFrame } from './mountFrame';
import { mountScript } from './mountScript';
import { openTable } from './openTable';
import type { Widget, WidgetPlace } from './provider';
import { tock } from './tock';
import { xTimeline } from './xTimeline';
import { zola } from './zola';

vi.mock('./mountFrame', () => ({ mountFrame: vi.fn() }));
vi.mock('./mountScript', () => ({ mountScript: vi.fn() }));
beforeEach(() => vi.resetAllMocks());

/** A widget gives these to the frame or the script that shows it. */
function frameOf(widget: Widget) {
  void widget.mount({} as WidgetPlace);
  return vi.mocked(mountFrame).mock.lastCall![1];
}
function scriptOf(widget: Widget, place: Partial<WidgetPlace> = {}) {
  void widget.mount(place as WidgetPlace);
  return vi.mocked(mountScript).mock.lastCall![1];
}
const queryOf = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address);
  return [origin + pathname, Object.fromEntries(searchParams)];
};

/** As much of an element as the widgets put down. */
function fakeElement(lang = 'de') {
  const children: { dataset: Record<string, string>; [field: string]: unknown }[] = [];
  const element = {
    ownerDocument: {
      documentElement: { lang },
      createElement: (tag: string) => ({ tag, dataset: {} }),
    },
    append: (child: (typeof children)[number]) => children.push(child),
    replaceChildren: (child: (typeof children)[number]) => children.splice(0, Infinity, child),
  };
  return { element: element as unknown as HTMLElement, children };
}

const thread = {
  shortname: 'marlow-clay',
  identifier: 'post-1',
  about: 'A & B',
  url: 'https://site.example/journal/a',
};

describe('the frames of providers', () => {
  it('[RUN-3] a table is booked in the layout of its width, on the site of its country', () => {
    const widget = openTable({ restaurantId: 5, domain: 'co.uk' })!;
    expect(queryOf(frameOf(widget).src('wide'))).toEqual([
      'https://www.opentable.co.uk/widget/reservation/canvas',
      {
        rid: '5',
        type: 'standard',
        theme: 'wide',
        iframe: 'true',
        overlay: 'false',
        domain: 'couk',
      },
    ]);
    expect(frameOf(openTable({ rid: 5 })!).src('standard')).toMatch(/theme=standard.*domain=com$/);
    expect(['wide', 'standard'].map(widget.heightFor)).toEqual([350, 301]);
  });

  it('[RUN-2a] a calendar of appointments tells its height', () => {
    const widget = acuity({ ownerId: 7, appointmentTypeId: 8 })!;
    const { src, readHeight } = frameOf(widget);
    expect(src('standard')).toBe(widget.href);
    const heights = ['sizing:640', 'sizing:640.5px', 'sizing:1', 'resizing:640', 'sizing:640em', 5];
    expect(heights.map((message) => readHeight!(message) || undefined)).toEqual([
      ...[640, 640, undefined, undefined, undefined, undefined],
    ]);
    expect([widget.layoutFor(500), widget.heightFor('standard')]).toEqual(['standard', 800]);
    expect(widget.settings).toEqual({ ownerId: '7', appointmentTypeId: '8' });
    expect(acuity({ ownerId: 7 })!.settings).toEqual({ ownerId: '7' });
    expect(acuity({ url: 'https://x.example/?a=1&owner=12' })!.settings).toEqual({ ownerId: '12' });
  });

  it('[RUN-6d] the thread of a post tells its height', () => {
    const widget = disqus(thread)!;
    const { src, readHeight } = frameOf(widget);
    expect(src('standard')).toBe(widget.href);
    expect(widget.href).toMatch(/^https:\/\/disqus\.com\/embed\/comments\/\?/);
    expect(readHeight!('{"name":"resize","data":{"height":300}}')).toBe(300);
    for (const message of ['{"name":"ready","data":{"height":300}}', '{', 'resize', 5, null])
      expect(readHeight!(message)).toBeUndefined();
    expect(readHeight!('{"name":"resize"}')).toBeNaN();
    expect([widget.layoutFor(500), widget.heightFor('standard')]).toEqual(['standard', 640]);
    for (const name of ['shortname', 'identifier', 'url'])
      expect(disqus({ ...thread, [name]: undefined })).toBeUndefined();
    expect(disqus({ ...thread, url: 'http://site.example/' })).toBeDefined();
    expect(disqus({ ...thread, about: undefined })!.settings).toMatchObject({ about: '' });
    expect(disqus({ ...thread, url: 'x https://site.example/' })).toBeUndefined();
  });

  it('[RUN-2a] a page of posts is as wide as the service allows, in steps of 20 px', () => {
    const widget = facebookPage({ username: 'weir' })!;
    const layouts = [100, 329, 331, 900].map((width) => widget.layoutFor(width));
    expect(layouts).toEqual(['180', '320', '340', '500']);
    expect(queryOf(frameOf(widget).src('320'))).toEqual([
      'https://www.facebook.com/plugins/page.php',
      { href: 'https://www.facebook.com/weir', tabs: 'timeline', width: '320', height: '600' },
    ]);
    expect(widget.heightFor('320')).toBe(600);
    expect(facebookPage({ username: 'a' })).toBeUndefined();
    expect(facebookPage({ profileUrl: 'https://www.facebook.com/a%20b' })).toBeUndefined();
    expect(facebookPage({ profileUrl: 'https://facebook.com.evil.example/weir' })).toBeUndefined();
    expect(facebookPage({ profileUrl: 'https://evilfacebook.com/weir' })).toBeUndefined();
  });
});

describe('the scripts of providers', () => {
  it('[RUN-3] a reservation is drawn as a column or a row, and anew where that changes', () => {
    const widget = tock({ businessName: 'weir-house' })!;
    const { src, prepare, redraw } = scriptOf(widget, { layout: 'column' });
    const { element, children } = fakeElement('fr');
    const view = {} as Window & {
      tock: { queue: unknown[][]; loaded: boolean; version: string };
    };
    expect(src).toBe('https://www.exploretock.com/tock.js');
    prepare(element, view);
    expect(children).toMatchObject([
      {
        tag: 'div',
        id: 'Tock_widget_container',
        dataset: { tockDisplayMode: 'Column', tockLocale: 'fr' },
      },
    ]);
    expect([view.tock.loaded, view.tock.version]).toEqual([true, '1.0']);
    redraw!(element, view, 'row');
    expect(children.map(({ dataset }) => dataset['tockDisplayMode'])).toEqual(['Row']);
    // A further try says the same again; the script would draw twice.
    expect(view.tock.queue).toEqual([['init', 'weir-house']]);
    expect(['column', 'row'].map(widget.heightFor)).toEqual([420, 260]);
  });

  it('[RUN-3] a reservation is told to the script that has come, and queued for each business', () => {
    const view = {} as Window & { tock: { queue: unknown[][]; callMethod?: unknown } };
    const { element, children } = fakeElement('');
    for (const businessName of ['weir-house', 'kiln'])
      scriptOf(tock({ businessName })!, { layout: 'row' }).prepare(element, view);
    expect(view.tock.queue).toEqual([
      ['init', 'weir-house'],
      ['init', 'kiln'],
    ]);
    expect(children[0]!.dataset['tockLocale']).toBe('en');
    view.tock.callMethod = vi.fn();
    scriptOf(tock({ businessName: 'late' })!, { layout: 'row' }).prepare(element, view);
    expect(view.tock.callMethod).toHaveBeenCalledExactlyOnceWith('init', 'late');
    expect(view.tock.queue).toHaveLength(2);
  });

  it('[RUN-6c] posts of an account are drawn around a link, without being followed', () => {
    const { src, prepare, start } = scriptOf(xTimeline({ username: '@weir' })!);
    const { element, children } = fakeElement();
    expect(src).toBe('https://platform.twitter.com/widgets.js');
    prepare(element, {} as Window);
    expect(children).toEqual([
      {
        tag: 'a',
        className: 'twitter-timeline',
        href: 'https://twitter.com/weir',
        dataset: { height: '600', dnt: 'true', chrome: 'noheader nofooter' },
      },
    ]);
    const load = vi.fn();
    start!(element, { twttr: { widgets: { load } } } as never);
    expect(load).toHaveBeenCalledExactlyOnceWith(element);
    expect(() => start!(element, {} as Window)).not.toThrow();
    expect(() => start!(element, { twttr: {} } as never)).not.toThrow();
  });

  it('[RUN-2a] a registry is drawn around a link that leads to it', () => {
    const { src, prepare } = scriptOf(zola({ registryKey: 'ines' })!, { title: 'Our registry' });
    const { element, children } = fakeElement();
    expect(src).toBe('https://widget.zola.com/js/widget.js');
    prepare(element, {} as Window);
    expect(children).toEqual([
      {
        tag: 'a',
        className: 'zola-registry-embed',
        href: 'https://www.zola.com/registry/ines',
        textContent: 'Our registry',
        dataset: { registryKey: 'ines' },
      },
    ]);
  });

  it.each([
    [xTimeline, { profileUrl: 'https://x.com/weir' }, 'weir'],
    [xTimeline, { profileUrl: 'https://www.twitter.com/weir/' }, 'weir'],
    [xTimeline, { account: ' weir ' }, 'weir'],
    [xTimeline, { profileUrl: 'https://notx.com/weir' }, undefined],
    [xTimeline, { profileUrl: 'https://x.com.evil.example/weir' }, undefined],
    [xTimeline, { profileUrl: 'https://x.com/a-b' }, undefined],
    [xTimeline, { profileUrl: 'ftp://x.com/weir' }, undefined],
    [xTimeline, { username: 'x'.repeat(16) }, undefined],
    [xTimeline, { username: '', profileUrl: 5 }, undefined],
    [zola, { url: 'https://zola.com/registry/ines' }, 'ines'],
    [zola, { url: 'https://notzola.com/registry/ines' }, undefined],
    [zola, { url: 'https://www.zola.com/registry/a%20b' }, undefined],
    [zola, { url: 'https://www.zola.com/' }, undefined],
    [zola, { registryKey: 'a' }, undefined],
    [zola, { url: 'http://zola.com/registry/ines/' }, 'ines'],
    [zola, { url: 'xhttps://zola.com/registry/ines' }, undefined],
    [zola, { url: 'httpsx://zola.com/registry/ines' }, undefined],
    [tock, { business: 7777 }, '7777'],
    [tock, { url: 'https://notexploretock.com/weir' }, undefined],
    [tock, { url: 'https://exploretock.com.evil.example/weir' }, undefined],
    [tock, { url: 'https://exploretock.com/a' }, undefined],
    [tock, { url: 'exploretock.com/weir' }, undefined],
  ])('[RUN-2a] %o reads of %j the account %s', (read, settings, account) => {
    const widget = read(settings);
    expect(widget && Object.values(widget.settings)).toEqual(account && [account]);
    if (widget && read !== tock)
      expect([widget.layoutFor(1), widget.heightFor('standard')]).toEqual(['standard', 600]);
  });
});
