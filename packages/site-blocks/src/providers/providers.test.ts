import { describe, expect, it } from 'vitest';
import { acuity } from './acuity';
import { disqus } from './disqus';
import { facebookPage } from './facebookPage';
import { openTable } from './openTable';
import type { Widget } from './provider';
import { tock } from './tock';
import { xTimeline } from './xTimeline';
import { zola } from './zola';

describe('restaurant booking', () => {
  it('[RUN-3, B-172] is wide above 850 px and standard up to it', () => {
    const widget = openTable({ restaurantId: 1104602 })!;
    expect([320, 850, 851, 1440].map((width) => widget.layoutFor(width))).toEqual([
      'standard',
      'standard',
      'wide',
      'wide',
    ]);
  });

  it('[RUN-3] reads its number from every generation of settings', () => {
    const loader =
      "<script src='//www.opentable.com/widget/reservation/loader?rid=4711&type=standard'></script>";
    for (const settings of [{ restaurantId: '4711' }, { rid: 4711 }, { html: loader }]) {
      expect(openTable(settings)?.settings).toEqual({ restaurantId: '4711', domain: 'com' });
    }
    expect(openTable({ rid: 1, domain: 'de' })?.href).toBe(
      'https://www.opentable.de/restref/client/?rid=1',
    );
    expect(openTable({ rid: 1, domain: 'evil.example' })?.href).toMatch(/opentable\.com/);
    expect(openTable({ openTableId: 4711 })?.settings).toEqual({
      restaurantId: '4711',
      domain: 'com',
    });
    expect(openTable({ rid: 1 })?.provider).toMatchObject({
      name: 'opentable',
      label: 'OpenTable',
      origins: ['https://www.opentable.com'],
    });
    expect(openTable({ rid: '1&x=2' })).toBeUndefined();
    // The number of a loader is in its first lines.
    expect(openTable({ html: `${' '.repeat(4000)}?rid=4711` })).toBeUndefined();
    expect(openTable({})).toBeUndefined();
  });
});

describe('the second reservation widget', () => {
  it('[RUN-3, B-173] is a column up to 750 px', () => {
    const widget = tock({ businessName: 'weir-house' })!;
    expect([320, 750, 751].map((width) => widget.layoutFor(width))).toEqual([
      'column',
      'column',
      'row',
    ]);
    expect(tock({ url: 'https://www.exploretock.com/weir-house' })?.settings).toEqual({
      businessName: 'weir-house',
    });
    for (const settings of [{ business: 'weir-house' }, { tockId: 'weir-house' }])
      expect(tock(settings)?.href).toBe('https://www.exploretock.com/weir-house');
    expect(tock({ url: 'https://evil.example/weir-house' })).toBeUndefined();
    expect(tock({ url: 'https://exploretock.com.evil.example/weir-house' })).toBeUndefined();
    for (const businessName of ['../x', 'x', 'weir house', '.weir', 'weir.'])
      expect(tock({ businessName }), businessName).toBeUndefined();
  });
});

const thread = {
  shortname: 'marlow-clay',
  identifier: 'post-1',
  about: 'A & B',
  url: 'https://site.example/journal/a',
};

describe('the thread of a post', () => {
  it('[RUN-6d] is an address of names that were checked', () => {
    expect(Object.fromEntries(new URL(disqus(thread)!.href).searchParams)).toEqual({
      base: 'default',
      f: 'marlow-clay',
      t_i: 'post-1',
      t_t: 'A & B',
      s_o: 'default',
      t_u: 'https://site.example/journal/a',
    });
    expect(disqus({ ...thread, shortname: 'evil.example/' })).toBeUndefined();
    expect(disqus({ ...thread, identifier: 'a b' })).toBeUndefined();
    for (const url of ['javascript:alert(1)', '', 'data:,https://site.example/'])
      expect(disqus({ ...thread, url }), url).toBeUndefined();
    const { about: _, ...bare } = thread;
    const plain = new URL(disqus({ ...bare, url: 'http://site.example/' })!.href);
    expect(plain.searchParams.get('t_t')).toBe('');
  });
});

describe('the other providers', () => {
  it('[RUN-2a] read what older settings hold, and nothing that could lead elsewhere', () => {
    const frame =
      '<iframe src="https://app.acuityscheduling.com/schedule.php?owner=20481632&amp;x=1"></iframe>';
    expect(acuity({ html: frame })?.href).toBe(
      'https://app.acuityscheduling.com/schedule.php?owner=20481632',
    );
    expect(acuity({ ownerId: 7, appointmentTypeId: '8' })?.href).toBe(
      'https://app.acuityscheduling.com/schedule.php?owner=7&appointmentType=8',
    );
    expect(acuity({ url: 'https://app.acuityscheduling.com/schedule.php?owner=20' })?.href).toBe(
      'https://app.acuityscheduling.com/schedule.php?owner=20',
    );
    expect(acuity({ owner: 20, appointmentType: 12 })?.settings).toEqual({
      ownerId: '20',
      appointmentTypeId: '12',
    });
    for (const settings of [
      {},
      { ownerId: 'me' },
      { ownerId: 'a1' },
      { ownerId: '1a' },
      { html: `${' '.repeat(4000)}?owner=1` },
    ])
      expect(acuity(settings)).toBeUndefined();
    for (const appointmentType of ['a1', '1a'])
      expect(acuity({ owner: 1, appointmentType })?.settings).toEqual({ ownerId: '1' });
    expect(zola({ url: 'https://zola.com/registry/ines-and-paul' })?.href).toBe(
      'https://www.zola.com/registry/ines-and-paul',
    );
    for (const registryKey of ['x', '/ab', 'ab/']) expect(zola({ registryKey })).toBeUndefined();
    expect(zola({ registryUrl: 'https://www.zola.com/registry/ines-and-paul' })?.href).toBe(
      'https://www.zola.com/registry/ines-and-paul',
    );
    expect(zola({ registryUrl: 'https://www.zola.com.evil.example/registry/x' })).toBeUndefined();
    expect(xTimeline({ username: '@weir' })?.href).toBe('https://x.com/weir');
    expect(xTimeline({ account: 'weir' })?.href).toBe('https://x.com/weir');
    expect(xTimeline({ username: 'weir/../../x' })).toBeUndefined();
    for (const host of ['evil.x.com', 'x.com.evil.example', 'evilx.com'])
      expect(xTimeline({ profileUrl: `https://${host}/weir` }), host).toBeUndefined();
    for (const host of ['facebook.com.evil.example', 'evilfacebook.com'])
      expect(facebookPage({ profileUrl: `https://${host}/weir` }), host).toBeUndefined();
    expect(facebookPage({ profileUrl: 'https://facebook.com/weir' })?.href).toBe(
      'https://www.facebook.com/weir',
    );
    for (const account of ['w', '/weir', 'weir/', ''])
      expect(facebookPage({ account }), account).toBeUndefined();
    expect(facebookPage({ profileUrl: 'https://www.facebook.com/weir.house' })?.href).toBe(
      'https://www.facebook.com/weir.house',
    );
  });

  it('[RUN-6b] keep the room that their services take', () => {
    const room = (widget: Widget | undefined, width: number) => {
      const layout = widget!.layoutFor(width);
      return [layout, widget!.heightFor(layout)];
    };
    expect(room(openTable({ rid: 1 }), 900)).toEqual(['wide', 350]);
    expect(room(openTable({ rid: 1 }), 300)).toEqual(['standard', 301]);
    expect(room(tock({ business: 'weir' }), 900)).toEqual(['row', 260]);
    expect(room(tock({ business: 'weir' }), 300)).toEqual(['column', 420]);
    expect(room(acuity({ owner: 1 }), 300)).toEqual(['standard', 800]);
    expect(room(zola({ registryKey: 'weir' }), 300)).toEqual(['standard', 600]);
    expect(room(xTimeline({ account: 'weir' }), 300)).toEqual(['standard', 600]);
    expect(room(disqus(thread), 300)).toEqual(['standard', 640]);
    const page = facebookPage({ account: 'weir' });
    expect(room(page, 300)).toEqual(['300', 600]);
    // In steps of 20 px, and no wider or narrower than the service accepts.
    expect([100, 311, 309, 9000].map((width) => page!.layoutFor(width))).toEqual([
      '180',
      '320',
      '300',
      '500',
    ]);
  });

  it('[RUN-6a] arrive at the same widget from what the server leaves in the page', () => {
    const widgets = [
      [openTable, { html: '?rid=5', domain: 'ie' }],
      [tock, { url: 'https://exploretock.com/a-b' }],
      [acuity, { userId: 5, appointmentType: 6 }],
      [zola, { registrySlug: 'a-b' }],
      [xTimeline, { profileUrl: 'https://twitter.com/weir' }],
      [facebookPage, { account: 'weir' }],
      [disqus, thread],
    ] as const;
    for (const [read, settings] of widgets) {
      const first = read(settings)!;
      const again = read(JSON.parse(JSON.stringify(first.settings)) as Record<string, unknown>)!;
      expect(again.href).toBe(first.href);
      expect(first.provider.origins.every((origin) => origin.startsWith('https://'))).toBe(true);
    }
  });

  it('[RUN-2a] read one account, and nothing that only looks like it', () => {
    expect(acuity({ ownerId: 7, appointmentTypeId: 8 })!.settings).toEqual({
      ownerId: '7',
      appointmentTypeId: '8',
    });
    expect(acuity({ url: 'https://x.example/?a=1&owner=12' })!.settings).toEqual({ ownerId: '12' });
    for (const name of ['shortname', 'identifier', 'url'])
      expect(disqus({ ...thread, [name]: undefined })).toBeUndefined();
    expect(disqus({ ...thread, url: 'http://site.example/' })).toBeDefined();
    expect(disqus({ ...thread, about: undefined })!.settings).toMatchObject({ about: '' });
    expect(disqus({ ...thread, url: 'x https://site.example/' })).toBeUndefined();
    expect(disqus(thread)!.href).toMatch(/^https:\/\/disqus\.com\/embed\/comments\/\?/);
    expect(facebookPage({ profileUrl: 'https://www.facebook.com/a%20b' })).toBeUndefined();
    expect([329, 331].map((width) => facebookPage({ account: 'weir' })!.layoutFor(width))).toEqual([
      '320',
      '340',
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
