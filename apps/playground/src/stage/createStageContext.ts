import { createConsentStore } from '@plinth/consent';
import { decisionCookie } from '@plinth/consent/policy';
import type { MessageCatalogue } from '@plinth/site-model';
import type { Environment } from '../address/environment';
import type { StageContext } from '../example/stageContext';
import { memoryCookies } from './memoryCookies';
import { createStageServer } from './stageServer';

export async function createStageContext(
  environment: Environment,
  log: StageContext['log'],
): Promise<StageContext> {
  const { consent, language } = environment;
  const cookies = memoryCookies(consent === 'none' ? '' : decisionCookie(consent));
  const store = createConsentStore({
    settings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
    cookies,
  });
  store.subscribe(({ decision }) => log('event', 'consent', { decision }));
  return {
    environment,
    locale: language,
    messages: language === 'de' ? await germanMessages() : undefined,
    log,
    fetch: createStageServer(environment, log),
    cookies,
    consent: store,
  };
}

/** Loaded only for a page in German. */
async function germanMessages(): Promise<MessageCatalogue> {
  const { german } = await import('@plinth/site-renderer/german-messages');
  return german;
}
