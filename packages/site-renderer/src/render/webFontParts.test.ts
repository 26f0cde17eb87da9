import type { PageRequest, RenderContext, SiteDefinition } from '@plinth/site-blocks/rendering';
import { expect, it } from 'vitest';
import { pageWith, renderInput } from '../__fixtures__/renderInput';
import { webFontParts } from './webFontParts';

const webFonts = { body: { family: 'Literata' }, heading: { family: 'Playfair Display' } };

function partsOf(site: Partial<SiteDefinition>, request: Partial<PageRequest> = {}) {
  const input = renderInput(pageWith([]), site);
  return webFontParts({
    site: input.site,
    request: { ...input.request, ...request },
  } as RenderContext);
}

it('[RUN-6g] a site without fonts of other companies has none of the parts', () => {
  expect(partsOf({})).toEqual({ css: '', script: '', asked: '', sources: [] });
});

it('[RUN-6g] each family goes before the font of the theme, or before that of the base sheet', () => {
  const { css, asked, sources } = partsOf({
    theme: { webFonts, light: { 'font-body': 'Charter,serif', 'font-heading': '{}' } },
  });
  expect(css).toBe(
    ':root[data-web-fonts]{--pl-font-body:"Literata",Charter,serif;--pl-font-heading:"Playfair Display",var(--pl-font-body)}' +
      ':root[data-web-fonts=wait] body{visibility:hidden}',
  );
  expect(partsOf({ theme: { webFonts: { body: webFonts.body } } }).css).toContain(
    `--pl-font-body:"Literata",'Iowan Old Style',`,
  );
  const { key, fonts } = JSON.parse(asked) as { key: string; fonts: { family: string }[] };
  expect(fonts.map(({ family }) => family)).toEqual(['Literata', 'Playfair Display']);
  expect(JSON.parse(key)).toEqual([
    ['Literata', expect.stringContaining('family=Literata')],
    ['Playfair Display', expect.stringContaining('family=Playfair+Display')],
  ]);
  expect(sources).toHaveLength(1);
});

it('[RUN-6g] uses fonts that an earlier page has loaded where fonts may load, in a whole document', () => {
  const theme = { webFonts };
  expect(partsOf({ theme }).script).toContain('Literata');
  expect(partsOf({ theme }, { isTurned: true }).script).toBe('');
  const cookieSettings = {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
  };
  expect(partsOf({ theme, cookieSettings }, { cookieDecision: 'declined' }).script).toBe('');
});
