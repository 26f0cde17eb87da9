import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, type Host } from '@plinth/site-blocks/host';
import { consent } from '@plinth/site-blocks/page';
import { keptName, takeKeptFaces } from '@plinth/site-renderer/browser';
import { startFonts } from './startFonts';

const files = 'https://files.example';
const fontOf = (family: string, more = {}) => ({
  use: 'body',
  family,
  variants: ['400'],
  files,
  isOfKit: false,
  sheet: `https://sheets.example/${family}.css`,
  ...more,
});

let host: Host;
let stop: (() => void) | undefined;
let signals: Map<string, AbortSignal>;

/** A page of a site with these fonts, whose visitors are asked for consent first. */
function addPage(fonts: object[], key = 'KEY'): void {
  const script = document.createElement('template');
  script.id = 'plinth-parts';
  script.dataset['fonts'] = JSON.stringify({ key, fonts });
  const context = document.createElement('script');
  context.type = 'application/json';
  context.id = 'plinth-page-context';
  context.textContent = JSON.stringify({
    cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
  });
  document.body.replaceChildren(script, context, 'Clay');
  host = {
    ...createHost(document),
    whenIdle: (task) => task(),
    init() {},
    destroy() {},
    start() {},
  };
}

/**
 * The smallest file that a browser accepts as a font has three hundred bytes: this class reports a loaded font instead.
 */
class FakeFace {
  constructor(
    readonly family: string,
    readonly source: ArrayBuffer,
    readonly descriptors: object,
  ) {}
  load = () => Promise.resolve(this);
}

/** Answers by the last part of the address; a promise may never settle. */
function answer(answers: Record<string, string | Promise<never>>): string[] {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    asked.push(address as string);
    signals.set(address as string, init!.signal!);
    const body = answers[(address as string).split('/').at(-1)!];
    return body === undefined ? new Response('', { status: 404 }) : new Response(await body);
  });
  return asked;
}
const sheetWith = (family: string, file: string) =>
  `@font-face{font-family:"${family}";src:url(${files}/${file});font-weight:400}`;
const used = () => document.documentElement.dataset['webFonts'];

beforeEach(() => {
  signals = new Map();
  vi.stubGlobal('FontFace', FakeFace);
  vi.spyOn(document.fonts, 'add').mockImplementation((face) => {
    added.push((face as unknown as FakeFace).family);
    return document.fonts;
  });
});
let added: string[] = [];

afterEach(() => {
  stop?.();
  stop = undefined;
  added = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['webFonts'];
  document.body.replaceChildren();
  for (const link of document.head.querySelectorAll('link[rel=preconnect]')) link.remove();
});

describe('fonts of other companies', () => {
  it('[RUN-6h] [CNS-6] wait for a yes, and are used between two pages', async () => {
    const asked = answer({ 'Clay.css': sheetWith('Clay', 'clay.woff2'), 'clay.woff2': 'bytes' });
    addPage([fontOf('Clay')]);
    stop = startFonts(host);
    await Promise.resolve();
    expect(asked).toEqual([]);
    expect(document.head.querySelector('link[rel=preconnect]')).toBeNull();

    consent(host).adopt('accepted');
    await expect.poll(() => localStorage.getItem(keptName)).toContain(`${files}/clay.woff2`);
    expect(used()).toBeUndefined();
    expect(added).toEqual([]);
    host.emit('page-left');
    expect(used()).toBe('');
    expect(added).toEqual(['Clay']);
  });

  it('[RUN-6k] come each for itself: one service that is silent, or unknown to it, keeps no other away', async () => {
    const asked = answer({
      'Silent.css': new Promise<never>(() => {}),
      'Clay.css': sheetWith('Clay', 'clay.woff2'),
      'clay.woff2': 'bytes',
    });
    addPage([fontOf('Silent'), fontOf('Unknown'), fontOf('Clay')]);
    consent(host).adopt('accepted');
    stop = startFonts(host);
    await expect.poll(() => localStorage.getItem(keptName)).toContain('clay.woff2');
    expect(asked).toHaveLength(4);
  });

  it('[RUN-6j] [CNS-6] are given up where the visitor withdraws, also those that are on their way', async () => {
    answer({
      'Clay.css': sheetWith('Clay', 'clay.woff2'),
      'clay.woff2': 'bytes',
      'Silent.css': new Promise<never>(() => {}),
    });
    addPage([fontOf('Clay'), fontOf('Silent')]);
    consent(host).adopt('accepted');
    stop = startFonts(host);
    await expect.poll(() => localStorage.getItem(keptName)).toContain('clay.woff2');
    host.emit('page-left');
    consent(host).adopt('declined');
    expect(used()).toBeUndefined();
    expect(localStorage.getItem(keptName)).toBeNull();
    expect(signals.get('https://sheets.example/Silent.css')!.aborted).toBe(true);
    host.emit('page-left');
    expect(used()).toBeUndefined();
  });

  it('[RUN-6h] are asked about once for a visit, and for what a further page is written in', async () => {
    const sheet =
      `@font-face{font-family:Clay;src:url(${files}/latin.woff2);unicode-range:U+0-FF}` +
      `@font-face{font-family:Clay;src:url(${files}/greek.woff2);unicode-range:U+370-3FF}`;
    const asked = answer({ 'Clay.css': sheet, 'latin.woff2': 'bytes', 'greek.woff2': 'bytes' });
    addPage([fontOf('Clay')]);
    consent(host).adopt('accepted');
    stop = startFonts(host);
    await expect.poll(() => asked.length).toBe(2);
    await expect.poll(() => localStorage.getItem(keptName)).toContain('latin');
    document.body.append('Πηλός');
    host.emit('page-turned');
    await expect.poll(() => localStorage.getItem(keptName)).toContain('greek');
    expect(asked.map((address) => address.split('/').at(-1))).toEqual([
      'Clay.css',
      'latin.woff2',
      'greek.woff2',
    ]);
  });

  it('[RUN-6h] request again the files that the head of the page lacks, and ignore malformed text', async () => {
    const asked = answer({ 'Clay.css': sheetWith('Clay', 'clay.woff2'), 'clay.woff2': 'bytes' });
    const kept = (faces: unknown) => JSON.stringify({ key: 'KEY', faces });
    const faces = [['Clay', `${files}/clay.woff2`, { weight: '400', style: 'normal' }]];
    for (const [state, stored] of [
      ['wait', kept(faces)],
      ['', kept(7)],
    ] as const) {
      localStorage.setItem(keptName, stored);
      document.documentElement.dataset['webFonts'] = state;
      addPage([fontOf('Clay')]);
      consent(host).adopt('accepted');
      stop = startFonts(host);
      await expect.poll(() => asked.splice(0)).toContain(`${files}/clay.woff2`);
      stop();
    }
  });

  it('[RUN-5, A-274] reports a family that the kit no longer holds once, and the service’s own never', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer({
      'Clay.css': sheetWith('Other', 'a.woff2'),
      'Plain.css': sheetWith('Other', 'a.woff2'),
    });
    addPage([fontOf('Clay', { isOfKit: true }), fontOf('Plain')]);
    consent(host).adopt('accepted');
    stop = startFonts(host);
    await expect
      .poll(() => warned.mock.calls)
      .toEqual([['Requested font no longer in Typekit', 'Clay']]);
    host.emit('page-turned');
    await expect.poll(() => signals.size).toBe(2);
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

describe('the head of a page whose browser has its fonts', () => {
  const keep = (key: string) =>
    localStorage.setItem(
      keptName,
      JSON.stringify({ key, faces: [['Clay', `${files}/clay.woff2`, { weight: '400' }]] }),
    );
  const run = () => {
    const script = document.createElement('script');
    script.textContent = takeKeptFaces.call('KEY');
    document.body.append(script);
  };

  it('[RUN-6i] holds the page back until they are there', async () => {
    answer({ 'clay.woff2': 'bytes' });
    keep('KEY');
    run();
    expect(used()).toBe('wait');
    await expect.poll(used).toBe('');
    expect(added).toEqual(['Clay']);
  });

  it('[RUN-6i] shows the page in fallback fonts where the kit loads slowly', async () => {
    vi.spyOn(window, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init!.signal!.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    keep('KEY');
    run();
    expect(used()).toBe('wait');
    await expect.poll(used).toBeUndefined();
    expect(added).toEqual([]);
  });

  it('[RUN-6g] knows nothing of the fonts that the site had before', () => {
    keep('OTHER');
    run();
    expect(used()).toBeUndefined();
    // Text in the storage that is not ours, or outdated, must not leave the page invisible.
    for (const odd of ['{', '{"key":"KEY"}', '{"key":"KEY","faces":7}']) {
      localStorage.setItem(keptName, odd);
      run();
      expect(used()).toBeUndefined();
    }
  });
});
