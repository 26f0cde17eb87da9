import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSafeHtml } from './buildSafeHtml';

const html = '<p>Thank <b onclick="x()">you</b> &amp; see<a href="/shop">the shop</a></p>';

const build = (text = html): string => {
  const holder = document.createElement('div');
  holder.append(buildSafeHtml(text, document));
  return holder.innerHTML;
};

afterEach(() => vi.unstubAllGlobals());

describe('a message after success that comes as HTML', () => {
  it('[FRM-13] keeps what the allow-list knows', () => {
    expect(build()).toBe('<p>Thank <b>you</b> &amp; see<a href="/shop">the shop</a></p>');
  });

  it('[FRM-13] keeps the marks that an editor offers', () => {
    const marks = '<p><mark>a</mark><del>b</del><ins>c</ins><kbd>d</kbd><q>e</q><s>f</s></p>';
    expect(build(marks)).toBe(marks);
    expect(
      build('<dl><dt>a</dt><dd><section><img src="x" onerror="hit()">b</section></dd></dl>'),
    ).toBe('<dl><dt>a</dt><dd>b</dd></dl>');
  });

  it('[FRM-13] is its plain text where the page’s Trusted Types refuse to parse', () => {
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString() {
          throw new TypeError("This document requires 'TrustedHTML' assignment.");
        }
      },
    );
    expect(build()).toBe('Thank you &amp; see the shop');
  });
});
