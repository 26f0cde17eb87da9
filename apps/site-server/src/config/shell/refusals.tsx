import { addressOfForm } from '../sign-in/keptForm';
import { ConfigDocument } from './ConfigDocument';
import type { ConfigArrival, ConfigVisit } from '../configVisit';
import { CrumbField } from './CrumbField';
import { KeptFields } from './KeptFields';
import { PlainPage } from './PlainPage';
import { sendConfigPage } from './sendConfigPage';

/** For an account that has no business here, or not this one. */
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

/** For a form that another site sent in the owner's name. */
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
 * For a link of a mail or of the server's start that is wrong: by its age, by its signature, or because it has done its
 * work.
 *
 * @param title the key of the title; that of the text is the same with `.text` behind it
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

/** For a form whose crumb is too old: nothing was stored, nothing is lost. */
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
