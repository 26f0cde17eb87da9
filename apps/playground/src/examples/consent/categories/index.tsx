import '@plinth/consent/banner.css';
import '@plinth/consent/categories.css';
import { createConsentStore } from '@plinth/consent';
import { createCategoryConsent, type LoggedDecision } from '@plinth/consent/categories';
import { ConsentCategories, CookieBanner, ReopenConsent } from '@plinth/consent/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { CategoryOptions } from './example';

const settings = {
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerCtaVariant: 'BUTTON',
};

export default function Categories({ values, stage }: ExampleProps<CategoryOptions>): ReactNode {
  const [log, setLog] = useState<readonly LoggedDecision[]>([]);
  const consent = useMemo(() => {
    const { cookies } = stage;
    const store = createConsentStore({ settings, cookies });
    return createCategoryConsent({
      store,
      saveDecision: (decision) => setLog((entries) => [...entries, decision]),
    });
  }, [stage]);
  useEffect(
    () =>
      consent.subscribe(({ permissions }) =>
        stage.log('event', 'decision', { ...consent.choice(), ...permissions }),
      ),
    [consent, stage],
  );
  const textOptions = { locale: stage.locale, messages: stage.messages };
  return (
    <>
      <h1>Kiln & Co</h1>
      <ConsentCategories consent={consent} action="#consent" {...values} {...textOptions} />
      <ReopenConsent action="#consent" {...textOptions} />
      <ol className="example-note" aria-label="Log">
        {log.map(({ at, categories }) => (
          <li key={at}>{`${at}: ${categories.join(', ') || 'no category'}`}</li>
        ))}
      </ol>
      <CookieBanner
        settings={settings}
        store={consent}
        decision={consent.decision()}
        action="#consent"
        {...textOptions}
      >
        <ConsentCategories consent={consent} {...textOptions} />
      </CookieBanner>
    </>
  );
}
