import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServedFile, type ServedFile } from '../assets/servedFile';
import { packageFolder } from '../packageFolder';

/** The area's own script and style sheet from the build. */
export interface ConfigFiles {
  /** Address of the script; absent if nothing was built: the area works without scripts and style sheets. */
  script?: string;
  /** The rich text editor, which the script loads if a form has such a text. */
  richText?: string;
  styles?: string;
  /** The files by their addresses. */
  files: ReadonlyMap<string, ServedFile>;
}

export const noConfigFiles: ConfigFiles = { files: new Map() };

const folder = path.join(packageFolder, 'dist/config');

/** @throws when they have not been built */
export async function readConfigFiles(): Promise<ConfigFiles> {
  const [script, richText, styles] = await Promise.all([
    readBuilt('main.js', 'text/javascript; charset=utf-8'),
    readBuilt('richText.js', 'text/javascript; charset=utf-8'),
    readBuilt('config.css', 'text/css; charset=utf-8'),
  ]);
  return {
    script: script.address,
    richText: richText.address,
    styles: styles.address,
    files: new Map([script, richText, styles].map(({ address, file }) => [address, file])),
  };
}

/** The name carries a hash of the content: a browser may keep the file for ever. */
async function readBuilt(
  name: string,
  type: string,
): Promise<{ address: string; file: ServedFile }> {
  const source = path.join(folder, name);
  const body = await readFile(source).catch((cause: unknown) => {
    throw new Error(`${source} is missing. Run \`pnpm build\`.`, { cause });
  });
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 8);
  const { name: stem, ext } = path.parse(name);
  return { address: `/config/assets/${stem}-${tag}${ext}`, file: createServedFile(type, body) };
}
