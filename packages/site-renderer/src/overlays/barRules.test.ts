import { describe, expect, it } from 'vitest';
import { hasLicensedPreviews, shouldShowInfoBar, shouldShowSiteBadge } from './barRules';

describe('the bars', () => {
  const infoBar: [
    isMobile: boolean,
    viewportWidth: number,
    style: number | undefined,
    shown: boolean,
  ][] = [
    [true, 390, 2, true],
    [true, 1024, 3, true],
    [true, 1025, 2, false],
    [false, 390, 2, false],
    [true, 390, 1, false],
    [true, 390, undefined, false],
  ];
  it.each(infoBar)(
    '[RUN-13, A-138, A-164, A-297, B-112, B-313] mobile %s, %i px, style %s: info bar %s',
    (isMobile, viewportWidth, style, shown) => {
      expect(shouldShowInfoBar({ isMobile, viewportWidth, style })).toBe(shown);
    },
  );

  const badge: [version: string | number | undefined, type: string | undefined, shown: boolean][] =
    [
      ['7.1', 'none', false],
      [7.1, 'none', false],
      ['7.1', 'light', true],
      ['7', 'none', true],
      ['8', 'none', true],
      [undefined, undefined, true],
    ];
  it.each(badge)(
    '[RUN-13, A-166] template %s, type %s: badge %s',
    (templateVersion, type, shown) => {
      expect(shouldShowSiteBadge({ templateVersion, type })).toBe(shown);
    },
  );

  it('[RUN-13, A-165] licensed previews are found in image blocks and in galleries', () => {
    const preview = { licensedAssetPreview: { originalFile: 'a' } };
    expect(hasLicensedPreviews([])).toBe(false);
    expect(hasLicensedPreviews([{ settings: { src: 'a' } }, {}])).toBe(false);
    expect(hasLicensedPreviews([{ settings: preview }])).toBe(true);
    expect(hasLicensedPreviews([{ settings: { items: [{ src: 'a' }, preview] } }])).toBe(true);
    expect(hasLicensedPreviews([{ settings: { licensedAssetPreview: null } }])).toBe(false);
  });
});
