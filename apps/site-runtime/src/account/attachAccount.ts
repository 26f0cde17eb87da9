import { hasConfiguration } from '@plinth/site-model';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { account } from '../services/context/account';
import { openAdminChannel } from '../connect/adminChannel';
import { consent, pageContext } from '@plinth/site-blocks/page';
import { trackingSettings } from '@plinth/site-renderer/browser';
import { leaveForConfiguration } from './leaveForConfiguration';
import { rememberSite } from './rememberSite';

/** Attaches the page's controls for an account that is signed in. */
export function attachAccount(host: Host): Detach {
  const { isSignedIn, isAdmin, roles } = account(host);
  if (isSignedIn && hasConfiguration(roles)) rememberSite(host);
  if (leaveForConfiguration(host) || !isSignedIn) return () => {};
  const undo = [followMouse(host)];
  if (isAdmin) undo.push(openAdminChannel(host));
  return () => {
    for (const detach of undo) detach();
  };
}

/** Where the site follows the mouse of its accounts, as soon as they agree ([TRK-13], [TRK-17]). */
function followMouse(host: Host): Detach {
  if (!trackingSettings(pageContext(host).websiteSettings).isMouseTracked) return () => {};
  let isGone = false;
  let stop = consent(host).whenAllowed('visitorData', () => {
    import('../connect/mouseToServer').then(
      ({ startMouseTracking }) => {
        if (!isGone) stop = startMouseTracking(host);
      },
      (error: unknown) => host.report(error, 'mouse tracking'),
    );
  });
  return () => {
    isGone = true;
    stop();
  };
}
