import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { blockType } from '@plinth/site-model';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import type { PageRequest, BlockDefinition, SiteDefinition } from '@plinth/site-blocks/rendering';
import { createPageRenderer } from '../render/createPageRenderer';

const renderer = createPageRenderer({ assets: fakeAssets });

interface Given {
  type: number;
  settings?: Record<string, unknown>;
  definitionName?: string;
  site?: Partial<SiteDefinition>;
  request?: Partial<PageRequest>;
}

/** Renders a page with one block, as a visitor without JavaScript gets it. */
function render({ type, settings = {}, definitionName, site, request }: Given) {
  const block: BlockDefinition = {
    id: 'only',
    type,
    settings,
    ...(definitionName ? { definitionName } : {}),
  };
  const input = renderInput(pageWith([block]), site);
  const result = renderer.renderPage({ ...input, request: { ...input.request, ...request } });
  const { document } = new JSDOM(result.html).window;
  const element = document.getElementById('block-only')!;
  const links = [...element.querySelectorAll('a')].map((link) => [
    link.textContent.trim() || link.getAttribute('aria-label'),
    link.getAttribute('href'),
  ]);
  return { ...result, document, element, links };
}

describe('blocks of other companies', () => {
  it.each([
    ['opentable', blockType.opentable, { restaurantId: '7' }, 'https://www.opentable.com'],
    ['opentable v2', blockType.opentableV2, { rid: 7 }, 'https://www.opentable.com'],
    ['tock', blockType.tock, { businessName: 'weir' }, 'https://www.exploretock.com'],
    ['acuity', blockType.appointmentScheduling, { ownerId: 7 }, 'https://app.acuityscheduling.com'],
    ['zola', blockType.weddingRegistry, { registryKey: 'a-b' }, 'https://www.zola.com'],
  ])('[RUN-6a] %s is words and a link; nothing is loaded from elsewhere', (...row) => {
    const [, type, settings, origin] = row;
    const { element, links, frames } = render({ type, settings });
    expect(element.querySelector('iframe, script, img')).toBeNull();
    expect(links.some(([, href]) => href?.startsWith(`${origin}/`))).toBe(true);
    expect(element.querySelector('h2')?.textContent).not.toBe('');
    expect(frames).toContain(origin);
  });

  it('[RUN-2a] say what is missing instead of showing half of themselves', () => {
    const { element, problems } = render({ type: blockType.opentable });
    expect(element.hasAttribute('data-failed')).toBe(true);
    expect(problems[0]).toContain('set "restaurantId" to the number that the service gave it.');
  });

  it('[RUN-6e] leave a page that frames others to the browser: its policy goes with its document', () => {
    const framing = render({ type: blockType.opentable, settings: { rid: 7 } });
    expect(framing.document.body.hasAttribute('data-navigation')).toBe(false);
    const plain = render({ type: blockType.html, settings: { html: '<p>Plain</p>' } });
    expect(plain.document.body.dataset['navigation']).toBe('soft');
    expect(plain.frames).toEqual([]);
  });

  it('[RUN-6e] [MED-12e] name the origin of a map’s tiles for the policy, and none for our own', () => {
    const settings = { tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png' };
    const foreign = render({ type: blockType.map, settings });
    expect(foreign.pictures).toEqual(['https://*.tiles.example']);
    expect(foreign.document.body.hasAttribute('data-navigation')).toBe(false);
    expect(render({ type: blockType.map }).pictures).toEqual([]);
  });

  it('[RUN-2a] escape what an owner writes into a title, and clean the text', () => {
    const { element } = render({
      type: blockType.tock,
      settings: {
        businessName: 'weir',
        title: '<img src=x onerror=alert(1)>',
        description: '<p onclick="alert(1)">Six seats</p><script>alert(2)</script>',
      },
    });
    expect(element.querySelector('img, script, [onclick]')).toBeNull();
    expect(element.querySelector('h2')?.textContent).toBe('<img src=x onerror=alert(1)>');
    expect(element.textContent).toContain('Six seats');
  });
});

describe('image', () => {
  const picture = { src: '/jug.jpg', width: 800, height: 600, alt: 'A jug' };

  it('[GAL-20a] leads to its own picture where it may open over the page, and loads the sheet', () => {
    const settings = { ...picture, lightbox: true, lightboxTheme: 'light', caption: 'Ash glaze' };
    const { element, links, html } = render({ type: blockType.image, settings });
    expect(links).toEqual([['A jug', '/jug.jpg']]);
    const link = element.querySelector<HTMLElement>('a')!;
    expect({ ...link.dataset }).toEqual({ lightboxTheme: 'light', description: 'Ash glaze' });
    expect(html).toContain('/assets/lightbox.css');
    const plain = render({ type: blockType.image, settings: picture });
    expect(plain.links).toEqual([]);
    expect(plain.html).not.toContain('/assets/lightbox.css');
  });

  it('[GAL-20a] goes where the owner has it lead, whatever else it could do', () => {
    const settings = { ...picture, lightbox: true, clickthroughUrl: '/shop/jug' };
    const { element, links } = render({ type: blockType.image, settings });
    expect(links).toEqual([['A jug', '/shop/jug']]);
    expect(element.querySelector('[data-lightbox-theme]')).toBeNull();
  });

  it.each(['hover', 'always'])(
    '[MED-5, A-121] offers to save its picture to Pinterest (%s), where the site says so',
    (mode) => {
      const site = { websiteSettings: { pinterestOverlayOptions: { mode } } };
      const { element } = render({ type: blockType.image, settings: picture, site });
      const link = element.querySelector<HTMLAnchorElement>('.pl-image-pinterest')!;
      expect(link.dataset['mode']).toBe(mode);
      const { searchParams } = new URL(link.href);
      expect(searchParams.get('url')).toBe('http://site.example/page');
      expect(searchParams.get('media')).toBe('http://site.example/jug.jpg');
    },
  );

  it.each([undefined, 'disable', 'disabled', 3])(
    '[MED-5] says nothing of Pinterest where the mode is %s',
    (mode) => {
      const site = { websiteSettings: { pinterestOverlayOptions: { mode } } };
      const { html } = render({ type: blockType.image, settings: picture, site });
      expect(html).not.toContain('pinterest.com');
    },
  );

  it('[MED-1b] is cropped around its focal point', () => {
    const settings = { ...picture, aspectRatio: '1:1', focalPoint: { x: 0.2, y: 0.9 } };
    expect(render({ type: blockType.image, settings }).html).toContain('object-position:20% 90%');
  });
});

describe('video', () => {
  const film = { url: 'https://vimeo.com/76979871', title: 'A bowl in four minutes' };

  it('[MED-8c] may start automatically and fits its box in one of the modes', () => {
    const settings = { ...film, overlay: false, autoplay: true, mode: 'fill' };
    const { element } = render({ type: blockType.video, settings });
    const video = element.querySelector<HTMLElement>('.pl-video')!;
    expect(video.dataset).toMatchObject({ autoplay: 'true', mode: 'fill' });
    const plain = render({ type: blockType.video, settings: { ...film, mode: 'wide' } });
    const { dataset } = plain.element.querySelector<HTMLElement>('.pl-video')!;
    expect([dataset['autoplay'], dataset['mode']]).toEqual([undefined, undefined]);
  });
});

describe('embed', () => {
  it('[RUN-2c] keeps the room of a player that is recognised, with a link to it', () => {
    const { element, links, frames } = render({
      type: blockType.embed,
      settings: {
        html: '<iframe src="https://open.spotify.com/embed/track/4aawyAB9vmqN3uQ7FjRGTy">',
      },
    });
    expect(links).toEqual([
      ['Show Spotify', 'https://open.spotify.com/embed/track/4aawyAB9vmqN3uQ7FjRGTy'],
    ]);
    expect(element.querySelector('iframe')).toBeNull();
    expect(frames).toEqual(['https://open.spotify.com']);
  });

  it('[RUN-2d] frames no unknown address: it is a link', () => {
    const { element, links, frames } = render({
      type: blockType.embed,
      settings: { html: '<iframe src="https://www.evil.example/x" onload="alert(1)"></iframe>' },
    });
    expect(links).toEqual([['evil.exampleOpen at evil.example', 'https://www.evil.example/x']]);
    expect(element.querySelector('iframe')).toBeNull();
    expect(frames).toEqual([]);
  });

  it('[RUN-2d] shows the text of HTML that embeds nothing, without its scripts', () => {
    const html = '<blockquote>Kept</blockquote><script src="https://evil.example/a.js"></script>';
    const { element } = render({ type: blockType.embed, settings: { html } });
    expect(element.querySelector('blockquote')?.textContent).toBe('Kept');
    expect(element.querySelector('script')).toBeNull();
  });

  it('[RUN-2d] leaves an embed without anything empty, and says so', () => {
    const { problems } = render({
      type: blockType.embed,
      settings: { url: 'javascript:alert(1)' },
    });
    expect(problems[0]).toContain('contain nothing to embed');
  });
});

describe('album and audio', () => {
  it('[RUN-19g] give every track the browser’s own player where there is no script', () => {
    const { element } = render({
      type: blockType.album,
      settings: {
        title: 'Two days',
        tracks: [
          { url: '/s/a.wav', title: 'Wheel', duration: 61 },
          { url: '/s/b.wav', title: 'Slip' },
        ],
      },
    });
    const noscript = [...element.querySelectorAll('noscript')].map((each) => each.innerHTML);
    expect(noscript).toHaveLength(2);
    expect(noscript[0]).toContain('<audio controls="" preload="none" src="/s/a.wav">');
    expect(element.querySelector('[data-album=duration]')?.textContent).toBe('1:01');
    // Outside of noscript no sound is requested.
    for (const each of element.querySelectorAll('noscript')) each.remove();
    expect(element.querySelector('audio')).toBeNull();
  });

  it('[RUN-19g] show a single track without a list of one, and refuse what is no sound', () => {
    const one = render({ type: blockType.audio, settings: { url: '/s/a.wav', title: 'Hum' } });
    expect(one.element.querySelector('.pl-album')?.getAttribute('data-kind')).toBe('track');
    expect(one.element.querySelector('[data-album=next]')).toBeNull();
    const none = render({ type: blockType.audio, settings: { url: 'javascript:alert(1)' } });
    expect(none.element.hasAttribute('data-failed')).toBe(true);
  });
});

describe('blocks that link', () => {
  it('[RUN-2j] leads to a collection by its id, with the texts of its page', () => {
    const journal = {
      ...pageWith([]),
      id: 'journal-page',
      slug: 'journal',
      title: 'Journal',
      description: 'What happened.',
      collection: { id: 'journal', title: 'Journal', fullUrl: '/journal' },
    };
    const { links } = render({
      type: blockType.collectionLink,
      settings: { collectionId: 'journal' },
      site: { pages: [journal] },
    });
    expect(links).toEqual([['JournalWhat happened.', '/journal']]);
    const lost = render({ type: blockType.collectionLink, settings: { collectionId: 'gone' } });
    expect(lost.problems[0]).toContain('It leads nowhere');
  });

  it('[RUN-2i] [COM-13b] leads a gift to its checkout, in the whole window', () => {
    const { element, links } = render({
      type: blockType.donation,
      settings: { donatePageId: 'kiln & fund', title: 'An arch' },
    });
    expect(links).toEqual([['Donate', '/checkout/donate?donatePageId=kiln%20%26%20fund']]);
    expect(element.querySelector('a')?.target).toBe('_top');
    expect(render({ type: blockType.donation }).problems[0]).toContain('"donatePageId"');
  });

  it('[RUN-2h] offers a visitor to join and to log in, a member the way in and out', () => {
    const settings = {
      title: 'The Thursday shelf',
      areaUrl: '/shelf',
      offers: [
        { label: 'Monthly', price: '€6', joinUrl: '/checkout/subscribe' },
        { label: 'Yearly', price: '€60', joinUrl: '/checkout/subscribe' },
      ],
    };
    const visitor = render({ type: blockType.memberArea, settings });
    expect(visitor.links).toEqual([
      ['Join', '/checkout/subscribe'],
      ['Join', '/checkout/subscribe'],
      ['Log In', '/shelf'],
    ]);
    expect(visitor.element.querySelectorAll('[data-pricing-button]')).toHaveLength(2);
    const member = render({
      type: blockType.memberArea,
      settings,
      request: { account: { id: 'm', email: 'm@example.com', roles: [] } },
    });
    expect(member.links).toEqual([['To the member area', '/shelf']]);
    expect(member.element.querySelector('[data-logout]')?.textContent).toBe('Log Out');
    expect(member.element.querySelector('[data-pricing-button]')).toBeNull();
  });

  it('[RUN-2k] names every network beside its sign, and asks none of them', () => {
    const { element, links, problems } = render({
      type: blockType.socialAccountLinksV2,
      settings: {
        links: ['https://bsky.app/profile/a', { url: 'mailto:a@b.example' }, 'vbscript:x'],
      },
    });
    expect(links).toEqual([
      ['Bluesky', 'https://bsky.app/profile/a'],
      ['Email', 'mailto:a@b.example'],
    ]);
    expect(element.querySelector('img, iframe, script')).toBeNull();
    expect(element.querySelector('a')?.rel).toBe('me noopener');
    expect(problems).toEqual(['The social link "vbscript:x" is not an address. It is left out.']);
  });

  it('[RUN-2r, B-121] names what is no network in the language of the page, and an ordering service as an invitation', () => {
    const named = (locale: string) =>
      render({
        type: blockType.socialAccountLinks,
        settings: {
          links: [
            'mailto:a@b.example',
            'tel:+41441234567',
            'https://studio.example/',
            'https://ordering.chownow.com/order/7',
            { url: 'https://www.toasttab.com/weir', label: 'Lunch' },
            'https://www.instagram.com/weir/',
          ],
        },
        site: { locale },
      }).links.map(([name]) => name);
    expect(named('en')).toEqual(['Email', 'Phone', 'Website', 'Order Now', 'Lunch', 'Instagram']);
    expect(named('de')).toEqual([
      ...['E-Mail', 'Telefon', 'Website', 'Jetzt bestellen'],
      ...['Lunch', 'Instagram'],
    ]);
  });

  it('[RUN-2k] shares by links that work without a script', () => {
    const { element, links, problems } = render({
      type: blockType.websiteComponent,
      definitionName: 'socialShare',
      settings: { networks: ['Facebook', 'email', 'orkut'] },
    });
    expect(links).toEqual([
      [
        'Share on Facebook',
        'https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Fsite.example%2Fpage',
      ],
      ['Share by email', 'mailto:?subject=Page&body=http%3A%2F%2Fsite.example%2Fpage'],
    ]);
    expect(element.querySelector('script, iframe')).toBeNull();
    expect(problems).toEqual(['"orkut" is not a network for sharing. It is left out.']);
  });
});

describe('social feeds', () => {
  it('[RUN-2e] are pictures of this site, each a link to its post', () => {
    const { element, links } = render({
      type: blockType.instagram,
      settings: {
        username: 'weir',
        profileUrl: 'https://www.instagram.com/weir/',
        items: [
          {
            imageUrl: '/p/a.svg',
            width: 4,
            height: 5,
            text: 'A jug',
            url: 'https://www.instagram.com/p/a/',
          },
        ],
      },
    });
    expect(links[0]).toEqual(['@weir', 'https://www.instagram.com/weir/']);
    expect(links[1]?.[1]).toBe('https://www.instagram.com/p/a/');
    expect(element.querySelector('img[alt="A jug"]')).not.toBeNull();
    expect(element.innerHTML).not.toContain('cdninstagram');
  });

  it('[RUN-2f] [RUN-6a] let the network show what the site does not have, when it is wanted', () => {
    const { element, links } = render({
      type: blockType.websiteComponent,
      definitionName: 'twitter',
      settings: { username: 'weir' },
    });
    expect(links).toEqual([['Open at X', 'https://x.com/weir']]);
    expect(JSON.parse(element.dataset['blockJson']!)).toEqual({ username: 'weir' });
    const empty = render({ type: blockType.foursquare });
    expect(empty.element.textContent).toBe('No posts at the moment.');
  });
});

describe('tour dates', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const tour = (dates: unknown[], more = {}) =>
    render({
      type: blockType.tourDates,
      settings: { dates, ...more },
      request: { content: { now, answers: {} } },
      site: { timeZone: 'Europe/London' },
    });

  it('[RUN-2g] lists what is to come in its order, with the hour of the place and its ticket', () => {
    const { element, links } = tour([
      { date: '2027-01-05', venue: 'Barn', soldOut: true, ticketsUrl: 'https://t.example/b' },
      {
        date: '2026-12-04T20:00',
        venue: 'Roof',
        city: 'New York',
        timeZone: 'America/New_York',
        ticketsUrl: 'https://t.example/a',
      },
      { date: '2026-11-20', venue: 'Over' },
    ]);
    const rows = [...element.querySelectorAll('li')].map((row) => row.textContent);
    expect(rows[0]).toMatch(/^Dec 4Fri,? 8:00\sPMRoofNew YorkTickets$/);
    expect(rows[1]).toBe('Jan 5, 2027TuesdayBarnSold out');
    expect(rows).toHaveLength(2);
    expect(links).toEqual([['Tickets', 'https://t.example/a']]);
    expect(element.querySelector('time')?.dateTime).toBe('2026-12-05T01:00:00.000Z');
  });

  it('[RUN-2g] says when there is nothing to come, and keeps what was', () => {
    const past = [{ date: '2026-11-20', venue: 'Over', ticketsUrl: 'https://t.example/' }];
    const { element, links } = tour(past, { showPast: true });
    expect(element.textContent).toContain('No dates at the moment.');
    expect(element.querySelector('details')?.textContent).toContain('Over');
    expect(links).toEqual([]);
  });
});

describe('code', () => {
  it('[RUN-2m] shows code as text, in a region that the keyboard reaches', () => {
    const { element } = render({
      type: blockType.code,
      settings: { code: '\n<script>alert(1)</script>\n', language: 'JavaScript' },
    });
    expect(element.querySelector('script')).toBeNull();
    expect(element.querySelector('code')?.textContent).toBe('<script>alert(1)</script>');
    expect(element.querySelector('pre')).toMatchObject({ tabIndex: 0 });
    expect(element.querySelector('pre')?.getAttribute('aria-label')).toBe('Code, JavaScript');
  });

  it('[RUN-2n] makes HTML part of the page without scripts, and reports that to the owner', () => {
    const html =
      '<h2>Open</h2><script>alert(1)</script><iframe src="https://evil.example"></iframe>';
    const { element, problems } = render({ type: blockType.code, settings: { html } });
    expect(element.querySelector('h2')?.textContent).toBe('Open');
    expect(element.querySelector('script, iframe, pre')).toBeNull();
    expect(problems).toEqual(['A code block contains a script. Its HTML is shown without it.']);
    const shown = render({ type: blockType.code, settings: { html, displaySource: true } });
    expect(shown.element.querySelector('code')?.textContent).toBe(html);
  });
});
