import { createPlainTranslate, safeHref } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readList, readTextOr } from '../../context/readSettings';
import { listingMessages } from '../listingMessages';
import { networkOf } from './networks';
import { NetworkSign } from './NetworkSign';

type Settings = Record<string, unknown>;

/** Links to the owner's accounts ([RUN-2]): a sign with its name, nothing of any network on the page. */
export const socialLinksBlock: BlockRenderer = {
  kind: 'sociallinks',
  styles: ['social'],
  render(settings, { locale, messages, problem }): RenderedBlock {
    const translate = createPlainTranslate(listingMessages, { locale, overrides: messages });
    const links = readList(settings, 'links').flatMap((entry) => {
      const link = (typeof entry === 'string' ? { url: entry } : Object(entry)) as Settings;
      const address = readTextOr(link, 'url', '') || readTextOr(link, 'profileUrl', '');
      const href = safeHref(address);
      if (!href) {
        problem(`The social link "${address}" is no address. It is left out.`);
        return [];
      }
      const network = networkOf(href);
      return [{ href, network, label: readTextOr(link, 'label', '') || network.label }];
    });
    return {
      content: (
        <ul
          className="pl-social-links"
          aria-label={translate('listing.social.links')}
          data-size={readTextOr(settings, 'iconSize', 'medium')}
          data-style={readTextOr(settings, 'iconStyle', 'plain')}
          data-alignment={readTextOr(settings, 'iconAlignment', 'left')}
          data-names={settings['showNames'] === true ? '' : undefined}
        >
          {links.map(({ href, network, label }) => (
            <li key={href}>
              {/* `me`: the accounts can prove that the site is theirs. */}
              <a href={href} rel="me noopener" {...(isOutside(href) ? { target: '_blank' } : {})}>
                <NetworkSign network={network} />
                <span className="pl-social-links-name">
                  <bdi>{label}</bdi>
                </span>
              </a>
            </li>
          ))}
        </ul>
      ),
    };
  },
};

const isOutside = (href: string): boolean => /^(https?:)?\/\//i.test(href);
