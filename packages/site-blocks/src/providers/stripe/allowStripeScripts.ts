interface TrustingWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
  };
}

const origin = /^https:\/\/(?:[\w-]+\.)?js\.stripe\.com$/;

/**
 * Lets the provider's script load its own parts on a page with Trusted Types: it makes no policy of its own, so its strings
 * pass the default one. Only addresses of its origins become a script.
 */
export function allowStripeScripts(view: object): void {
  try {
    (view as TrustingWindow).trustedTypes?.createPolicy('default', {
      createScriptURL(address) {
        if (URL.canParse(address) && origin.test(new URL(address).origin)) return address;
        throw new TypeError(`${address} is no address of Stripe. It is not loaded.`);
      },
    });
  } catch {
    // Another part of the page has made the one default policy that there may be.
  }
}
