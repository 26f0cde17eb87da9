import type { ServedFile } from '../../harness';
import { siteServer } from './siteServer';

export interface PageFiles {
  html: string;
  files: Record<string, ServedFile>;
}

/** A page of the sample site as files, taken from the real server, so that every candidate is served alike. */
export async function siteFiles(address: string): Promise<PageFiles> {
  const { origin, stop } = await siteServer();
  try {
    return await pageFiles(origin, address);
  } finally {
    await stop();
  }
}

/** A page and every script, style sheet, picture and font that it or one of its scripts references. */
export async function pageFiles(origin: string, address: string): Promise<PageFiles> {
  const html = await (await fetch(origin + address)).text();
  const files: Record<string, ServedFile> = {};
  const waiting = addressesIn(html);
  for (const found of waiting) {
    const response = await fetch(origin + found);
    if (!response.ok) continue;
    const body = new Uint8Array(await response.arrayBuffer());
    files[found] = body;
    if (found.endsWith('.js')) {
      for (const next of chunksIn(found, new TextDecoder().decode(body))) waiting.add(next);
    }
  }
  return { html, files };
}

const addressesIn = (html: string): Set<string> =>
  new Set(
    [
      ...html.matchAll(
        /(?:src|href|data-src|component-url|renderer-url)="(\/(?:assets|pictures|fonts|_astro)\/[^"]+)"/g,
      ),
    ].map(([, found]) => found!),
  );

/** Chunks are named beside the script, or from the root as Vite's list of preloads does. */
function chunksIn(address: string, script: string): string[] {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const beside = [...script.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => name!);
  const fromRoot = [...script.matchAll(/["'`]\/?_astro\/([\w.-]+\.js)["'`]/g)].map(
    ([, name]) => name!,
  );
  return [...beside.map((name) => folder + name), ...fromRoot.map((name) => `/_astro/${name}`)];
}
