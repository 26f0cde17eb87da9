import { ignoreErrors } from '@plinth/site-model';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent } from '@plinth/site-blocks/page';
import {
  keptName,
  type KeptFace,
  type KeptFaces,
  type FontOfPage,
} from '@plinth/site-renderer/browser';
import { neededFaces } from './neededFaces';
import { readFaces } from './readFaces';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    'fonts that are gone': Set<string>;
  }
}

/** Milliseconds until a service that does not answer counts as away. */
const timeLimit = 10_000;

interface Asked {
  key: string;
  fonts: readonly FontOfPage[];
}

/**
 * Loads the fonts of other companies, after the page has loaded and as soon as consent allows it ([RUN-6h], [CNS-6]).
 * Painted text keeps its font: the families are used from the next page on, also after a soft navigation. A withdrawal
 * removes them, and nothing more is requested from the service. A service that does not answer costs nothing and is not
 * reported: this site could not fix it.
 */
export function startFonts(host: Host): Detach {
  const page = host.document;
  const view = page.defaultView!;
  const { dataset } = page.documentElement;
  const { key, fonts } = JSON.parse(
    page.getElementById('plinth-parts')?.dataset['fonts'] ?? '{"fonts":[]}',
  ) as Asked;
  const state = consent(host);
  const sheets = new Map<string, Promise<string>>();
  /** The browser's faces, by address; `undefined` for a face that the page's head has added. */
  const loaded = new Map<KeptFace, FontFace | undefined>();
  const gone = host.once('fonts that are gone', () => new Set<string>());
  let allowed: AbortController | undefined;

  // As long as the head waits for them, they may never load.
  for (const face of dataset['webFonts'] === '' ? keptFaces() : []) loaded.set(face, undefined);

  function keptFaces(): readonly KeptFace[] {
    const kept = ignoreErrors(() => {
      const { key: of, faces } = JSON.parse(view.localStorage.getItem(keptName)!) as KeptFaces;
      return of === key ? [...faces] : [];
    });
    return kept ?? [];
  }

  async function ask(
    address: string,
    signal: AbortSignal,
    cache?: RequestCache,
  ): Promise<Response> {
    const response = await view.fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
      credentials: 'omit',
      ...(cache ? { cache } : {}),
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return response;
  }

  function sheetOf(address: string, signal: AbortSignal): Promise<string> {
    let sheet = sheets.get(address);
    if (!sheet) {
      sheet = ask(address, signal).then((response) => response.text());
      // The next page requests it again.
      sheet.catch(() => sheets.delete(address));
      sheets.set(address, sheet);
    }
    return sheet;
  }

  async function loadFont(font: FontOfPage, signal: AbortSignal): Promise<void> {
    preconnect(page, font.files);
    const faces = readFaces(await sheetOf(font.sheet, signal), font.files);
    if (font.isOfKit && !faces.some(([family]) => family === font.family))
      reportMissing(font.family);
    await Promise.all(
      neededFaces(faces, font, page.body.textContent).map((face) => load(face, signal)),
    );
  }

  function reportMissing(family: string): void {
    if (gone.has(family)) return;
    gone.add(family);
    console.warn('Requested font no longer in Typekit', family);
  }

  async function load(face: KeptFace, signal: AbortSignal): Promise<void> {
    if ([...loaded.keys()].some((one) => isSame(one, face))) return;
    const [family, address, descriptors] = face;
    // A file's address never changes, and the browser caches it for the head of the next page.
    const response = await ask(address, signal, 'force-cache');
    const made = await new FontFace(family, await response.arrayBuffer(), descriptors).load();
    signal.throwIfAborted();
    loaded.set(face, made);
    const kept: KeptFaces = { key, faces: [...loaded.keys()] };
    ignoreErrors(() => view.localStorage.setItem(keptName, JSON.stringify(kept)));
  }

  /** Each separately: one family that is away does not block the others. */
  function loadFonts(): void {
    const signal = allowed?.signal;
    if (!signal) return;
    for (const font of fonts) loadFont(font, signal).catch(() => {});
  }

  /** Between two pages, when all text changes anyway. */
  function use(): void {
    if (!allowed || loaded.size === 0) return;
    for (const face of loaded.values()) if (face) page.fonts.add(face);
    dataset['webFonts'] = '';
  }

  function forget(): void {
    allowed?.abort();
    allowed = undefined;
    sheets.clear();
    loaded.clear();
    ignoreErrors(() => view.localStorage.removeItem(keptName));
    delete dataset['webFonts'];
    const families = new Set(fonts.map(({ family }) => family));
    for (const face of [...page.fonts]) {
      if (families.has(face.family.replaceAll('"', ''))) page.fonts.delete(face);
    }
  }

  function follow(): void {
    if (!state.mayRun('fonts')) forget();
    else if (!allowed) {
      allowed = new AbortController();
      void pageLoaded(host).then(loadFonts);
    }
  }

  follow();
  const undo = [
    state.subscribe(follow),
    host.on('page-left', use),
    host.on('page-turned', () => host.whenIdle(loadFonts)),
  ];
  return () => {
    for (const stop of undo) stop();
    allowed?.abort();
    allowed = undefined;
  };
}

const isSame = ([family, address, a]: KeptFace, [other, same, b]: KeptFace): boolean =>
  family === other && address === same && a.weight === b.weight && a.style === b.style;

/** While the sheet loads, the connection to its files opens. */
function preconnect(page: Document, origin: string): void {
  if (page.head.querySelector(`link[rel=preconnect][href="${origin}"]`)) return;
  const link = Object.assign(page.createElement('link'), { rel: 'preconnect', href: origin });
  link.crossOrigin = 'anonymous';
  page.head.append(link);
}

async function pageLoaded({ document, whenIdle }: Host): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      document.defaultView!.addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise<void>(whenIdle);
}
