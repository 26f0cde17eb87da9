import { afterEach, expect, it, vi } from 'vitest';
import { createHost } from '@plinth/site-blocks/host';
import { consent } from '@plinth/site-blocks/page';
import { adoptLegacyPage } from './adoptLegacyPage';
import { prepareBlock } from '../start/prepareBlock';

/** The pages of these tests have no lists. */
const noLists = () => Promise.resolve(() => {});

const poster = 'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg';
const drawing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  stop = undefined;
  document.body.replaceChildren();
});

function open(markup: string, restrictive = true) {
  const context = {
    website: { id: 'kiln' },
    cookieSettings: {
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: restrictive,
      isRestrictiveCookiePolicyAbsolute: restrictive,
    },
  };
  document.body.innerHTML = `<script>Static.SQUARESPACE_CONTEXT = ${JSON.stringify(context)};</script>${markup}`;
  return { ...createHost(document), init() {}, destroy() {}, start() {}, report: vi.fn() };
}

const markup = `
  <img id="waiting" alt="" data-src="${poster}" data-image="${poster}" data-load="false">
  <img id="own" alt="" data-src="${drawing}">
  <div hidden>
    <div id="behind" style="color: red; background-image: url('//i.vimeocdn.com/video/1.jpg')"></div>
    <img id="late" alt="" loading="lazy" src="https://img.youtube.com/vi/abcdefghijk/0.jpg">
    <video id="film" poster="https://embed-ssl.wistia.com/1.jpg" preload="none"></video>
  </div>`;
const find = (id: string) => document.getElementById(id)!;

it('[CNS-7i] [RUN-17h] holds posters of older markup back until the visitor agrees', () => {
  const host = open(markup);
  stop = adoptLegacyPage(host, noLists);
  expect(find('waiting').outerHTML).not.toContain('ytimg');
  expect(find('behind').outerHTML).not.toContain('vimeocdn');
  expect(find('behind').style.color).toBe('red');
  expect(find('late').hasAttribute('src')).toBe(false);
  expect(find('film').hasAttribute('poster')).toBe(false);
  expect(find('own').dataset['src']).toBe(drawing);

  consent(host).adopt('accepted');
  expect(find('waiting').dataset).toMatchObject({ src: poster, image: poster });
  expect(find('behind').style.backgroundImage).toContain('vimeocdn');
  expect(find('late').getAttribute('src')).toContain('youtube');
  expect(find('film').getAttribute('poster')).toContain('wistia');
});

it('[CNS-7i] [RUN-17h] holds them before a block takes their addresses', async () => {
  await prepareBlock(open(markup), 'gallery');
  expect(document.body.querySelector('[data-src*=ytimg],[data-image*=ytimg]')).toBeNull();
});

it('[CNS-7i] [RUN-17h] leaves everything as it is where nothing has to wait', () => {
  const host = open(markup, false);
  const before = find('behind').outerHTML;
  stop = adoptLegacyPage(host, noLists);
  expect(find('waiting').dataset['image']).toBe(poster);
  expect(find('behind').outerHTML).toBe(before);
});

it('[CNS-7i] [RUN-17h] gives scripts their addresses back when it is undone, and loads nothing by it', () => {
  const undo = adoptLegacyPage(open(markup), noLists);
  undo();
  expect(find('waiting').dataset).toMatchObject({ src: poster, image: poster });
  expect(find('late').hasAttribute('src')).toBe(false);
});
