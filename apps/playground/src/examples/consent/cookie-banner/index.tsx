import '@plinth/consent/banner.css';
import { createConsentStore } from '@plinth/consent';
import { CookieBanner, ReopenConsent } from '@plinth/consent/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { BannerOptions } from './example';

export default function Banner({ values, stage }: ExampleProps<BannerOptions>): ReactNode {
  const { isForced, label, ...changed } = values;
  const key = JSON.stringify(changed);
  const settings = useMemo(
    () => ({
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: true,
      ...(JSON.parse(key) as typeof changed),
    }),
    [key],
  );
  const store = useMemo(
    () => createConsentStore({ settings, cookies: stage.cookies }),
    [settings, stage],
  );
  useEffect(
    () =>
      store.subscribe(({ decision, permissions }) =>
        stage.log('event', 'decision', { decision, ...permissions }),
      ),
    [store, stage],
  );
  const textOptions = { locale: stage.locale, messages: stage.messages };
  return (
    <>
      <h1>Kiln & Co</h1>
      <p>Stoneware from a small workshop. This page asks once, and remembers.</p>
      <ReopenConsent action="#consent" label={label} {...textOptions} />
      <CookieBanner
        // Every variant is markup of its own, as a server would send it.
        key={key + String(isForced)}
        settings={settings}
        store={store}
        decision={store.decision()}
        isForced={isForced}
        action="#consent"
        {...textOptions}
      />
    </>
  );
}
