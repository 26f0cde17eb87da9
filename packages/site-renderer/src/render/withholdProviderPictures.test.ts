import { emptyPicture, escapeHtml, type RenderContext } from '@plinth/site-blocks/rendering';
import { expect, it } from 'vitest';
import { withholdProviderPictures } from './withholdProviderPictures';

const poster = 'https://i.ytimg.com/vi/a/0.jpg';
const empty = (...sides: [number, number] | []) => escapeHtml(emptyPicture(...sides));

/** The HTML for a visitor, and the origins that the page's policy lets through. */
function shownTo(cookieDecision: 'accepted' | 'declined', html: string) {
  const allowed: string[] = [];
  const context = {
    site: { cookieSettings: { isCookieBannerEnabled: true } },
    request: { cookieDecision },
    allowPicture: (origin: string) => allowed.push(origin),
  } as unknown as RenderContext;
  return { html: withholdProviderPictures(html, context), allowed };
}

it.each([
  [`<img src="${poster}">`, `<img src="${empty()}">`],
  [
    `<img src="${poster}" width="48" height="36">`,
    `<img src="${empty(48, 36)}" width="48" height="36">`,
  ],
  [`<img width="48" src="${poster}" height="0">`, `<img width="48" src="${empty()}" height="0">`],
  [`<img src="${poster}" height="36">`, `<img src="${empty()}" height="36">`],
  [`<img alt="a" srcset="/a.jpg 1x, ${poster} 2x">`, '<img alt="a">'],
  [`<img data-src="${poster}" data-image="${poster}" alt="">`, '<img alt="">'],
  [`<source srcset="${poster}"><source data-src="${poster}">`, '<source><source>'],
  [`<video poster="${poster}" data-poster="${poster}" controls>`, '<video controls>'],
  [`<link rel="preload" href="${poster}" imagesrcset="${poster} 1x">`, '<link rel="preload">'],
  ['<img src="//img.youtube.com/a.jpg?a=1&amp;b=2">', `<img src="${empty()}">`],
  [
    `<p style="color:red;background:url('${poster}')">a</p><i>b</i>`,
    '<p style="color:red;background:none">a</p><i>b</i>',
  ],
  [
    `<p style="background:url(/a.jpg), url( &quot;${poster}&quot; )">a</p>`,
    '<p style="background:url(/a.jpg), none">a</p>',
  ],
])('[CNS-7i] %s stands as %s until the visitor agrees', (html, held) => {
  expect(shownTo('declined', `<b>x</b>${html}y`)).toEqual({
    html: `<b>x</b>${held}y`,
    allowed: [],
  });
  const agreed = shownTo('accepted', html);
  expect(agreed.html).toBe(html);
  expect(new Set(agreed.allowed).size).toBe(1);
});

it.each([
  `<a href="${poster}">a</a>`,
  `<p title="${poster}" data-src="${poster}">a</p>`,
  `<iframe src="${poster}">`,
  `<img alt="${poster}" src="/a.jpg">`,
  '<img src="/ytimg.com/a.jpg">',
  `${poster} <p>a</p>`,
  '<img src="https://pictures.example/a.jpg">',
])('[CNS-7i] %s loads nothing of a provider', (html) => {
  for (const decision of ['accepted', 'declined'] as const)
    expect(shownTo(decision, html)).toEqual({ html, allowed: [] });
});
