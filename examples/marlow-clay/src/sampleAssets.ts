import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawSamplePictures } from './pictures/samplePictures';
import { favicon } from './favicon';
import { playSampleSounds } from './sounds/sampleSounds';

export interface SampleAsset {
  type: string;
  body: string | Buffer;
}

/** The sample site's files by address: pictures drawn and sounds played by code, and its font (Newsreader, SIL Open Font License). */
export function loadSampleAssets(): Map<string, SampleAsset> {
  const assets = new Map<string, SampleAsset>();
  for (const [address, body] of drawSamplePictures())
    assets.set(address, { type: 'image/svg+xml', body });
  for (const [address, body] of playSampleSounds())
    assets.set(address, { type: 'audio/wav', body });
  assets.set('/favicon.svg', { type: 'image/svg+xml', body: favicon });
  assets.set('/fonts/newsreader.woff2', {
    type: 'font/woff2',
    body: readFileSync(
      createRequire(import.meta.url).resolve(
        '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
      ),
    ),
  });
  return assets;
}
