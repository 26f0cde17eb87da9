import { describe, expect, it } from 'vitest';
import { printHtml } from './printHtml';

describe('printHtml', () => {
  it('[PLY-1b] indents elements, and keeps inline text on one line', () => {
    const html =
      '<div class="a > b"><p>See <a href="#x">this</a> one.</p><img alt="" src="a.svg"/></div>';
    expect(printHtml(html)).toBe(
      [
        '<div class="a > b">',
        '  <p>',
        '    See <a href="#x">this</a> one.',
        '  </p>',
        '  <img alt="" src="a.svg"/>',
        '</div>',
      ].join('\n'),
    );
  });
});
