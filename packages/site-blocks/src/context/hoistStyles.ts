import { decodeEntities } from './decodeEntities';
import { isWholeCss } from './isWholeCss';
import { startTags } from './startTags';

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

/** The names of a sheet's rules begin with `prefix`: a page that takes in another sheet keeps both apart. */
export function createStyleSheet(prefix = ''): StyleSheet {
  const names = new Map<string, string>();
  const rules = new Set<string>();
  /** Gives the mark that takes the place of a declaration. */
  const mark = (escaped: string): string => {
    const declarations = decodeEntities(escaped);
    // A block's settings may say anything; a declaration that would not end with its rule is dropped.
    if (!isWholeCss(declarations) || declarations === '') return '';
    let name = names.get(declarations);
    if (name === undefined) {
      name = `${prefix}${names.size}`;
      names.set(declarations, name);
    }
    return ` data-s="${name}"`;
  };
  return {
    hoist(html) {
      // Most blocks have none, and need not be read.
      if (!/style/i.test(html)) return html;
      let lifted = '';
      let done = 0;
      const replace = (start: number, end: number, by: string) => {
        lifted += html.slice(done, start) + by;
        done = end;
      };
      for (const { name, attributes, start, end, content } of startTags(html)) {
        // Written by a component, such as a gallery's queries of its columns; the sanitiser lets none through.
        if (name === 'style' && content && attributes.length === 0) {
          rules.add(html.slice(end, content.end));
          replace(start, content.elementEnd, '');
          continue;
        }
        // A second attribute of the name does not count for a browser.
        let isFirst = true;
        for (const attribute of attributes) {
          if (attribute.name !== 'style') continue;
          replace(attribute.start, attribute.end, isFirst ? mark(attribute.value) : '');
          isFirst = false;
        }
      }
      return lifted + html.slice(done);
    },
    css: () =>
      [...rules].join('') +
      [...names].map(([declarations, name]) => `[data-s="${name}"]{${declarations}}`).join(''),
  };
}
