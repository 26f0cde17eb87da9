import { hasConfiguration } from '@plinth/site-model';
import type { Host } from '@plinth/site-blocks/host';
import { account } from '../services/context/account';
import { isInPanel, pageContext } from '@plinth/site-blocks/page';
import { escapeAction } from './escapeAction';
import { configurationAddress } from './shouldLeaveForConfiguration';

/** A message from the page in its frame to the configuration area. */
export interface BackendMessage {
  type: 'plinth:toggle-panel' | 'plinth:close-guide';
}

/** Marks the configuration area while a guide is open. */
const openGuide = '[data-guide-open]';

/** Does what the Escape key means for the current visitor ([RUN-8]). */
export async function pressEscape(host: Host, press: { shiftKey: boolean }): Promise<void> {
  const view = host.document.defaultView!;
  const { pathname, search, origin } = view.location;
  const { isSignedIn, roles } = account(host);
  const isBackend = isInPanel(view);
  const action = escapeAction({
    ...press,
    isBackend,
    isGuideOpen: isBackend && view.parent.document.querySelector(openGuide) !== null,
    isSignedIn,
    hasConfiguration: hasConfiguration(roles),
    useEscapeKeyToLogin: pageContext(host).websiteSettings.useEscapeKeyToLogin,
  });
  if (!action) return;
  switch (action) {
    case 'log-out':
      return (await forTrigger(import('./logOut'))).logOut(host);
    case 'open-configuration':
      return view.location.assign(configurationAddress(pathname, search));
    case 'open-login':
      return void (await (await forTrigger(import('./openLogin'))).openLogin(host));
    case 'toggle-panel':
    case 'close-guide':
      view.parent.postMessage({ type: `plinth:${action}` } satisfies BackendMessage, origin);
  }
}

/** Reports that the file failed to load, not that its code failed ([RUN-5]). */
const forTrigger = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((cause: unknown) => {
    throw new Error('Unable to load module for trigger', { cause });
  });
