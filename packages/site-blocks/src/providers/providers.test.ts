import { describe, expect, it } from 'vitest';
import { acuity } from './acuity';
import { disqus } from './disqus';
import { facebookPage } from './facebookPage';
import { openTable } from './openTable';
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
    expect(openTable({ rid: '1&x=2' })).toBeUndefined();
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
    expect(tock({ url: 'https://evil.example/weir-house' })).toBeUndefined();
    expect(tock({ businessName: '../x' })).toBeUndefined();
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
    expect(disqus({ ...thread, url: 'javascript:alert(1)' })).toBeUndefined();
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
    expect(acuity({ ownerId: 'me' })).toBeUndefined();
    expect(zola({ registryUrl: 'https://www.zola.com/registry/ines-and-paul' })?.href).toBe(
      'https://www.zola.com/registry/ines-and-paul',
    );
    expect(zola({ registryUrl: 'https://www.zola.com.evil.example/registry/x' })).toBeUndefined();
    expect(xTimeline({ username: '@weir' })?.href).toBe('https://x.com/weir');
    expect(xTimeline({ username: 'weir/../../x' })).toBeUndefined();
    expect(facebookPage({ profileUrl: 'https://www.facebook.com/weir.house' })?.href).toBe(
      'https://www.facebook.com/weir.house',
    );
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
});
