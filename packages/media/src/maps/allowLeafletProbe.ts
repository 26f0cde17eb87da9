interface HtmlRules {
  createHTML(text: string): string | null;
}

/** The probe that Leaflet 1.9 writes into an element outside the page to detect SVG in HTML. */
const probe = '<svg/>';

/**
 * A page with Trusted Types refuses Leaflet's probe, and with it all of Leaflet. This creates a
 * default policy that allows only this constant. The page's Content-Security-Policy must allow it:
 * `trusted-types default`. If it does not, or if the page has its own default policy, that policy
 * decides.
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
    // The name is already used, or not allowed.
  }
}
