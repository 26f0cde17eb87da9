import { isolate } from '@plinth/site-model';
import { senderHead, type MailSender } from '../../mail/mailSenders';
import { senderAddress } from '../../mail/senderLink';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { PlainSettingsForm } from '../shell/PlainSettingsForm';
import { TextEntry } from '../shell/TextEntry';

export type SenderProblem = 'name' | 'address' | 'often' | 'link' | 'conflict';

export interface SenderPageProps {
  visit: ConfigVisit;
  /** The stored sender. */
  sender: MailSender | undefined;
  /**
   * The typed sender.
   * @default the stored sender
   */
  typed?: { name: string; address: string };
  base: string;
  problem?: SenderProblem | undefined;
  notice?: string | undefined;
  /** The key of a link that was followed, and the address that it confirms. */
  confirming?: { key: string; address: string } | undefined;
}

const fieldOf: Readonly<Partial<Record<SenderProblem, string>>> = {
  name: 'name',
  address: 'address',
  often: 'address',
};

/** The settings of the sender of a site's mails: its name, and its address once it is confirmed. */
export function SenderPage(props: SenderPageProps) {
  const { visit, sender, base, problem, notice, confirming } = props;
  const { intl, rights, services, site } = visit;
  const { translate, locale } = intl;
  const { name = '', address = '' } = props.typed ?? sender ?? {};
  const mayChange = rights.mayChange('settings');
  const { mailTransport } = services;
  const problemAt = (field: string) =>
    problem && fieldOf[problem] === field
      ? translate(`config.sender.problem.${problem}`)
      : undefined;
  const isOpen = sender !== undefined && sender.address !== '' && !sender.verifiedAt;
  return (
    <ConfigShell visit={visit} part="settings" title={translate('config.sender')}>
      <p className="pl-config-crumbs">
        <a href="/config/settings">{translate('config.part.settings')}</a>
      </p>
      <h1>{translate('config.sender')}</h1>
      <Notice>{notice}</Notice>
      {problem ? <Refusal>{translate(`config.sender.problem.${problem}`)}</Refusal> : null}
      {mailTransport ? (
        <p className="pl-config-note">
          {translate('config.sender.now', { sender: isolate(shownSender(), locale) })}
        </p>
      ) : (
        <p className="pl-config-note">{translate('config.sender.off')}</p>
      )}
      {confirming && mayChange ? (
        <form className="pl-config-fields" method="post" action={senderAddress}>
          <CrumbField visit={visit} />
          <input type="hidden" name="key" value={confirming.key} />
          <p className="pl-config-notice">
            {translate('config.sender.confirm.text', {
              address: isolate(confirming.address, locale),
            })}
          </p>
          <div className="pl-config-row">
            <button type="submit" className="pl-config-button" name="do" value="confirm">
              {translate('config.sender.confirm')}
            </button>
          </div>
        </form>
      ) : null}
      {isOpen && mailTransport && !confirming ? (
        <form className="pl-config-fields" method="post" action={senderAddress}>
          <CrumbField visit={visit} />
          <p className="pl-config-notice">
            {translate('config.sender.open', { address: isolate(sender.address, locale) })}
          </p>
          {mayChange ? (
            <div className="pl-config-row">
              <button
                type="submit"
                className="pl-config-button"
                data-style="outline"
                name="do"
                value="again"
              >
                {translate('config.sender.again')}
              </button>
            </div>
          ) : null}
        </form>
      ) : null}
      <PlainSettingsForm
        visit={visit}
        action={senderAddress}
        base={base}
        legend={translate('config.sender')}
        isRefused={problem !== undefined}
        isSaved={Boolean(notice)}
      >
        <TextEntry
          id="name"
          label={translate('config.sender.name')}
          what={translate('config.sender.name.what', {
            title: isolate(site.definition.title, locale),
          })}
          value={name}
          problem={problemAt('name')}
        />
        <TextEntry
          id="address"
          type="email"
          inputMode="email"
          label={translate('config.sender.address')}
          what={translate('config.sender.address.what')}
          value={address}
          problem={problemAt('address')}
          direction="ltr"
        />
      </PlainSettingsForm>
    </ConfigShell>
  );

  function shownSender(): string {
    const { from } = senderHead(sender, {
      title: site.definition.title,
      serverAddress: mailTransport?.from ?? '',
    });
    return `${from.name} <${from.email}>`;
  }
}
