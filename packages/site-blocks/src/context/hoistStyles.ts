import { decodeEntities } from './decodeEntities';
import { isWholeCss } from './isWholeCss';
import { startTags } from './startTags';

/**
 * A strict Content-Security-Policy refuses `style` attributes. React writes geometry (aspect
 * ratios, focal points, custom properties) as such attributes, so the renderer moves each distinct
 * declaration into the page's `<style nonce>` and replaces it by `data-s="<n>"`. The browser's own
 * `element.style` is not affected by the policy.
 */
export interface StyleSheet {
  /** Removes `style` attributes and `style` elements from a block's HTML. */
  hoist(html: string): string;
  /** The rules of everything that was removed. */
  css(): string;
}

/**
 * The names of a sheet's rules begin with `prefix`, so that a page can include another sheet
 * without conflicts.
 */
export function createStyleSheet(prefix = ''): StyleSheet {
  const names = new Map<string, string>();
  const rules = new Set<string>();
  /** Returns the mark that replaces a declaration. */
  const mark = (escaped: string): string => {
    const declarations = decodeEntities(escaped);
    // A block's settings may contain anything; a declaration that does not end with its rule is
    // dropped.
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
      // Most blocks have none, and need not be parsed.
      if (!/style/i.test(html)) return html;
      let lifted = '';
      let done = 0;
      const replace = (start: number, end: number, by: string) => {
        lifted += html.slice(done, start) + by;
        done = end;
      };
      for (const { name, attributes, start, end, content } of startTags(html)) {
        // From a component, such as a gallery's container queries; the sanitiser allows none.
        if (name === 'style' && content && attributes.length === 0) {
          rules.add(html.slice(end, content.end));
          replace(start, content.elementEnd, '');
          continue;
        }
        // A browser ignores a second attribute of the same name.
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
