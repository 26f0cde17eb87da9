import type { Host } from '../host/host';

declare module '../host/host' {
  interface PageServices {
    'provider scripts': Map<string, Promise<void>>;
    'script policy': ScriptPolicy | undefined;
  }
}

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface TrustingWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
  };
}

/** Another company whose script is loaded, and how. */
interface ScriptProvider {
  /** The name for visitors. */
  label: string;
  /** Its origins; nothing is loaded from elsewhere. */
  origins: readonly string[];
  /** Abandons a script that has not loaded. */
  signal?: AbortSignal | undefined;
}

/** The policy name that the page's Content-Security-Policy allows for scripts. */
const policyName = 'plinth';

/**
 * Loads a provider's script once for the page, with the page's nonce, so that the strict policy
 * need not change. Only addresses of the provider's own origins become a script. A failed script
 * may be loaded again.
 */
export function loadScript(
  host: Host,
  src: string,
  { origins, label, signal }: ScriptProvider,
): Promise<void> {
  if (!origins.includes(new URL(src).origin)) {
    return Promise.reject(new Error(`${src} is not an address of ${label}. It is not loaded.`));
  }
  const scripts = host.once('provider scripts', () => new Map<string, Promise<void>>());
  let script = scripts.get(src);
  if (!script) {
    script = insertScript(host, src, signal).catch((error: unknown) => {
      scripts.delete(src);
      throw error;
    });
    scripts.set(src, script);
  }
  return script;
}

function insertScript(host: Host, src: string, signal?: AbortSignal): Promise<void> {
  const page = host.document;
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    const nonce = page.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce;
    if (nonce) script.nonce = nonce;
    script.async = true;
    script.onload = () => resolve();
    const fail = () => {
      script.remove();
      reject(new Error(`The script ${src} failed to load.`));
    };
    script.onerror = fail;
    signal?.addEventListener('abort', fail);
    script.src = trustedAddress(host, src);
    page.head.append(script);
  });
}

/**
 * A page with Trusted Types accepts a script's address only from its policy; the origin was checked
 * before.
 */
function trustedAddress(host: Host, src: string): string {
  const { trustedTypes } = host.document.defaultView as TrustingWindow;
  const policy = host.once('script policy', () =>
    trustedTypes?.createPolicy(policyName, { createScriptURL: (address) => address }),
  );
  return policy?.createScriptURL(src) ?? src;
}
