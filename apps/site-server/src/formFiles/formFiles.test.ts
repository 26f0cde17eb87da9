import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acceptsFile } from '@plinth/forms/rules';
import { blockType, websiteRole } from '@plinth/site-model';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import type { TestBrowser } from '../../testing/createBrowser';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';
import { formFiles, formSubmissions } from '../database/schema/index';
import { erasePerson } from '../person/personData';
import { fileTypes } from '../uploads/fileTypes';
import { createFolderStorage } from '../uploads/folderStorage';
import { sweepFiles } from '../uploads/sweepFiles';
import { sweepUnsentFiles } from './formFileRows';
import { visitorFileName } from './visitorFileName';

const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(2000)}\n%%EOF`);
const formId = 'job';
const jobPage = {
  id: 'page-job',
  slug: 'job',
  title: 'Job',
  sections: [
    {
      id: 'section-job',
      blocks: [
        {
          id: 'block-job',
          type: blockType.form,
          settings: {
            formId,
            formName: 'Job',
            formFields: [
              { type: 'email', id: 'email', title: 'E-mail', required: true },
              {
                type: 'file',
                id: 'cv',
                title: 'CV',
                max: 2,
                maxMegabytes: 0.01,
                accept: ['.pdf', 'image/*', 'text/csv'],
              },
            ],
            storage: { isKept: false, mail: ['owner@example.test'] },
          },
        },
      ],
    },
  ],
};

/** A form whose field takes every kind. */
const workPage = {
  id: 'page-work',
  slug: 'work',
  title: 'Work',
  sections: [
    {
      id: 'section-work',
      blocks: [
        {
          id: 'block-work',
          type: blockType.form,
          settings: {
            formId: 'work',
            formName: 'Work',
            formFields: [
              { type: 'email', id: 'email', title: 'E-mail', required: true },
              { type: 'file', id: 'work', title: 'Your work', max: 9 },
            ],
          },
        },
      ],
    },
  ],
};
const siteWithWork = { ...testSite, pages: [...testSite.pages, jobPage, workPage] };

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describeOnEmbeddedDatabase('files of forms', (database) => {
  async function open(options: Parameters<typeof createTestApp>[1] = {}) {
    const folder = mkdtempSync(path.join(tmpdir(), 'plinth-form-files-'));
    folders.push(folder);
    const app = await createTestApp(database(), {
      site: { ...testSite, pages: [...testSite.pages, jobPage] },
      fileStorage: createFolderStorage(folder),
      ...options,
    });
    const kept = () => {
      try {
        return readdirSync(path.join(folder, 'uploads'));
      } catch {
        return [];
      }
    };
    return { app, kept, browser: app.browser(), db: database().db };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  const part = (name: string, bytes: Uint8Array): File => new File([new Uint8Array(bytes)], name);
  async function upload(
    browser: TestBrowser,
    name: string,
    bytes: Uint8Array = pdf,
    at = `/form/${formId}/files/cv`,
  ) {
    const body = new FormData();
    body.append('file', part(name, bytes), name);
    const response = await browser.postFiles(at, body);
    return {
      status: response.status,
      ...((await response.json()) as { id?: string; error?: string }),
    };
  }
  async function ownerOf(app: TestApp): Promise<TestBrowser> {
    await app.addAccount('ida@example.test', 'clay', [websiteRole.admin]);
    const owner = app.browser();
    await owner.get('/');
    await owner.call('memberLogin', { email: 'ida@example.test', password: 'clay' });
    return owner;
  }
  const keyIn = (html: string) => /name="key"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '';
  async function post(
    { app, browser }: Pick<Opened, 'app' | 'browser'>,
    fields: Record<string, string>,
    files: readonly File[],
    boxes: readonly string[] = [],
  ) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const box of boxes) body.append('fields.cv', box);
    for (const file of files) body.append('fields.cv', file, file.name);
    app.time.now += 5000;
    const response = await browser.postFiles(`/form/${formId}`, body);
    return { status: response.status, html: await response.text() };
  }
  const boxesIn = (html: string) =>
    [...html.matchAll(/<input[^>]*name="fields\.cv"[^>]*>/g)].flatMap(([tag]) =>
      tag.includes('type="checkbox"') ? (/value="([^"]*)"/.exec(tag)?.[1] ?? []) : [],
    );

  it('[SRV-157a] [FRM-29b] takes a file by its media type, and knows those of every file that may be uploaded', async () => {
    const { browser } = await open();
    await browser.get('/job');
    expect(await upload(browser, 'orders.csv', Buffer.from('jar,2'))).toMatchObject({
      status: 200,
    });
    for (const [ending, { type }] of Object.entries(fileTypes)) {
      const [plainType] = type.split(';') as [string];
      const isTaken = (told: string) =>
        acceptsFile({ name: `a.${ending}`, type: told }, [plainType]);
      expect([ending, isTaken(type), isTaken('')]).toEqual([ending, true, true]);
    }
  });

  it('[SRV-157a] takes a file ahead of the form, sends it with the form, and hands it to the owner alone', async () => {
    const opened = await open();
    const { app, browser, kept, db } = opened;
    const { html } = await get(browser, '/job');
    const { status, id } = await upload(browser, 'Ada Lovelace.pdf');
    expect(status).toBe(200);
    expect(kept()).toEqual([id]);
    const answer = await post(
      opened,
      { key: keyIn(html), pageId: jobPage.id, 'fields.email': 'ada@example.test' },
      [],
      [`${id} another name.pdf`],
    );
    expect(answer.status).toBe(200);
    const [row] = await db.select().from(formSubmissions);
    // The name is the stored name of the file.
    expect(row).toMatchObject({ values: { cv: { [id!]: 'Ada Lovelace.pdf' } }, isKept: true });
    expect(await db.select().from(formFiles)).toMatchObject([
      { submissionId: row!.id, size: pdf.length, type: 'application/pdf' },
    ]);
    // Nowhere in public, under its id or its name.
    for (const address of [
      `/s/${id}`,
      '/s/Ada%20Lovelace.pdf',
      `/config/submissions/${row!.id}/files/${id}`,
    ])
      expect((await browser.get(address)).status).not.toBe(200);
    const owner = await ownerOf(app);
    const page = await (await owner.get(`/config/submissions/${row!.id}`)).text();
    expect(page).toContain(`/config/submissions/${row!.id}/files/${id}`);
    const file = await owner.get(`/config/submissions/${row!.id}/files/${id}`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-disposition': expect.stringContaining('attachment') as string,
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
  const get = async (browser: TestBrowser, at: string) => {
    const response = await browser.get(at);
    return { status: response.status, html: await response.text() };
  };

  it('[SRV-157b] accepts a form with its files without a script, and the same post again as one submission', async () => {
    const opened = await open();
    const { browser, db } = opened;
    const key = keyIn((await get(browser, '/job')).html);
    const fields = { key, pageId: jobPage.id, 'fields.email': 'ada@example.test' };
    const files = [part('cv.pdf', pdf), part('me.pdf', Buffer.concat([pdf, pdf]))];
    expect((await post(opened, fields, files)).status).toBe(200);
    expect((await post(opened, fields, files)).status).toBe(200);
    const rows = await db.select().from(formSubmissions);
    expect(rows).toHaveLength(1);
    // The database stores the keys of an object in an order of its own.
    expect(Object.values(rows[0]!.values['cv'] as object).toSorted()).toEqual(['cv.pdf', 'me.pdf']);
    // Another file under the same key is a mistake, not a retry.
    expect((await post(opened, fields, [part('cv.pdf', Buffer.concat([pdf, pdf]))])).status).toBe(
      400,
    );
  });

  it('[SRV-157c] keeps the files of a form that comes back, and says of each that was not taken why', async () => {
    const opened = await open();
    const { browser, db } = opened;
    const key = keyIn((await get(browser, '/job')).html);
    const first = await post(opened, { key, pageId: jobPage.id, 'fields.email': '' }, [
      part('cv.pdf', pdf),
      part('large.pdf', Buffer.concat([pdf, Buffer.alloc(10_000, 32), Buffer.from('%%EOF')])),
    ]);
    expect(first.status).toBe(400);
    expect(first.html).toContain('large.pdf is larger than 0.01 MB.');
    const boxes = boxesIn(first.html);
    expect(boxes).toEqual([expect.stringMatching(/^[\da-f-]{36} cv\.pdf$/)]);
    const second = await post(
      opened,
      { key: keyIn(first.html), pageId: jobPage.id, 'fields.email': 'ada@example.test' },
      [],
      boxes,
    );
    expect(second.status).toBe(200);
    expect(await db.select().from(formFiles)).toMatchObject([{ name: 'cv.pdf' }]);
  });

  it('[SRV-157d] refuses a file that is too large, empty, of another kind, or another kind than its name says', async () => {
    const { browser, kept } = await open();
    const refused: [string, Buffer, string][] = [
      [
        'large.pdf',
        Buffer.concat([pdf, Buffer.alloc(10_000)]),
        'large.pdf is larger than 0.01 MB.',
      ],
      ['empty.pdf', Buffer.alloc(0), 'empty.pdf is empty.'],
      ['run.exe', pdf, 'run.exe is of a kind that is not allowed here.'],
      ['page.html', Buffer.from('<script>'), 'page.html is of a kind that is not allowed here.'],
      ['notes.txt', Buffer.from('a'), 'notes.txt is of a kind that is not allowed here.'],
      ['fake.pdf', Buffer.from('<html>'), 'fake.pdf is of a kind that is not allowed here.'],
      ['cut.pdf', Buffer.from('%PDF-1.7'), 'cut.pdf is of a kind that is not allowed here.'],
      ['fdp\u202e.exe', pdf, 'fdp.exe is of a kind that is not allowed here.'],
    ];
    for (const [name, bytes, error] of refused) {
      expect(await upload(browser, name, bytes)).toEqual({ status: 400, error });
    }
    expect(kept()).toEqual([]);
    expect((await upload(browser, 'cv.pdf', pdf, `/form/${formId}/files/email`)).status).toBe(404);
    expect((await upload(browser, 'cv.pdf', pdf, '/form/nowhere/files/cv')).status).toBe(404);
  });

  it('[SRV-213] takes pictures that can be read, and hands the owner the same bytes', async () => {
    const { app, browser, kept } = await open({ site: siteWithWork });
    const at = '/form/work/files/work';
    const sides = {
      create: { width: 320, height: 200, channels: 3, background: '#8a5a3c' },
    } as const;
    const [jpeg, png, webp] = await Promise.all([
      sharp(sides).jpeg().toBuffer(),
      sharp(sides).png().toBuffer(),
      sharp(sides).webp().toBuffer(),
    ]);
    const ids: string[] = [];
    for (const [name, bytes] of [
      ['bowl.jpg', jpeg],
      ['bowl.png', png],
      ['bowl.webp', webp],
    ] as const) {
      const { status, id } = await upload(browser, name, bytes, at);
      expect([name, status]).toEqual([name, 200]);
      ids.push(id!);
    }
    // A truncated file, and a file whose content does not match its name.
    for (const [name, bytes] of [
      ['cut.jpg', jpeg.subarray(0, jpeg.length - 200)],
      ['other.jpg', png],
      ['page.png', Buffer.from('<html>')],
    ] as const)
      expect((await upload(browser, name, bytes, at)).status).toBe(400);
    expect(kept()).toHaveLength(3);
    const { html } = await get(browser, '/work');
    const fields = new FormData();
    for (const [name, value] of [
      ['key', keyIn(html)],
      ['pageId', workPage.id],
      ['fields.email', 'ada@example.test'],
      ...ids.map((id) => ['fields.work', `${id} bowl`]),
    ])
      fields.append(name!, value!);
    app.time.now += 5000;
    expect((await browser.postFiles('/form/work', fields)).status).toBe(200);
    const [row] = await database().db.select().from(formSubmissions);
    const owner = await ownerOf(app);
    const file = await owner.get(`/config/submissions/${row!.id}/files/${ids[0]}`);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.equals(jpeg)).toBe(true);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
      height: 200,
    });
  });

  it('[SRV-213] takes pictures of phones and files of older Office, as what they are', async () => {
    const { browser } = await open({ site: siteWithWork });
    const at = '/form/work/files/work';
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
    ]);
    const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    for (const [name, bytes, status] of [
      ['IMG_0042.HEIC', heic, 200],
      ['letter.doc', compound, 200],
      ['prices.xls', compound, 200],
      ['talk.ppt', compound, 200],
      ['letter.rtf', Buffer.from('{\\rtf1 Ada}'), 200],
      ['film.heic', Buffer.from('\0\0\0\u0018ftypisom'), 400],
      ['letter.doc', pdf, 400],
      ['letter.rtf', Buffer.from('<html>'), 400],
      ['letter.docm', compound, 400],
    ] as const)
      expect([name, (await upload(browser, name, bytes, at)).status]).toEqual([name, status]);
    // A field for pictures accepts those of phones, and no text document.
    expect((await upload(browser, 'IMG_0042.heic', heic)).status).toBe(200);
    expect((await upload(browser, 'letter.doc', compound)).status).toBe(400);
  });

  it('[SRV-157e] keeps a visitor’s file name short, without path and invisible characters', () => {
    expect(visitorFileName('C:\\Users\\Ada\\cv.pdf')).toBe('cv.pdf');
    expect(visitorFileName('../../etc/passwd')).toBe('passwd');
    expect(visitorFileName('a\u202e\u0000b\n.pdf')).toBe('ab.pdf');
    expect(visitorFileName('...')).toBe('file');
    expect(visitorFileName('')).toBe('file');
    expect(visitorFileName('سيرة ذاتية.pdf')).toBe('سيرة ذاتية.pdf');
    expect(visitorFileName(`${'x'.repeat(500)}.pdf`)).toMatch(/^x{196}\.pdf$/);
  });

  it('[SRV-157f] sends no file of another form, of another submission, or that was never uploaded', async () => {
    const opened = await open();
    const { app, browser, db } = opened;
    const { id } = await upload(browser, 'cv.pdf');
    const sent = async (cv: object) => {
      const key = keyIn((await get(browser, '/job')).html);
      app.time.now += 5000;
      return post(
        opened,
        { key, pageId: jobPage.id, 'fields.email': 'ada@example.test' },
        [],
        Object.entries(cv).map(([file, name]) => `${file} ${String(name)}`),
      );
    };
    const unknown = '00000000-0000-4000-8000-000000000001';
    for (const file of [unknown, '../../cv', '?x'])
      expect((await sent({ [file]: 'cv.pdf' })).html).toContain('A file has not been uploaded.');
    expect((await sent({ [id!]: 'cv.pdf' })).status).toBe(200);
    expect((await sent({ [id!]: 'cv.pdf' })).html).toContain('A file has not been uploaded.');
    expect(await db.select().from(formSubmissions)).toHaveLength(1);
  });

  it('[SRV-157g] removes the files of a deleted submission, of a forgotten person, and of a form that was never sent', async () => {
    const opened = await open();
    const { app, browser, kept, db } = opened;
    const sendOne = async () => {
      const key = keyIn((await get(browser, '/job')).html);
      await post(opened, { key, pageId: jobPage.id, 'fields.email': 'ada@example.test' }, [
        part('cv.pdf', pdf),
      ]);
    };
    await sendOne();
    await sendOne();
    const owner = await ownerOf(app);
    const [row] = await db.select().from(formSubmissions);
    const crumb = owner.cookies.get('crumb')!;
    await owner.postForm(`/config/submissions/${row!.id}/delete`, { crumb });
    expect(kept()).toHaveLength(1);
    await erasePerson(
      db,
      { siteId: testSite.id, email: 'ada@example.test' },
      app.services.fileStorage,
    );
    expect(kept()).toEqual([]);
    await upload(browser, 'never-sent.pdf');
    expect(kept()).toHaveLength(1);
    app.time.now += 24 * 3_600_000;
    await sweepUnsentFiles(app.services);
    expect(await db.select().from(formFiles)).toHaveLength(1);
    app.time.now += 2 * 3_600_000;
    await sweepUnsentFiles(app.services);
    expect(await db.select().from(formFiles)).toEqual([]);
    // Bytes follow by the clock of the disk.
    app.time.now = Date.now() + 3 * 3_600_000;
    await sweepFiles(app.services);
    expect(kept()).toEqual([]);
  });

  it('[SRV-157h] keeps the bytes of files that were sent when it sweeps', async () => {
    const opened = await open();
    const { app, browser, kept } = opened;
    const key = keyIn((await get(browser, '/job')).html);
    await post(opened, { key, pageId: jobPage.id, 'fields.email': 'ada@example.test' }, [
      part('cv.pdf', pdf),
    ]);
    app.time.now = Date.now() + 3 * 3_600_000;
    await sweepUnsentFiles(app.services);
    await sweepFiles(app.services);
    expect(kept()).toHaveLength(1);
  });

  it('[SRV-2c] takes no file from a page of another site, with a script or without one', async () => {
    const opened = await open();
    const { browser, kept } = opened;
    const key = keyIn((await get(browser, '/job')).html);
    const ahead = new FormData();
    ahead.append('file', part('cv.pdf', pdf), 'cv.pdf');
    const whole = new FormData();
    for (const [name, value] of Object.entries({
      key,
      pageId: jobPage.id,
      'fields.email': 'a@b.test',
    }))
      whole.append(name, value);
    whole.append('fields.cv', part('cv.pdf', pdf), 'cv.pdf');
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const [at, body] of [
      [`/form/${formId}/files/cv`, ahead],
      [`/form/${formId}`, whole],
    ] as const)
      expect((await browser.postFiles(at, body, { headers })).status).toBe(403);
    expect(kept()).toEqual([]);
  });

  it('[SRV-157i] refuses more bytes than an address may send, and a body that is longer than the form may be', async () => {
    const { browser } = await open({ rateLimits: { formFile: { calls: 1, window: 60_000 } } });
    expect((await upload(browser, 'cv.pdf')).status).toBe(200);
    expect((await upload(browser, 'cv.pdf')).status).toBe(429);
    expect((await upload(browser, 'cv.pdf', Buffer.alloc(1_000_000))).status).toBe(413);
  });
});
