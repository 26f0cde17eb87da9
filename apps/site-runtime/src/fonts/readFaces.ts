import type { KeptFace } from '@plinth/site-renderer/browser';

/**
 * The font files that a service's style sheet names. The sheet is never added to the page: only families, addresses of
 * the service's own files and their descriptors are read from its rules.
 */
export function readFaces(text: string, files: string): KeptFace[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].flatMap((rule): KeptFace[] => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (name: string) => rule.style.getPropertyValue(name);
    const address = /url\("?([^")]+)"?\)/.exec(value('src'))?.[1] ?? '';
    if (!URL.canParse(address) || new URL(address).origin !== files) return [];
    const unicodeRange = value('unicode-range');
    return [
      [
        value('font-family').replace(/^["']|["']$/g, ''),
        address,
        {
          weight: value('font-weight') || '400',
          style: value('font-style') || 'normal',
          ...(unicodeRange ? { unicodeRange } : {}),
        },
      ],
    ];
  });
}
