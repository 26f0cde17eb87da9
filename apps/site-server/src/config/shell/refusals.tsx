import { addressOfForm } from '../sign-in/keptForm';
import { ConfigDocument } from './ConfigDocument';
import type { ConfigArrival, ConfigVisit } from '../configVisit';
import { CrumbField } from './CrumbField';
import { KeptFields } from './KeptFields';
import { PlainPage } from './PlainPage';
import { sendConfigPage } from './sendConfigPage';

/** The answer for an account without the right to the page. */
export function sendAccessDenied(arrival: ConfigArrival): Response {
  const { translate } = arrival.intl;
  return sendConfigPage(
    arrival,
    <PlainPage arrival={arrival} title={translate('config.denied')}>
      <p>{translate('config.denied.text', { email: arrival.session?.account.email ?? '' })}</p>
      <form className="pl-config-row" method="post" action="/config/logout">
        <CrumbField visit={arrival} />
        <button type="submit" className="pl-config-button">
          {translate('config.signOut')}
        </button>
        <a href="/config/account">{translate('config.account')}</a>
        <a href="/?noredirect">{translate('config.viewSite')}</a>
      </form>
    </PlainPage>,
    403,
  );
}

/** The answer to a form that another site sent. */
export function sendForeignForm(arrival: ConfigArrival): Response {
  const { translate } = arrival.intl;
  return sendConfigPage(
    arrival,
    <PlainPage arrival={arrival} title={translate('config.foreign')}>
      <p>{translate('config.foreign.text')}</p>
      <p>
        <a href="/config/">{translate('config.back')}</a>
      </p>
    </PlainPage>,
    403,
  );
}

/**
 * The answer to an invalid link of a mail or of the server's start: expired, wrongly signed, or already used.
 *
 * @param title the key of the title; the key of the text has the suffix `.text`
 */
export function sendNoLink(
  arrival: ConfigArrival,
  title: 'config.claim.noLink' | 'config.password.noLink',
): Response {
  const { translate } = arrival.intl;
  return sendConfigPage(
    arrival,
    <PlainPage arrival={arrival} title={translate(title)}>
      <p>{translate(`${title}.text`)}</p>
      <p>
        <a href="/config/">{translate('config.signIn')}</a>
      </p>
    </PlainPage>,
    404,
  );
}

/** The answer to a form whose crumb has expired: nothing is stored, and no entry is lost. */
export function sendExpiredForm(visit: ConfigVisit): Response {
  const { translate } = visit.intl;
  return sendConfigPage(
    visit,
    <PlainPage arrival={visit} title={translate('config.onceMore')}>
      <p>{translate('config.onceMore.text')}</p>
      <form className="pl-config-row" method="post" action={addressOfForm(visit.url)}>
        <CrumbField visit={visit} />
        <KeptFields visit={visit} fields={visit.posted} />
        <button type="submit" className="pl-config-button">
          {translate('config.onceMore.send')}
        </button>
        <a href="/config/">{translate('config.back')}</a>
      </form>
    </PlainPage>,
    400,
  );
}

/** Replaces a preview whose form has expired, or whose author is not signed in any more. */
export function sendExpiredPreview(arrival: ConfigArrival): Response {
  const { translate } = arrival.intl;
  const title = translate('config.pages.noPreview');
  return sendConfigPage(
    arrival,
    <ConfigDocument arrival={arrival} title={title} page="plain">
      <main className="pl-config-plain">
        <h1 className="pl-config-plot-title">{title}</h1>
        <p>{translate('config.saveFirst')}</p>
      </main>
    </ConfigDocument>,
    arrival.session ? 400 : 401,
  );
}

export function sendConfigNotFound(visit: ConfigVisit): Response {
  const { translate } = visit.intl;
  return sendConfigPage(
    visit,
    <PlainPage arrival={visit} title={translate('config.nothingHere')}>
      <p>{translate('config.nothingHere.text')}</p>
      <p>
        <a href="/config/">{translate('config.back')}</a>
      </p>
    </PlainPage>,
    404,
  );
}
