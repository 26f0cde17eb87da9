import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { websiteRole } from '@plinth/site-model';
import { placeholderFromThumbhash } from '@plinth/media/thumbhash';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, storedFiles } from '../../database/schema/index';
import { createTestApp } from '../../../testing/createTestApp';
import type { TestBrowser } from '../../../testing/createBrowser';
import { describeOnEachDatabase, describeOnEmbeddedDatabase } from '../../../testing/databases';
import { testSite } from '../../../testing/testSite';
import { createFolderStorage } from '../../uploads/folderStorage';
import { sweepFiles } from '../../uploads/sweepFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'plinth-files-'));
const files = path.join(folder, 'files');
const pictures = path.join(folder, 'pictures');
beforeEach(() => {
  for (const place of [files, pictures]) rmSync(place, { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Get = Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0];
type Bytes = string | Buffer;

async function openFiles(get: Get, options: Parameters<typeof createTestApp>[1] = {}) {
  const test = await createTestApp(get(), {
    fileStorage: createFolderStorage(files),
    picturesFolder: pictures,
    ...options,
  });
  await test.addAccount('ida@example.test', 'clay', [websiteRole.admin]);
  await test.addAccount('vera@example.test', 'clay', [websiteRole.viewer]);
  await test.addAccount('mo@example.test', 'clay', [websiteRole.moderator]);
  const signIn = async (email: string) => {
    const browser = test.browser();
    await browser.get('/');
    await browser.call('memberLogin', { email, password: 'clay' });
    return browser;
  };
  const rows = () => test.db.select().from(storedFiles);
  const rowOf = async (name: string) => (await rows()).find((row) => row.name === name)!;
  return { ...test, signIn, owner: await signIn('ida@example.test'), rows, rowOf };
}

/** The form of the page, with these files in it. */
function formOf(browser: TestBrowser, given: Record<string, Bytes>, crumb?: string): FormData {
  const form = new FormData();
  form.append('crumb', crumb ?? browser.cookies.get('crumb')!);
  for (const [name, bytes] of Object.entries(given))
    form.append('files', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return form;
}

const upload = (browser: TestBrowser, given: Record<string, Bytes>) =>
  browser.postFiles('/config/files', formOf(browser, given));

const send = (browser: TestBrowser, address: string, fields: Record<string, string> = {}) =>
  browser.postForm(address, { crumb: browser.cookies.get('crumb')!, ...fields });

/** The error messages of an answer. */
const wrong = async (answer: Response): Promise<string> =>
  (/role="alert"[^>]*>(.*?)<\/(?:p|div)>/s.exec(await answer.text())?.[1] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'");

/** All files in the upload folders. */
const onDisk = () =>
  ['uploads', 'incoming'].flatMap((part) => {
    try {
      return readdirSync(path.join(files, part));
    } catch {
      return [];
    }
  });

const pdf = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>';
const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a35' } });

describeOnEachDatabase('the files of the site', (get) => {
  it('[SRV-51a] [B-321] takes several files by a plain form, lists, finds, renames and deletes them', async () => {
    const { owner, rowOf, rows, db } = await openFiles(get);
    const answer = await upload(owner, { 'Preisliste März.pdf': pdf, 'notes.txt': 'Clay\n' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/config/files?done=uploaded',
    ]);
    const { id, ...facts } = await rowOf('Preisliste März.pdf');
    expect(facts).toMatchObject({ type: 'application/pdf', size: pdf.length, width: null });
    expect(onDisk()).toHaveLength(2);
    const list = await (await owner.get('/config/files?done=uploaded')).text();
    expect(list).toContain('The upload is done.');
    expect(list).toContain('2 files, 35 Bytes in all');
    const found = await (await owner.get('/config/files?q=märz')).text();
    expect(found).toContain('Preisliste März.pdf');
    expect(found).not.toContain('notes.txt');

    const renamed = await send(owner, `/config/files/${id}/rename?q=preis`, { name: 'prices.pdf' });
    expect(renamed.headers.get('location')).toBe('/config/files?q=preis&done=renamed');
    const download = await owner.get('/s/prices.pdf');
    expect(await download.text()).toBe(pdf);
    expect((await owner.get(encodeURI('/s/Preisliste März.pdf'))).status).toBe(404);

    const deleted = await send(owner, `/config/files/${id}/delete`);
    expect(deleted.headers.get('location')).toBe('/config/files?done=deleted');
    expect((await rows()).map(({ name }) => name)).toEqual(['notes.txt']);
    expect(onDisk()).toHaveLength(1);
    expect((await owner.get('/s/prices.pdf')).status).toBe(404);
    expect((await send(owner, `/config/files/${id}/delete`)).status).toBe(404);
    const actions = await db.select().from(auditEntries);
    expect(actions.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      expect.arrayContaining([
        'file-uploaded notes.txt',
        'file-renamed Preisliste März.pdf → prices.pdf',
        'deleted prices.pdf',
      ]),
    );
  });

  it('[SRV-51b] gives a second file of a name another one, whatever its case, also at the same moment', async () => {
    const { owner, rows } = await openFiles(get);
    await Promise.all(['a.txt', 'A.txt', 'a.TXT'].map((name) => upload(owner, { [name]: name })));
    const names = (await rows()).map(({ nameKey }) => nameKey).sort();
    expect(names).toEqual(['a-2.txt', 'a-3.txt', 'a.txt']);
  });
});

describeOnEmbeddedDatabase('a file that cannot be taken', (get) => {
  it('[SRV-51c] [B-205] reports an invalid new name at its field, and keeps what was typed', async () => {
    const { owner, rowOf } = await openFiles(get);
    await upload(owner, { 'a.txt': 'a', 'b.txt': 'b' });
    const { id } = await rowOf('a.txt');
    const refusal = async (name: string) => {
      const answer = await send(owner, `/config/files/${id}/rename`, { name });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      return /<input id="[^"]*-name"[^>]*aria-invalid="true"[^>]*value="([^"]*)"[^>]*\/><span class="pl-config-error"[^>]*>([^<]*)/
        .exec(html)
        ?.slice(1);
    };
    expect(await refusal('  ')).toEqual(['  ', 'Please enter a file name.']);
    expect(await refusal('B.TXT')).toEqual(['B.TXT', 'Another file is called B.TXT.']);
    expect(await refusal('../a.txt')).toEqual([
      '../a.txt',
      'The name ../a.txt is a path. Give a name without / and \\.',
    ]);
    expect((await refusal('a\u202etxt.exe'))?.[1]).toContain('signs that nobody sees');
    expect((await refusal('a.html'))?.[1]).toBe('The name must end in .txt, as the file is one.');
    expect((await refusal(`${'a'.repeat(200)}.txt`))?.[1]).toContain('at most 200 characters');
    expect((await rowOf('a.txt')).id).toBe(id);
  });

  it('[SRV-51d] [B-211] [B-321] a file over the limit of its kind is refused while it arrives, in megabytes of 1,000,000', async () => {
    const { owner } = await openFiles(get, { maxMegabytes: 1 });
    const answer = await upload(owner, {
      'big.txt': 'a'.repeat(1_000_001),
      'fits.txt': 'a'.repeat(1_000_000),
    });
    expect(answer.status).toBe(422);
    expect(await wrong(answer)).toBe(
      'The file big.txt is too large. The maximum allowed file size is 1 MB.',
    );
    expect(onDisk()).toHaveLength(1);
    const german = await owner.postFiles(
      '/config/files',
      formOf(owner, { 'big.jpg': 'a'.repeat(1_000_001) }),
      { headers: { 'accept-language': 'de' } },
    );
    expect(await wrong(german)).toBe('Die Datei big.jpg ist zu groß. Erlaubt sind höchstens 1 MB.');
  });

  it.each<[string, Record<string, Bytes>]>([
    ['a page', { 'page.html': '<p>Hello</p>' }],
    ['a script', { 'a.js': 'alert(1)' }],
    ['no ending', { README: 'text' }],
    ['an ending that is a word of the language', { 'a.constructor': 'text' }],
    ['a document that is none', { 'a.pdf': '<script>alert(1)</script>' }],
    ['a document that is cut off', { 'a.pdf': pdf.slice(0, 20) }],
    ['an archive that is cut off', { 'a.zip': 'PK\u0003\u0004 and no end' }],
    ['text with zeros', { 'a.csv': 'a\u0000b' }],
  ])('[SRV-51e] [B-212] %s is no supported file', async (_, given) => {
    const { owner } = await openFiles(get);
    const answer = await upload(owner, given);
    expect(answer.status).toBe(422);
    expect(await wrong(answer)).toBe(
      `The file ${Object.keys(given)[0]} does not appear to be a supported file.`,
    );
    expect(onDisk()).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    ['path parts', '../../etc/passwd.txt', /is a path/],
    ['a path of Windows', 'C:\\temp\\a.txt', /is a path/],
    ['a turn of direction', 'a\u202etxt.pdf', /The name a\uFFFDtxt.pdf .*signs that nobody sees/],
    ['a control sign', 'a\u0007.txt', /signs that nobody sees/],
    ['a point in front', '.htaccess.txt', /begins with a point/],
    ['too many characters', `${'ä'.repeat(300)}.txt`, /too long/],
  ])('[SRV-51e] a name with %s stores nothing', async (_, name, sentence) => {
    const { owner } = await openFiles(get);
    const answer = await upload(owner, { [name]: 'text' });
    expect([answer.status, await wrong(answer)]).toEqual([422, expect.stringMatching(sentence)]);
    expect(onDisk()).toEqual([]);
  });

  it('[SRV-51e] reports an empty file, and a form without one', async () => {
    const { owner } = await openFiles(get);
    expect(await wrong(await upload(owner, { 'a.txt': '' }))).toBe('The file a.txt is empty.');
    expect(await wrong(await upload(owner, {}))).toBe('Choose a file first.');
  });

  it('[SRV-51f] good files of a form with bad ones are stored, and each bad one is named', async () => {
    const { owner, rows } = await openFiles(get);
    const answer = await upload(owner, { 'a.exe': 'MZ', 'b.txt': 'good', 'c.pdf': 'bad' });
    expect(await wrong(answer)).toMatch(/a\.exe does not.*c\.pdf does not/);
    expect((await rows()).map(({ name }) => name)).toEqual(['b.txt']);
  });

  it('[SRV-51f] [B-262] a server that cannot write says so, and keeps nothing', async () => {
    const storage = createFolderStorage(files);
    const full = { ...storage, keep: () => Promise.reject(new Error('ENOSPC')) };
    const { owner, rows, lines } = await openFiles(get, { fileStorage: full });
    expect(await wrong(await upload(owner, { 'a.txt': 'a' }))).toBe(
      'a.txt: There was a problem while uploading your file.',
    );
    expect([await rows(), onDisk()]).toEqual([[], []]);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'upload.failed' }));
  });

  it('[SRV-51c] [B-262] a database that cannot rename says so', async () => {
    const { owner, rowOf, services } = await openFiles(get);
    await upload(owner, { 'a.txt': 'a' });
    const { id } = await rowOf('a.txt');
    services.db.update = () => {
      throw new Error('away');
    };
    const answer = await send(owner, `/config/files/${id}/rename`, { name: 'b.txt' });
    Reflect.deleteProperty(services.db, 'update');
    expect(await answer.text()).toContain('There was a problem while renaming your file.');
  });

  it('[SRV-51f] [B-261] a body that ends before its file stores nothing of it', async () => {
    const { owner, rows } = await openFiles(get);
    const whole = new Response(formOf(owner, { 'a.txt': 'first', 'b.txt': 'x'.repeat(5000) }));
    const bytes = Buffer.from(await whole.arrayBuffer());
    const answer = await owner.postFiles(
      '/config/files',
      bytes.subarray(0, bytes.length - 3000) as unknown as FormData,
      { headers: { 'content-type': whole.headers.get('content-type')! } },
    );
    expect(await wrong(answer)).toBe('b.txt: File upload failed to complete.');
    expect((await rows()).map(({ name }) => name)).toEqual(['a.txt']);
    expect(onDisk()).toHaveLength(1);
  });

  it('[SRV-51a] [B-274] to delete asks with what is lost', async () => {
    const { owner } = await openFiles(get);
    await upload(owner, { 'a.txt': 'a' });
    const html = await (await owner.get('/config/files')).text();
    expect(html).toMatch(
      /<details class="pl-config-danger">.*This can&#x27;t be undone\. Make sure to update all links to this file\..*Delete for good/s,
    );
  });
});

describeOnEmbeddedDatabase('accounts that may upload', (get) => {
  it('[SRV-51g] an account that may not change files uploads none, and a moderator does not see them', async () => {
    const { owner, signIn, rows } = await openFiles(get);
    await upload(owner, { 'a.txt': 'a' });
    const viewer = await signIn('vera@example.test');
    const html = await (await viewer.get('/config/files')).text();
    expect(html).toContain('a.txt');
    expect(html).not.toContain('type="file"');
    expect((await upload(viewer, { 'b.txt': 'b' })).status).toBe(403);
    const moderator = await signIn('mo@example.test');
    expect((await moderator.get('/config/files')).status).toBe(403);
    expect((await upload(moderator, { 'b.txt': 'b' })).status).toBe(403);
    expect(await rows()).toHaveLength(1);
  });

  it('[SRV-51g] no file is taken before the form has shown its crumb, nor from another site', async () => {
    const { owner, browser, rows } = await openFiles(get);
    const old = await owner.postFiles('/config/files', formOf(owner, { 'a.txt': 'a' }, 'wrong'));
    expect([old.status, await wrong(old)]).toEqual([400, expect.stringContaining('signed out')]);
    const late = new FormData();
    late.append('files', new Blob(['a']), 'a.txt');
    late.append('crumb', owner.cookies.get('crumb')!);
    expect((await owner.postFiles('/config/files', late)).status).toBe(400);
    const foreign = await owner.postFiles('/config/files', formOf(owner, { 'a.txt': 'a' }), {
      headers: { origin: 'http://evil.test' },
    });
    expect(foreign.status).toBe(403);
    const stranger = browser();
    await stranger.get('/');
    expect(await (await upload(stranger, { 'a.txt': 'a' })).text()).toContain('name="password"');
    expect([await rows(), onDisk()]).toEqual([[], []]);
  });

  it('[SRV-51h] a script gets what became of each file as JSON', async () => {
    const { owner, rowOf } = await openFiles(get);
    const answer = await owner.postFiles(
      '/config/files',
      formOf(owner, { 'a.txt': 'a', 'b.js': '' }),
      { headers: { accept: 'application/json' } },
    );
    expect(await answer.json()).toEqual({
      files: [
        { name: 'a.txt', id: (await rowOf('a.txt')).id },
        { name: 'b.js', problem: 'The file b.js does not appear to be a supported file.' },
      ],
    });
  });
});

describeOnEmbeddedDatabase('files that are served', (get) => {
  it('[SRV-52a] by name and by id, in parts, with their type, and saved where a browser should not open them', async () => {
    const { owner, browser, rowOf } = await openFiles(get);
    await upload(owner, { 'Tabelle ü.csv': 'a;b\n1;2\n', 'a.pdf': pdf });
    const visitor = browser();
    const { id } = await rowOf('Tabelle ü.csv');
    const table = await visitor.get(`/s/${id}`);
    expect(await table.text()).toBe('a;b\n1;2\n');
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(table.headers.get('content-disposition')).toBe(
      `attachment; filename="Tabelle u.csv"; filename*=UTF-8''Tabelle%20%C3%BC.csv`,
    );
    expect(table.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = table.headers.get('etag')!;
    expect((await visitor.get(`/s/${id}`, { 'if-none-match': etag })).status).toBe(304);
    const part = await visitor.get('/s/A.PDF', { range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    expect(part.headers.get('content-disposition')).toBeNull();
    expect(part.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('[SRV-52b] a drawing may run nothing, whatever its width', async () => {
    const { owner, rowOf } = await openFiles(get);
    await upload(owner, { 'a.svg': drawing });
    expect(await rowOf('a.svg')).toMatchObject({ width: 40, height: 30 });
    const answer = await owner.get('/s/a.svg?format=100w');
    expect(await answer.text()).toBe(drawing);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });

  it('[SRV-52c] a file without a row, and what was never finished, is swept away after two hours', async () => {
    const { owner, services, db } = await openFiles(get);
    await upload(owner, { 'a.txt': 'a', 'b.txt': 'b' });
    const [gone, kept] = await db.select().from(storedFiles);
    await db.delete(storedFiles);
    await db.insert(storedFiles).values(kept!);
    const sweepAt = (hours: number) =>
      sweepFiles({ ...services, clock: () => Date.now() + hours * 3_600_000 });
    await sweepAt(1);
    expect(onDisk().sort()).toEqual([gone!.id, kept!.id].sort());
    await sweepAt(3);
    expect(onDisk()).toEqual([kept!.id]);
  });
});

describe('pictures', () => {
  describeOnEmbeddedDatabase('that can be read', (get) => {
    it('[SRV-53a] are upright, with their sides and a placeholder, and without the place where they were taken', async () => {
      const { owner, rowOf } = await openFiles(get);
      const turned = await photo()
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 44/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      expect(turned.includes('Exif')).toBe(true);
      await upload(owner, { 'cup.jpg': turned });
      const row = await rowOf('cup.jpg');
      expect(row).toMatchObject({ type: 'image/jpeg', width: 40, height: 60, frames: 1 });
      expect(placeholderFromThumbhash(row.thumbhash!)?.color).toMatch(/^rgb\(1[67]\d 5\d 8\d\)$/);
      const served = await owner.get('/s/cup.jpg');
      const bytes = Buffer.from(await served.arrayBuffer());
      expect(bytes.includes('Exif')).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: 40,
        height: 60,
      });
    });

    it('[SRV-53b] [B-90] come in the seven widths, in the best format that a browser asks for, made once', async () => {
      const { owner, browser, rowOf } = await openFiles(get);
      await upload(owner, { 'wide.png': await photo(1200, 300).png().toBuffer() });
      const visitor = browser();
      const get1 = async (format: string, accept?: string) => {
        const answer = await visitor.get(`/s/wide.png${format}`, accept ? { accept } : {});
        const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        return [answer.headers.get('content-type'), picture.width];
      };
      expect(await get1('?format=500w', 'image/avif,image/webp,*/*')).toEqual(['image/avif', 500]);
      expect(await get1('?format=500w', 'image/webp,image/avif;q=0')).toEqual(['image/webp', 500]);
      expect(await get1('?format=500w')).toEqual(['image/png', 500]);
      // The next one up, and never more than there is.
      expect(await get1('?format=301w')).toEqual(['image/png', 500]);
      expect(await get1('?format=2500w')).toEqual(['image/png', 1200]);
      expect(await get1('?format=nonsense')).toEqual(['image/png', 1200]);
      expect(await get1('')).toEqual(['image/png', 1200]);
      const { id } = await rowOf('wide.png');
      const made = ['2500.png', '500.avif', '500.png', '500.webp'].map((end) => `${id}-${end}`);
      expect(readdirSync(pictures).sort()).toEqual(made);
      const answer = await visitor.get('/s/wide.png?format=500w');
      expect(answer.headers.get('vary')).toContain('accept');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      await send(owner, `/config/files/${id}/delete`);
      expect(readdirSync(pictures)).toEqual([]);
    });

    it('[SRV-53e] are offered where a setting is a picture, and a chosen one carries its sides', async () => {
      const block = (settings: Record<string, unknown>) => ({ id: 'cup', type: 5, settings });
      const section = {
        id: 'cups',
        blocks: [block({ src: '/pictures/cup.svg', width: 4, height: 3, alt: 'A cup' })],
      };
      const site = { ...testSite, pages: [{ ...testSite.pages[0]!, sections: [section] }] };
      const { owner, rowOf } = await openFiles(get, { site });
      await upload(owner, { 'bowl.png': await photo(120, 90).png().toBuffer() });
      const { id } = await rowOf('bowl.png');
      const address = '/config/pages/home/blocks/cup';
      const html = await (await owner.get(address)).text();
      expect(html).toContain(`<option value="/s/${id}" label="bowl.png"></option>`);
      const form = new JSDOM(html).window;
      const field = form.document.querySelector<HTMLInputElement>('input[list="pictures"]')!;
      field.value = `/s/${id}`;
      const fields = [...new form.FormData(field.form!)].map(([name, value]) => [
        name,
        value as string,
      ]);
      const saved = await owner.postForm(
        address,
        Object.fromEntries(fields) as Record<string, string>,
      );
      expect(saved.status).toBe(303);
      const page = await (await owner.get('/')).text();
      expect(page).toMatch(new RegExp(`<img[^>]*src="/s/${id}[^>]*>`));
      expect(page).toMatch(/<img[^>]*width="120"[^>]*height="90"|data-image-dimensions="120x90"/);
      expect(page).toContain('alt="A cup"');
    });

    it('[SRV-53c] that move are served as they are', async () => {
      const { owner, rowOf } = await openFiles(get);
      const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
      const gif = await sharp(frames, {
        raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
      })
        .gif({ loop: 0, delay: [100, 100] })
        .toBuffer();
      await upload(owner, { 'turn.gif': gif });
      expect(await rowOf('turn.gif')).toMatchObject({ width: 10, height: 10, frames: 2 });
      const answer = await owner.get('/s/turn.gif?format=100w', { accept: 'image/avif' });
      expect(Buffer.from(await answer.arrayBuffer()).equals(gif)).toBe(true);
    });
  });

  describeOnEmbeddedDatabase('that cannot', (get) => {
    it('[SRV-53d] [B-261] are refused with a sentence, and nothing of them is stored', async () => {
      const { owner, rows } = await openFiles(get);
      const jpeg = await photo(400, 300).jpeg().toBuffer();
      const noise = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 50 },
        },
      })
        .png()
        .toBuffer();
      const failed = 'File processing failed.';
      const bad: [string, Bytes, string][] = [
        ['cut.png', noise.subarray(0, noise.length / 2), `cut.png: ${failed}`],
        ['cut.jpg', jpeg.subarray(0, jpeg.length - 300), `cut.jpg: ${failed}`],
        ['other.png', jpeg, `other.png: ${failed}`],
        ['text.webp', 'no picture', `text.webp: ${failed}`],
        [
          'line.png',
          pngHead(1, 30_000),
          'The picture line.png has 1 × 30,000 pixels. A side may have 16,383, and all of it 100 million.',
        ],
        [
          'bomb.png',
          pngHead(16_000, 16_000),
          'The picture bomb.png has 16,000 × 16,000 pixels. A side may have 16,383, and all of it 100 million.',
        ],
        ['page.jpg', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), 'active'],
        ['zip.jpg', Buffer.concat([jpeg, zipEnd()]), 'active'],
        ['run.svg', drawing.replace('<path', '<script>alert(1)</script><path'), 'active'],
        ['load.svg', drawing.replace('<path', '<svg onload="alert(1)"/><path'), 'active'],
        [
          'link.svg',
          drawing.replace('<path', '<a href="&#106;avascript:alert(1)"/><path'),
          'active',
        ],
        [
          'fetch.svg',
          drawing.replace('<path', '<image href="https://evil.test/a.png"/><path'),
          'active',
        ],
        ['laugh.svg', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawing}`, 'active'],
        ['encoded.svg', Buffer.from(`\uFEFF${drawing}`, 'utf16le'), 'active'],
        ['broken.svg', drawing.replace('</svg>', ''), `broken.svg: ${failed}`],
      ];
      for (const [name, bytes, sentence] of bad) {
        const told = await wrong(await upload(owner, { [name]: bytes }));
        const expected =
          sentence === 'active'
            ? `The file ${name} holds a program or a way to another place. Nothing of it was stored.`
            : sentence;
        expect(told).toBe(expected);
      }
      expect([await rows(), onDisk()]).toEqual([[], []]);
    });
  });
});

/** A PNG that says how large it is, and holds no more than a line of it. */
function pngHead(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1 + width * 3));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** The end of an archive: nothing in it, no comment. */
const zipEnd = () => Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)]);
