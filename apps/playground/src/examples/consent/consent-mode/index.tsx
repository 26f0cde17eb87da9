import '@plinth/consent/banner.css';
import '@plinth/consent/categories.css';
import { attachConsentMode, createConsentStore } from '@plinth/consent';
import { attachCategoryConsentMode, createCategoryConsent } from '@plinth/consent/categories';
import { ConsentCategories, CookieBanner, ReopenConsent } from '@plinth/consent/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { ConsentModeOptions } from './example';

export default function ConsentMode({
  values,
  stage,
}: ExampleProps<ConsentModeOptions>): ReactNode {
  const { hasCategories = false, ...policy } = values;
  const key = JSON.stringify(policy);
  const [commands, setCommands] = useState<readonly string[]>([]);
  const { settings, consent } = useMemo(() => {
    const settings = {
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: true,
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerCtaVariant: 'BUTTON',
      ...(JSON.parse(key) as typeof policy),
    };
    const store = createConsentStore({ settings, cookies: stage.cookies });
    return { settings, consent: createCategoryConsent({ store }) };
  }, [key, stage]);
  useEffect(() => {
    // Replaces `window`, so that this page's own stays unchanged.
    const tags = { dataLayer: [] as unknown[] };
    const show = () => setCommands(tags.dataLayer.map((command) => printCommand(command)));
    const detach = hasCategories
      ? attachCategoryConsentMode(tags, { consent })
      : attachConsentMode(tags, { store: consent });
    const unsubscribe = consent.subscribe(show);
    show();
    return () => {
      unsubscribe();
      detach();
    };
  }, [consent, hasCategories]);
  const textOptions = { locale: stage.locale, messages: stage.messages };
  return (
    <div className="example-stack">
      <ReopenConsent action="#consent" {...textOptions} />
      <ol aria-label="dataLayer">
        {commands.map((command, at) => (
          <li key={at}>
            <pre className="example-output">{command}</pre>
          </li>
        ))}
      </ol>
      <CookieBanner
        key={`${key} ${hasCategories}`}
        settings={settings}
        store={consent}
        decision={consent.decision()}
        action="#consent"
        {...textOptions}
      >
        {hasCategories && <ConsentCategories consent={consent} {...textOptions} />}
      </CookieBanner>
    </div>
  );
}

/** One call of `gtag`, as the tag reads it. */
function printCommand(command: unknown): string {
  const [name, kind, signals] = Array.from(command as ArrayLike<unknown>);
  return `${String(name)} ${String(kind)} ${JSON.stringify(signals, null, 2)}`;
}
