import type { BrowserContext } from '@playwright/test';

/**
 * Collects the violations of the Content-Security-Policy in the context's pages, in every frame, as `directive what`.
 */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeBinding('plinthRefused', (_, what: string) => {
    refused.push(what);
  });
  await context.addInitScript(() => {
    const { plinthRefused } = window as unknown as { plinthRefused: (what: string) => void };
    addEventListener('securitypolicyviolation', (event) => {
      plinthRefused(
        `${event.effectiveDirective} ${event.blockedURI.slice(0, 60)} ${event.sample} at ${location.pathname}`,
      );
    });
  });
  return refused;
}
