'use client';

import { CartIndicator } from '@plinth/commerce/react';
import { createConsentStore } from '@plinth/consent';
import { CookieBanner } from '@plinth/consent/react';
import { ConfirmDialog, Tooltip } from '@plinth/ui-dialogs/react';
import { useState } from 'react';

const settings = { isCookieBannerEnabled: true };

/** A component with functions as props has to run in the browser. */
export function Ask() {
  const [isAsking, setAsking] = useState(false);
  const [consent] = useState(() =>
    createConsentStore({
      settings,
      cookies: {
        read: () => (typeof document === 'undefined' ? '' : document.cookie),
        write: (cookie) => void (document.cookie = cookie),
      },
    }),
  );
  return (
    <>
      <CartIndicator items={2} />
      <CookieBanner settings={settings} action="/consent" store={consent} />
      <Tooltip content="Asks first">
        <button type="button" onClick={() => setAsking(true)}>
          Delete
        </button>
      </Tooltip>
      <ConfirmDialog open={isAsking} title="Delete the page?" onOutcome={() => setAsking(false)} />
    </>
  );
}
