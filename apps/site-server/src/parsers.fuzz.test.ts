import { createHmac } from 'node:crypto';
import { expectQuick, fuzz, hostileJson, hostileText } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from './assets/readRange';
import { readCookieForm } from './config/cookies/cookieForm';
import { csvLine } from './config/csv/csvLine';
import { diffLines } from './config/pages/diffLines';
import { readPageSource } from './config/pages/readPageSource';
import { isConfigAddress, parseKept } from './config/sign-in/keptForm';
import { framePath } from './config/site/framePath';
import { previewCarriedOver, readPreview } from './pages/previewOptions';
import { storableText } from './database/schema/visitorColumns';
import { findSiteForms } from './site/siteForms';
import { chooseEncoding } from './http/compress';
import { plainText } from './site/plainText';
import { partialQuery, readQuery } from './search/searchQuery';
import { createSigner } from './security/signer';
import { networksOf } from './http/networksOf';
import { giftCardCode, readGiftCardCode } from './shop/giftCards';
import { canonicalLanguage, readLanguages } from './site/languages';

const origin = 'https://studio.test';

/** RFC 4180, as a spreadsheet reads it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  for (let at = 0, isQuoted = false; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === ',' || sign === '\n') {
      rows.at(-1)!.push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

describe('writers', () => {
  it('[SRV-3k] a CSV file has the cells that it was given, none of them a formula, none of them lost', () => {
    fuzz(
      fc.property(
        fc.array(fc.array(hostileText(), { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
        (rows) => {
          const read = readCsv(rows.map((row) => csvLine(row)).join(''));
          expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
          for (const [index, row] of read.entries())
            for (const [at, cell] of row.entries()) {
              const given = rows[index]![at]!;
              // The only change is an apostrophe in front of a cell that could begin a formula.
              expect(cell.replaceAll("'", '')).toBe(given.replaceAll("'", ''));
              expect(/^\s*[=+\-@\u2212＝＋－＠|%]/.test(cell)).toBe(false);
            }
        },
      ),
      { share: 2 },
    );
    expectQuick((text) => csvLine([text]));
    expectQuick((text) => csvLine([text], ';'));
  });
});

describe('readers', () => {
  it('[SRV-6b] an owner’s page is a page or a list of what is wrong, each with its line', () => {
    const block = fc.oneof(
      hostileJson(),
      fc.record(
        { id: hostileText(), type: fc.oneof(fc.integer(), hostileJson()), settings: hostileJson() },
        { requiredKeys: [] },
      ),
    );
    const source = fc.oneof(
      hostileText(),
      hostileJson().map((value) => JSON.stringify(value) ?? ''),
      fc
        .record({
          id: fc.constant('a'),
          slug: hostileText(),
          title: hostileText(),
          sections: fc.array(fc.record({ id: hostileText(), blocks: fc.array(block) })),
        })
        .map((page) => JSON.stringify(page, null, 2)),
    );
    fuzz(
      fc.property(source, (text) => {
        const { page, problems } = readPageSource(text);
        expect(page === undefined).toBe(problems.length > 0);
        for (const { line } of problems)
          if (line !== undefined) {
            expect(line).toBeGreaterThan(0);
            expect(line).toBeLessThanOrEqual(text.split('\n').length);
          }
        if (page) findSiteForms({ pages: [page] });
      }),
    );
    expectQuick((text) => readPageSource(text));
    expectQuick((text) =>
      readPageSource(JSON.stringify({ title: text, sections: text, [text]: 1 })),
    );
    readPageSource(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  });

  it('[SRV-3d] settings of the cookie banner, kept forms, previews and frames stay what they are', () => {
    fuzz(
      fc.property(
        fc.array(fc.tuple(hostileText(), hostileText())),
        hostileText(),
        hostileJson(),
        (pairs, text, value) => {
          const posted = new URLSearchParams(pairs);
          const { settings, problems } = readCookieForm(posted);
          expect(settings === undefined).toBe(problems.length > 0);
          for (const option of readPreview(posted))
            expect(['banner', 'popup', 'bars']).toContain(option);
          const kept = parseKept(JSON.stringify(value) ?? text) ?? parseKept(text);
          const leads = [
            kept?.action,
            ...(isConfigAddress(text) ? [text] : []),
            ...(isConfigAddress(`/config/${text}`) ? [`/config/${text}`] : []),
          ];
          for (const address of leads)
            if (address !== undefined) {
              const { pathname, origin: host } = new URL(address, origin);
              expect([host, pathname.startsWith('/config/')]).toEqual([origin, true]);
            }
          for (const given of [text, `/${text}`, `//${text}`, `/x/${text}`]) {
            const path = framePath(given, origin);
            const url = new URL(path, origin);
            expect([url.origin, /^\/+config(\/|$)/i.test(url.pathname)]).toEqual([origin, false]);
            const next = URL.canParse(given, origin) ? new URL(given, origin) : undefined;
            const carried =
              next?.origin === origin && previewCarriedOver(next, `${origin}/?preview=bars`);
            if (carried) expect(new URL(carried, origin).origin).toBe(origin);
          }
        },
      ),
      { share: 3 },
    );
    expectQuick((text) => [
      framePath(text, origin),
      isConfigAddress(text),
      isConfigAddress(`/config/${text}`),
    ]);
  });

  it('[SRV-2s] ranges, encodings, languages and networks are known ones or none', () => {
    fuzz(
      fc.property(
        hostileText(),
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer(),
        fc.integer(),
        (text, length, from, to) => {
          for (const header of [
            text,
            `bytes=${text}`,
            `bytes=${from}-${to}`,
            `bytes=${from}-`,
            `bytes=-${to}`,
          ]) {
            const range = readRange(header, length);
            if (range) {
              expect(range.from).toBeGreaterThanOrEqual(0);
              expect(range.to).toBeGreaterThanOrEqual(range.from);
              expect(range.to).toBeLessThan(length);
            }
          }
          expect(['br', 'gzip', undefined]).toContain(chooseEncoding(text));
          const language = canonicalLanguage(text);
          if (language !== undefined) expect(canonicalLanguage(language)).toBe(language);
          expect(readLanguages(text, 'en')).toEqual([{ code: 'en', enabled: true }]);
          for (const { name } of networksOf(text))
            expect(name.length).toBeLessThanOrEqual(text.length + 32);
        },
      ),
      { share: 2 },
    );
    expectQuick((text) => [
      readRange(text, 10),
      readRange(`bytes=${text}`, 10),
      chooseEncoding(text),
      networksOf(text),
    ]);
  });

  it('[SRV-2t] takes a search as words alone, neither as markup nor as query syntax', () => {
    fuzz(
      fc.property(hostileText(), (text) => {
        const query = readQuery(text);
        expect(query.length).toBeLessThanOrEqual(200);
        expect(readQuery(query)).toBe(query);
        const word = '[\\p{L}\\p{M}\\p{N}\\u200c\\u200d]+';
        expect(partialQuery(text)).toMatch(new RegExp(`^(?:${word}(?: & ${word})*:\\*)?$`, 'u'));
        const plain = plainText(text);
        expect(plain).not.toMatch(/\s\s|^\s|\s$/);
        const stored = storableText(text);
        expect(stored).not.toContain('\u0000');
        expect(stored.isWellFormed()).toBe(true);
        expect(storableText(stored)).toBe(stored);
      }),
      { share: 3 },
    );
    expectQuick((text) => [readQuery(text), partialQuery(text)]);
    expectQuick(plainText);
    for (const opened of ['<script>', '<style ', '<!--', '<a ', '</b ', '<p title="', '&#'])
      expectQuick(plainText, [opened.repeat(20_000)]);
  });

  it('[COM-9h] a gift card’s code is read as people type it, and made of nothing but itself', () => {
    const signer = createSigner('secret');
    fuzz(
      fc.property(hostileText(), fc.uuid(), (text, id) => {
        const bare = readGiftCardCode(text);
        if (bare !== undefined) {
          expect(bare).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
          expect(readGiftCardCode(bare)).toBe(bare);
        }
        const code = giftCardCode(signer, id);
        expect(readGiftCardCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(
          code.replaceAll('-', ''),
        );
        expect(signer.isValid('a', text, text)).toBe(false);
        const other = createHmac('sha256', 'other').update(text).digest('base64url').slice(0, 22);
        expect(signer.isValid('gift-card', id, other)).toBe(false);
      }),
    );
    expectQuick(readGiftCardCode);
  });

  it('[SRV-6g] versions of a text differ by lines that the texts have', () => {
    const lines = fc.array(fc.oneof(fc.constantFrom('a', 'b', '{', '}'), hostileText()), {
      maxLength: 12,
    });
    fuzz(
      fc.property(lines, lines, (before, after) => {
        const found = diffLines(before.join('\n'), after.join('\n'));
        expect(JSON.stringify(found).length).toBeGreaterThan(0);
      }),
    );
  });
});
