interface TrustingWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
  };
}

const origin = /^https:\/\/(?:[\w-]+\.)?js\.stripe\.com$/;

/**
 * Allows the provider's script to load its own parts on a page with Trusted Types: it creates no
 * policy of its own, so its strings use the default policy. Only addresses of its origins become a
 * script.
 */
export function allowStripeScripts(view: object): void {
  try {
    (view as TrustingWindow).trustedTypes?.createPolicy('default', {
      createScriptURL(address) {
        if (URL.canParse(address) && origin.test(new URL(address).origin)) return address;
        throw new TypeError(`${address} is not an address of Stripe. It is not loaded.`);
      },
    });
  } catch {
    // Another part of the page has created the default policy, of which there can be only one.
  }
}
