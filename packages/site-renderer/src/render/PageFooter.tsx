import { languageSwitch } from '@plinth/site-blocks';
import { createPlainTranslate, safeHref } from '@plinth/site-model';
import {
  LanguageLinks,
  blocksOf,
  memberPaths,
  type RenderContext,
} from '@plinth/site-blocks/rendering';
import { memberMessages } from '../languages/memberMessages';
import { CookieSettings } from './CookieSettings';
import { hasCookieBanner } from './renderCookieBanner';

export function PageFooter({ context }: { context: RenderContext }) {
  const { site, request, locale, messages } = context;
  const t = createPlainTranslate(memberMessages, { locale, overrides: messages });
  const { columns = [], closing } = site.footer ?? {};
  // A visitor can change the decision on any page ([CNS-7]); a site may offer its own link for that
  // instead.
  const offersSettings = columns.some(({ lines }) =>
    lines.some((line) => typeof line !== 'string' && line.href === '#cookie-settings'),
  );
  const reopen = hasCookieBanner(context) && !offersSettings;
  // If the owner has placed a language switch, the footer needs none.
  const hasSwitch = blocksOf(context.page).some(
    ({ definitionName }) => definitionName === languageSwitch.kind,
  );
  const switches = context.languageLinks.length > 1 && !hasSwitch;
  if (switches) context.wantStyle('language-switch');
  return (
    <footer className="pl-footer">
      <div className="pl-footer-columns">
        {columns.map(({ title, lines }, index) => (
          <section key={index}>
            <h2>
              <bdi>{title}</bdi>
            </h2>
            <ul>
              {lines.map((line, at) =>
                typeof line === 'string' ? (
                  <li key={at}>
                    <bdi>{line}</bdi>
                  </li>
                ) : (
                  <li key={at}>
                    <a href={safeHref(line.href)}>
                      <bdi>{line.label}</bdi>
                    </a>
                  </li>
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
      {closing || reopen || switches || request.account ? (
        <div className="pl-footer-closing">
          {closing ? (
            <p>
              <bdi>{closing}</bdi>
            </p>
          ) : null}
          {request.account ? (
            <p>
              <a href={memberPaths.account}>{t('runtime.member.account')}</a>
            </p>
          ) : null}
          {switches ? <LanguageLinks context={context} /> : null}
          {reopen ? <CookieSettings context={context} /> : null}
        </div>
      ) : null}
    </footer>
  );
}
