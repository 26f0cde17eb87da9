import { fuzz } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BannerText } from './BannerText';
import { bannerHtmlAllowlist } from './bannerHtml';

const piece = fc
  .tuple(fc.constantFrom(...bannerHtmlAllowlist.allowedTags), fc.constantFrom('', '/', 'text'))
  .map(([tag, kind]) => (kind === 'text' ? 'a' : `<${kind}${tag}>`));

it('[CNS-1] is read by a browser as it was rendered, whatever order its tags have', () => {
  fuzz(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const rendered = renderToStaticMarkup(<BannerText html={pieces.join('')} />);
      const element = document.createElement('div');
      element.innerHTML = rendered;
      expect(element.innerHTML).toBe(rendered.replaceAll('<br/>', '<br>'));
    }),
  );
});
