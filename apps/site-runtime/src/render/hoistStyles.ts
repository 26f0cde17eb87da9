import { isWholeCss } from './isWholeCss';

/**
 * A strict Content-Security-Policy refuses `style` attributes. React writes geometry (aspect ratios, focal points,
 * custom properties) as exactly that, so the renderer lifts each distinct declaration into the page's one
 * `<style nonce>` and leaves `data-s="<n>"` behind. The browser's own `element.style` is not affected by the policy.
 */
export interface StyleSheet {
  /** Takes `style` attributes and `style` elements out of a block's HTML. */
  hoist(html: string): string;
  /** The rules of everything that was taken out. */
  css(): string;
}

/** React always quotes attributes and escapes `<`, `>` and `"`, so a tag can be read by this pattern. */
const styledTag = /<[a-z][^<>]*? style="[^"]*"[^<>]*>/g;
/** Written by a component, such as a gallery's queries of its columns; rich text has none, the sanitiser sees to that. */
const styleElement = /<style>([^<]*)<\/style>/g;
const styleAttribute = / style="([^"]*)"/;

export function createStyleSheet(): StyleSheet {
  const numbers = new Map<string, number>();
  const rules = new Set<string>();
  const liftElements = (html: string) =>
    html.replace(styleElement, (_, css: string) => {
      rules.add(css);
      return '';
    });
  return {
    hoist: (html) =>
      liftElements(html).replace(styledTag, (tag) =>
        tag.replace(styleAttribute, (_, escaped: string) => {
          const declarations = decode(escaped);
          // A block's settings may say anything; what would not end with its rule is dropped.
          if (!isWholeCss(declarations) || declarations === '') return '';
          let number = numbers.get(declarations);
          if (number === undefined) {
            number = numbers.size;
            numbers.set(declarations, number);
          }
          return ` data-s="${number}"`;
        }),
      ),
    css: () =>
      [...rules].join('') +
      [...numbers]
        .map(([declarations, number]) => `[data-s="${number}"]{${declarations}}`)
        .join(''),
  };
}

const decode = (escaped: string): string =>
  escaped
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
