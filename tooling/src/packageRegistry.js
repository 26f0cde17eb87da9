import { createServer } from 'node:http';
import { listenLocally } from './listenLocally.js';

/**
 * @typedef {object} PackageDocument a registry's document of a package, also as a client publishes it
 * @property {string} name
 * @property {Record<string, string>} dist-tags
 * @property {Record<string, Record<string, any>>} versions
 * @property {Record<string, { data: string }>} [_attachments] tarballs, base64
 */

/**
 * A registry on a free port of this machine, empty at first: `pnpm publish` fills it, `npm install` and `npm view` read
 * it. Our own, because verdaccio requires Node 22 and adds 216 packages to every clone.
 * @returns {Promise<{ origin: string, settings: string, close: () => void }>} `settings` are the lines of an `.npmrc`
 */
export async function startPackageRegistry() {
  /** @type {Map<string, PackageDocument>} */
  const documents = new Map();
  /** @type {Map<string, Buffer>} */
  const tarballs = new Map();
  let origin = '';
  const server = createServer(async (request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname);
    const name = address.slice(1);
    const answer = (/** @type {number} */ status, /** @type {object} */ body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'PUT') {
      /** @type {PackageDocument} */
      const published = JSON.parse(await readBody(request));
      const known = documents.get(name);
      const [version = ''] = Object.keys(published.versions);
      if (known?.versions[version]) {
        answer(409, { error: `${name}@${version} is published already.` });
        return;
      }
      const { _attachments = {}, ...document } = published;
      for (const { data } of Object.values(_attachments)) {
        const path = `/${name}/-/${version}.tgz`;
        tarballs.set(path, Buffer.from(data, 'base64'));
        const { dist, ...manifest } = document.versions[version] ?? {};
        document.versions[version] = { ...manifest, dist: { ...dist, tarball: origin + path } };
      }
      documents.set(name, {
        ...known,
        ...document,
        versions: { ...known?.versions, ...document.versions },
      });
      answer(201, { ok: true });
      return;
    }
    const tarball = tarballs.get(address);
    const document = documents.get(name);
    if (tarball)
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball);
    else if (document) answer(200, document);
    else answer(404, { error: `${name} is not published.` });
  });
  const listening = await listenLocally(server);
  origin = listening.origin;
  const { host } = new URL(origin);
  return {
    ...listening,
    settings: `@plinth:registry=${origin}/\n//${host}/:_authToken=of-this-machine\n`,
  };
}

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) text += chunk;
  return text;
}
