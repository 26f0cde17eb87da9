import axe, { type Result } from 'axe-core';
import type { Checks } from './protocol';
import type { Vitals } from './watchVitals';

/**
 * Kinds by the extensions of addresses: a browser reports only the initiator of a request, and a module requests every
 * kind.
 */
const kinds: readonly [RegExp, string][] = [
  [/\.[jt]sx?$/, 'Scripts'],
  [/\.css$/, 'Style sheets'],
  [/\.(?:svg|png|jpe?g|webp|avif|gif)$/, 'Pictures'],
  [/\/api\//, 'Calls'],
];
const kindOf = (address: string): string => {
  const { pathname } = new URL(address);
  return kinds.find(([end]) => end.test(pathname))?.[1] ?? 'Others';
};

/** Checks the current stage: its bytes as the network sent them, and axe's violations. */
export async function runChecks(vitals: Vitals): Promise<Checks> {
  const bytes: Record<string, number> = {};
  // The files of this check are not part of the example.
  const isOwn = ({ name }: PerformanceEntry) => /axe|runChecks/.test(name);
  for (const entry of performance.getEntriesByType('resource')) {
    if (isOwn(entry)) continue;
    const kind = kindOf(entry.name);
    bytes[kind] = (bytes[kind] ?? 0) + (await sizeOf(entry as PerformanceResourceTiming));
  }
  const violations = await findViolations();
  return {
    ...vitals,
    bytes,
    checkedAt: Date.now(),
    violations: violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target }) => target.join(' ')),
    })),
  };
}

let latest: Promise<unknown> = Promise.resolve();

/** axe refuses a second run during the first: a check meanwhile waits. */
function findViolations(): Promise<Result[]> {
  const found = latest.then(async () => {
    const { violations } = await axe.run(document.body, { resultTypes: ['violations'] });
    return violations;
  });
  latest = found.catch(() => {});
  return found;
}

/** Transferred bytes of a file; for a file from the memory cache, its decoded size. */
async function sizeOf(entry: PerformanceResourceTiming): Promise<number> {
  const { encodedBodySize, decodedBodySize, name } = entry;
  const known = encodedBodySize || decodedBodySize;
  if (known > 0 || new URL(name).origin !== location.origin) return known;
  try {
    const body = await (await fetch(name, { cache: 'force-cache' })).arrayBuffer();
    return body.byteLength;
  } catch {
    return 0;
  }
}
