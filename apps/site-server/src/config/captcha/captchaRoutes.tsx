import { captchaProviders, type CaptchaProvider } from '@plinth/forms/captcha-providers';
import { readFormContext } from '@plinth/forms/schema';
import { blocksOf, isSiteKey } from '@plinth/site-renderer';
import { askProvider } from '../../forms/askProvider';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { saveDefinitionPart } from '../definition/saveDefinitionPart';
import { formBuilderAddress } from '../blocks/formBuilderAddress';
import { stateOf } from '../revisions/saveRevision';
import { sendConfigPage } from '../shell/sendConfigPage';
import { CaptchaPage, type CaptchaPageProps, type CaptchaProblem } from './CaptchaPage';
import { captchaPart, type CaptchaForm } from './captchaPart';

const address = '/config/settings/captcha';
const maxSecretLength = 500;

/** Registers the settings of the site's captcha. */
export function registerCaptchaSettings(area: ConfigArea): void {
  area.show(address, 'settings', (visit) => {
    const settings = captchaPart.settingsOf({ ...visit.site.definition });
    const done = visit.url.searchParams.get('saved');
    return send(visit, {
      settings,
      base: stateOf(settings),
      notice:
        done === null
          ? undefined
          : visit.intl.translate(
              done === 'unasked' ? 'config.captcha.unasked' : 'config.captcha.saved',
            ),
    });
  });

  area.change(address, 'settings', async (visit) => {
    const { services, posted, site, account, now, c } = visit;
    const settings = readForm(posted);
    const base = posted.get('base') ?? '';
    const refuse = (problem: CaptchaProblem, status = 422) =>
      send(visit, { settings, base, problem }, status);
    const given = (posted.get('password') ?? '').trim();
    const { provider, siteKey } = settings;
    if (provider !== '' && !isSiteKey(siteKey)) return refuse('siteKey');
    const kept = provider === '' ? undefined : await services.captchaSecrets.find(provider);
    const secret = given || kept;
    if (provider !== '' && (secret === undefined || secret.length > maxSecretLength))
      return refuse('secret');
    const verdict =
      provider === ''
        ? 'fits'
        : await tryAccount(visit, { provider, siteKey, secret: secret ?? '' });
    if (verdict === 'secretRefused' || verdict === 'keyRefused') return refuse(verdict);
    const result = await saveDefinitionPart(services.db, captchaPart, {
      siteId: site.definition.id,
      settings,
      author: account,
      now,
      base,
    });
    if (result.outcome !== 'saved')
      return send(visit, { settings, base: result.state, problem: 'conflict' }, 409);
    for (const one of Object.keys(captchaProviders))
      if (one !== provider) await services.captchaSecrets.keep(one, undefined);
    if (provider !== '' && given) await services.captchaSecrets.keep(provider, given);
    services.site.forget();
    return c.redirect(`${address}?saved${verdict === 'unasked' ? '=unasked' : ''}`, 303);
  });
}

function readForm(posted: URLSearchParams): CaptchaForm {
  const provider = posted.get('provider') ?? '';
  const isKnown = Object.hasOwn(captchaProviders, provider);
  return {
    provider: isKnown ? (provider as CaptchaProvider) : '',
    siteKey: isKnown ? (posted.get('siteKey') ?? '').trim() : '',
  };
}

/**
 * Sends the secret to its provider with a made-up answer: the provider reports which of the two is wrong. A provider
 * that does not answer now is queried again by the first form.
 */
async function tryAccount(
  { services }: ConfigVisit,
  account: { provider: CaptchaProvider; siteKey: string; secret: string },
): Promise<'fits' | 'unasked' | 'secretRefused' | 'keyRefused'> {
  const { provider, siteKey, secret } = account;
  try {
    const { codes } = await askProvider({
      address: services.captchaAddress ?? captchaProviders[provider].verifyAddress,
      secret,
      answer: 'not-an-answer',
      siteKey,
    });
    if (codes.includes('invalid-input-secret')) return 'secretRefused';
    return codes.includes('sitekey-secret-mismatch') ? 'keyRefused' : 'fits';
  } catch (error) {
    services.log.warn('captcha.unanswered', { error });
    return 'unasked';
  }
}

async function send(
  visit: ConfigVisit,
  shown: Omit<CaptchaPageProps, 'visit' | 'hasSecret' | 'forms'>,
  status = 200,
): Promise<Response> {
  const { services, site, rights } = visit;
  const { provider } = shown.settings;
  const forms = site.definition.pages.flatMap((page) =>
    blocksOf(page).flatMap(({ id, settings }) => {
      const schema = settings && readFormContext(settings);
      return schema?.captcha?.enabled && rights.mayLook('pages')
        ? [{ name: schema.formName || schema.formId, href: formBuilderAddress(page.id, id) }]
        : [];
    }),
  );
  const hasSecret = provider !== '' && (await services.captchaSecrets.find(provider)) !== undefined;
  return sendConfigPage(
    visit,
    <CaptchaPage visit={visit} hasSecret={hasSecret} forms={forms} {...shown} />,
    status,
  );
}
