import { expectQuick, fuzz, hostileJson, hostileText } from '@plinth/tooling/fuzz';
import { readTracks } from '@plinth/audio';
import { safeHref } from '@plinth/site-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRatio } from '../context/readSettings';
import { donationOf } from '../kinds/donation/readDonation';
import { readEmbed } from '../kinds/embed/readEmbed';
import { readPosts } from '../kinds/social-feed/readPosts';
import { readSlug } from '../providers/readId';
import { readState, stateHref } from './blockState';

const problem = () => {};
const entry = (names: readonly string[]) =>
  fc.oneof(
    hostileJson(),
    fc.dictionary(fc.constantFrom(...names), fc.oneof(hostileText(), hostileJson(), fc.double())),
  );
const entries = (names: readonly string[]) => fc.array(entry(names), { maxLength: 6 });

describe('readers of settings', () => {
  it('[MOD-12] tracks: an address of this site is played, any other is a safe link', () => {
    fuzz(
      fc.property(
        entries(['title', 'url', 'src', 'duration', 'durationInMs', 'showDownload']),
        (list) => {
          for (const { src, elsewhere, duration } of readTracks(list, { problem })) {
            if (src) expect(src).toMatch(/^\/(?!\/)/);
            for (const address of [src, elsewhere])
              if (address) expect(safeHref(address)).toBe(address);
            if (duration !== undefined)
              expect(duration > 0 && Number.isFinite(duration)).toBe(true);
          }
        },
      ),
    );
  });

  it('[RUN-2e] posts: moments that there are, links that are safe', () => {
    const names = ['imageUrl', 'text', 'title', 'url', 'publishedAt', 'author', 'width', 'height'];
    fuzz(
      fc.property(entries(names), fc.oneof(fc.integer(), hostileText()), (items, count) => {
        for (const { href, publishedAt } of readPosts({ items, count }, 'Asia/Tokyo')) {
          if (href) expect(safeHref(href)).toBe(href);
          if (publishedAt !== undefined)
            expect(() => new Date(publishedAt).toISOString()).not.toThrow();
        }
      }),
      { share: 2 },
    );
  });

  it('[RUN-2c] embeds: a player’s frame, a web address, or text', () => {
    fuzz(
      fc.property(entry(['html', 'url']), (settings) => {
        const found = readEmbed(Object(settings) as Record<string, unknown>);
        if (found?.kind === 'player')
          expect(new URL(found.embed.src, 'https://a.example').protocol).toBe('https:');
        if (found?.kind === 'link') expect(found.href).toMatch(/^https?:\/\//i);
      }),
      { share: 2 },
    );
    expectQuick((text) => readEmbed({ html: text }));
    expectQuick((text) => readEmbed({ html: `<iframe ${text}`, url: text }));
    expectQuick((text) => readSlug(`https://www.facebook.com/${text}`, /facebook\.com$/));
  });

  it('[COM-13g] donations and ratios', () => {
    fuzz(
      fc.property(hostileJson(), hostileText(), (value, text) => {
        const { amounts, minimum, maximum } = donationOf({
          amounts: value,
          minimum: text,
          maximum: value,
        });
        for (const amount of amounts) expect(amount > 0 && Number.isSafeInteger(amount)).toBe(true);
        expect([Number.isFinite(minimum), Number.isFinite(maximum)]).toEqual([true, true]);
        const ratio = readRatio({ a: text, b: value }, 'a') ?? readRatio({ b: value }, 'b') ?? 1;
        expect(ratio > 0 && Number.isFinite(ratio)).toBe(true);
      }),
    );
  });

  it('[RUN-4] a state that is written into an address is read from it, and stays on this site', () => {
    fuzz(
      fc.property(hostileText(), hostileText(), (path, value) => {
        const url = new URL(`https://site.example/${encodeURIComponent(wellFormed(path))}?x=1`);
        const href = stateHref({ category: value }, { url, blockId: 'b' });
        const next = new URL(href, url);
        expect(next.origin).toBe(url.origin);
        expect(next.pathname).toBe(url.pathname);
        expect(readState('category', { url: next, blockId: 'b' }) ?? '').toBe(wellFormed(value));
      }),
    );
  });
});

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
