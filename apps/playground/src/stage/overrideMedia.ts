/** Simulated values of media features, by their names. */
export type MediaWishes = Readonly<Record<string, string>>;

/**
 * Makes the document behave as if the visitor had other preferences: no page can change the value of
 * `prefers-reduced-motion`, so the rules of its style sheets and the queries of `matchMedia` are rewritten.
 * @returns a function that stops following new style sheets
 */
export function overrideMedia(view: Window & typeof globalThis, wishes: MediaWishes): () => void {
  const rewrite = (query: string) => rewriteQuery(query, wishes);
  const original = view.matchMedia.bind(view);
  view.matchMedia = (query) => original(rewrite(query));

  const seen = new WeakSet<CSSRule>();
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof view.CSSMediaRule && !seen.has(rule)) {
        seen.add(rule);
        const wanted = rewrite(rule.media.mediaText);
        if (wanted !== rule.media.mediaText) rule.media.mediaText = wanted;
      }
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  const visitSheets = () => {
    for (const sheet of view.document.styleSheets) {
      // A style sheet from another origin cannot be read; it is not ours.
      try {
        visit(sheet.cssRules);
      } catch {
        continue;
      }
    }
  };
  visitSheets();
  const observer = new view.MutationObserver(visitSheets);
  observer.observe(view.document, { childList: true, subtree: true });
  view.document.addEventListener('load', visitSheets, true);
  return () => {
    observer.disconnect();
    view.document.removeEventListener('load', visitSheets, true);
    view.matchMedia = original;
  };
}

/** Replaces each media feature that a wish names by a query that always or never matches. */
export function rewriteQuery(query: string, wishes: MediaWishes): string {
  return query.replaceAll(
    /\(\s*([a-z-]+)\s*(?::\s*([a-z-]+)\s*)?\)/gi,
    (whole, name: string, value?: string) => {
      const wish = wishes[name.toLowerCase()];
      if (wish === undefined) return whole;
      const holds = value === undefined ? wish !== 'no-preference' : value.toLowerCase() === wish;
      return holds ? '(min-width: 0px)' : '(max-width: 0px)';
    },
  );
}
