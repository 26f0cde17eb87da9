import { socialLinks } from './block';
import { blockType, createPlainTranslate, safeHref } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';
import { networkMessages, networkOf } from './networks';
import { NetworkSign } from './NetworkSign';

/**
 * Links to the owner's accounts ([RUN-2k]): an icon with its name, without any content of the
 * network. Links without a brand are named in the language of the page ([RUN-2r]).
 */
export const socialLinksBlock: BlockRenderer = {
  kind: socialLinks.kind,
  types: [blockType.socialAccountLinks, blockType.socialAccountLinksV2],
  styles: ['social'],
  render(_, context, block): RenderedBlock {
    const { locale, messages, problem } = context;
    const settings = settingsOf(socialLinks, block, context);
    const translate = createPlainTranslate(networkMessages, { locale, overrides: messages });
    const links = settings.links.flatMap(({ url: address, label: name }) => {
      const href = safeHref(address);
      if (!href) {
        problem(`The social link "${address}" is not an address. It is left out.`);
        return [];
      }
      const network = networkOf(href);
      const { label, labelKey } = network;
      return [{ href, network, label: name || (labelKey ? translate(labelKey) : label) }];
    });
    return {
      content: (
        <ul
          className="pl-social-links"
          aria-label={translate('listing.social.links')}
          data-size={settings.iconSize}
          data-style={settings.iconStyle}
          data-alignment={settings.iconAlignment}
          data-names={settings.showNames ? '' : undefined}
        >
          {links.map(({ href, network, label }) => (
            <li key={href}>
              {/* `me`: the accounts can prove that the site belongs to them. */}
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
