import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSafeHtml } from './buildSafeHtml';

const html = '<p>Thank <b onclick="x()">you</b> &amp; see<a href="/shop">the shop</a></p>';

const build = (): string => {
  const holder = document.createElement('div');
  holder.append(buildSafeHtml(html, document));
  return holder.innerHTML;
};

afterEach(() => vi.unstubAllGlobals());

describe('a message after success that comes as HTML', () => {
  it('[FRM-13] keeps what the allow-list knows', () => {
    expect(build()).toBe('<p>Thank <b>you</b> &amp; see<a href="/shop">the shop</a></p>');
  });

  it('[FRM-13] is its words alone where the page’s Trusted Types refuse to parse', () => {
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString() {
          throw new TypeError("This document requires 'TrustedHTML' assignment.");
        }
      },
    );
    expect(build()).toBe('Thank you &amp;amp; see the shop');
  });
});
