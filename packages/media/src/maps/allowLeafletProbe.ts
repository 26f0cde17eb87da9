interface HtmlRules {
  createHTML(text: string): string | null;
}

/** The probe that Leaflet 1.9 writes into an element outside the page, to learn whether the browser knows SVG in HTML. */
const probe = '<svg/>';

/**
 * A page with Trusted Types refuses Leaflet's probe, and with it all of Leaflet. The page's default policy lets exactly
 * this constant through, and nothing else. Its Content-Security-Policy has to name it: `trusted-types default`. Where it
 * does not, or where the page has a default policy of its own, that decides.
 */
export function allowLeafletProbe(view: Window): void {
  const { trustedTypes } = view as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: HtmlRules): unknown };
  };
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (text) => (text === probe ? text : null),
    });
  } catch {
    // The name is taken, or not allowed.
  }
}
