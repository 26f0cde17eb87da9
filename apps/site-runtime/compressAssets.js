import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/**
 * Writes each script and style sheet a second time, compressed as well as Brotli can: `compressed/boot-1a2b3c.js.br`
 * beside `assets/boot-1a2b3c.js`. A server that compressed them itself would spend a second of processor time at each
 * start.
 *
 * @param {string} clientFolder the folder that holds `assets`
 * @returns {Promise<void>}
 */
export async function compressAssets(clientFolder) {
  const to = path.join(clientFolder, 'compressed');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  const names = readdirSync(path.join(clientFolder, 'assets')).filter((name) =>
    /\.(?:js|css)$/.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const body = readFileSync(path.join(clientFolder, 'assets', name));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      };
      writeFileSync(path.join(to, `${name}.br`), await brotli(body, { params }));
    }),
  );
}
