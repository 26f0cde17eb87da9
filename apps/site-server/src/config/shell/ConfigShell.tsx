import { Fragment, type ReactNode } from 'react';
import { configurationParts, type ConfigurationPart } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';
import { beginPath } from '../begin/beginPath';
import { shopAddresses } from '../shop/shopAddresses';
import { showsBeginning } from '../begin/showsBeginning';
import { ConfigDocument } from './ConfigDocument';
import { CrumbField } from './CrumbField';

const addressOfPart = (part: ConfigurationPart): string =>
  part === 'site' ? '/config/' : `/config/${part}`;

export interface ConfigShellProps {
  visit: ConfigVisit;
  /**
   * The part to which the page belongs.
   * @default none
   */
  part?: ConfigurationPart;
  title: string;
  /**
   * The page in the menu.
   * @default the part
   */
  page?: string;
  /** Further content of the panel, below the menu. */
  panel?: ReactNode;
  /** Whether the panel is initially closed. */
  isPanelClosed?: boolean;
  children: ReactNode;
}

/** Panel and content of a page for a signed-in account. */
export function ConfigShell({
  visit,
  part,
  title,
  page = part ?? 'own',
  panel,
  isPanelClosed = false,
  children,
}: ConfigShellProps) {
  const { intl, rights, account, site } = visit;
  const { translate } = intl;
  return (
    <ConfigDocument arrival={visit} title={title} page={page}>
      <a className="pl-config-skip" href="#main">
        {translate('config.skip')}
      </a>
      <div className="pl-config-frame" data-panel={isPanelClosed ? 'closed' : 'open'}>
        <header className="pl-config-panel" id="panel">
          <a className="pl-config-wordmark" href="/config/">
            <bdi>{site.definition.title}</bdi>
          </a>
          <nav aria-label={translate('config.menu')}>
            <ul className="pl-config-menu">
              {showsBeginning(site.definition) && rights.mayLook('settings') ? (
                <li>
                  <a href={beginPath} aria-current={page === 'begin' ? 'page' : undefined}>
                    {translate('config.begin')}
                  </a>
                </li>
              ) : null}
              {configurationParts
                .filter((one) => rights.mayLook(one))
                .map((one) => (
                  <Fragment key={one}>
                    {one === 'products' ? (
                      <li>
                        <a
                          href={shopAddresses.overview}
                          aria-current={page === 'shop' ? 'page' : undefined}
                        >
                          {translate('config.shop.title.overview')}
                        </a>
                      </li>
                    ) : null}
                    <li>
                      <a href={addressOfPart(one)} aria-current={one === part ? 'page' : undefined}>
                        {translate(`config.part.${one}`)}
                      </a>
                    </li>
                  </Fragment>
                ))}
            </ul>
          </nav>
          {panel}
          <form className="pl-config-account" method="post" action="/config/logout">
            <CrumbField visit={visit} />
            <a className="pl-config-who" href="/config/account">
              {account.email}
            </a>
            {part === undefined || rights.mayChange(part) ? null : (
              <span className="pl-config-note">{translate('config.readOnly')}</span>
            )}
            <button type="submit" className="pl-config-link">
              {translate('config.signOut')}
            </button>
          </form>
        </header>
        <main id="main" className="pl-config-main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </ConfigDocument>
  );
}
