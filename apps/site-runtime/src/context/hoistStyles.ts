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

/** Written by a component, such as a gallery's queries of its columns; rich text has none, the sanitiser sees to that. */
const styleElement = /<style>([^<]*)<\/style>/g;
/** React always quotes attributes and escapes `<`, `>` and `"`: where one of them stands unescaped, it is markup. */
const styleAttribute = ' style="';

export function createStyleSheet(): StyleSheet {
  const numbers = new Map<string, number>();
  const rules = new Set<string>();
  const liftElements = (html: string) =>
    html.replace(styleElement, (_, css: string) => {
      rules.add(css);
      return '';
    });
  /** What takes the place of a declaration. */
  const mark = (escaped: string): string => {
    const declarations = decode(escaped);
    // A block's settings may say anything; what would not end with its rule is dropped.
    if (!isWholeCss(declarations) || declarations === '') return '';
    let number = numbers.get(declarations);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(declarations, number);
    }
    return ` data-s="${number}"`;
  };
  const liftAttributes = (html: string): string => {
    let lifted = '';
    let done = 0;
    for (let at = html.indexOf(styleAttribute); at >= 0; at = html.indexOf(styleAttribute, at)) {
      const start = at + styleAttribute.length;
      const end = html.indexOf('"', start);
      // A text may say the same words: only between `<` and `>` they are an attribute.
      if (end < 0 || html.lastIndexOf('<', at) < html.lastIndexOf('>', at)) {
        at = start;
        continue;
      }
      lifted += html.slice(done, at) + mark(html.slice(start, end));
      at = done = end + 1;
    }
    return lifted + html.slice(done);
  };
  return {
    hoist: (html) => liftAttributes(liftElements(html)),
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
