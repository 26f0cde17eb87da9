import type { SiteCallError } from '@plinth/site-api/client';
import type { Host } from '@plinth/site-blocks/host';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    systemError: { dialog?: Promise<void> | undefined };
  }
}

/**
 * The system error dialog ([API-8], [API-10], [RUN-14]), at most one on the page however many clients fail at once. Its
 * code loads on the first failure.
 *
 * @param error without it the dialog shows its title only
 */
export function showSystemError(host: Host, error?: SiteCallError): Promise<void> {
  const shown = host.once('systemError', () => ({}));
  return (shown.dialog ??= import('./openSystemError')
    .then(({ openSystemError }) => openSystemError(host, error))
    .catch((failure: unknown) => host.report(failure, 'system error dialog'))
    .finally(() => {
      shown.dialog = undefined;
    }));
}
