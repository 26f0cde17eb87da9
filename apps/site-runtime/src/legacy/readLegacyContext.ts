import { assignedContextName, readAssignedContext } from '@plinth/site-model';
import type { Host } from '@plinth/site-blocks/host';

/**
 * Only scripts: a script element of another type holds data. A service between the server and the browser may have
 * replaced the type, to run the script later: Cloudflare puts a prefix before it.
 */
const inlineScripts = 'script:not([src])';
const scriptType = /^(|module|([\da-f]+-)?(text|application)\/(x-)?(java|ecma)script)$/i;

/** The name by which a page marks the script that assigns its context. */
const contextScript = 'static-context';

/**
 * Reads the context of a page whose script assigns it ([RUN-30]), without running the script: the page's policy may
 * refuse it, and later changes to the assigned object do not matter. If the script assigns a variable or a function's
 * result, its text does not contain the context; then the object in the window is used. Runs before anything reads the
 * context.
 */
export function readLegacyContext(host: Host): void {
  if (host.context !== undefined) return;
  const scripts = [...host.document.querySelectorAll<HTMLScriptElement>(inlineScripts)].filter(
    ({ type, dataset, textContent }) =>
      (dataset['name'] === contextScript || scriptType.test(type.trim())) &&
      textContent.includes(assignedContextName),
  );
  // Where the page marks the assigning script, the others only use the context.
  const marked = scripts.filter(({ dataset }) => dataset['name'] === contextScript);
  const read = readAssignedContext(
    (marked.length > 0 ? marked : scripts).map(({ textContent }) => textContent),
  );
  const context = read ? JSON.stringify(read) : (contextOfWindow(host.document) ?? read);
  if (context !== undefined) host.context = context === null ? 'null' : context;
}

/**
 * The context that the page's scripts have assigned so far, as JSON. Only a plain object counts: an element with that `id`
 * is a property of the window as well.
 */
function contextOfWindow({ defaultView }: Document): string | undefined {
  try {
    const { Static: holder } = Object(defaultView) as { Static?: unknown };
    const context = (Object(holder) as Record<string, unknown>)[assignedContextName];
    const prototype: unknown = Object.getPrototypeOf(Object(context));
    const isPlain = prototype !== null && Object.getPrototypeOf(prototype) === null;
    return context && isPlain && !Array.isArray(context) ? JSON.stringify(context) : undefined;
  } catch {
    // The object is circular, or a getter throws.
    return undefined;
  }
}
