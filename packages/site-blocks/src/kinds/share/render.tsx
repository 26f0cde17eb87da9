import { createPlainTranslate } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readTextOr } from '../../context/readSettings';
import { listingMessages } from '../../parts/listingMessages';
import { findNetwork, type Network } from '../social-links/networks';
import { NetworkSign } from '../social-links/NetworkSign';
import { defaultShareNetworks, shareAddress } from './shareTargets';
import { shareScript } from './script';

/** Icons of networks without owners' accounts. */
const more: Readonly<Record<string, Network>> = {
  reddit: {
    name: 'reddit',
    label: 'Reddit',
    domains: [],
    sign: [
      [
        's',
        'M4 13.5c0-3.3 3.6-6 8-6s8 2.7 8 6-3.6 6-8 6-8-2.7-8-6zM12 7.500l1.2-4 4 1M8.5 15.800c2 1.4 5 1.4 7 0M9 12.300v.1M15 12.300v.1',
      ],
    ],
  },
  whatsapp: {
    name: 'whatsapp',
    label: 'WhatsApp',
    domains: [],
    sign: [
      [
        's',
        'M4 20l1.2-4A8.3 8.3 0 1 1 8.3 19zM9 8.500c0 3.5 3 6.5 6.5 6.500l1-1.7-2.2-1.2-1 .9a6 6 0 0 1-2.3-2.300l.9-1L10.7 7.500z',
      ],
    ],
  },
  telegram: {
    name: 'telegram',
    label: 'Telegram',
    domains: [],
    sign: [['s', 'M3.5 11.5 20.5 4.5 17.5 19.5 11.5 15zM11.5 15 20.5 4.5 8.5 13.5 9 18.500z']],
  },
};

/**
 * Links for sharing the page ([RUN-2k]). No network is contacted before a link is followed; the
 * script adds the browser's functions: its share sheet, and copying the address.
 */
export const shareBlock: BlockRenderer = {
  kind: 'socialshare',
  styles: ['social', 'tooltip'],
  messages: { social: ['listing.share.'] },
  client: shareScript,
  render(settings, { locale, messages, page, site, request, problem }): RenderedBlock {
    const translate = createPlainTranslate(listingMessages, { locale, overrides: messages });
    const chosen = Array.isArray(settings['networks'])
      ? settings['networks']
      : defaultShareNetworks;
    const image = readTextOr(settings, 'imageUrl', '');
    const shared = {
      url: new URL(`/${page.slug}`, request.url).href,
      title: readTextOr(settings, 'title', '') || (page.slug === '' ? site.title : page.title),
      image: image ? new URL(image, request.url).href : undefined,
    };
    const links = chosen.flatMap((choice) => {
      const name = String(choice).toLowerCase();
      const href = shareAddress(name, shared);
      const network = findNetwork(name) ?? more[name];
      if (href && network) return [{ href, network }];
      problem(`"${name}" is not a network for sharing. It is left out.`);
      return [];
    });
    return {
      content: (
        <div
          className="pl-share"
          data-url={shared.url}
          data-title={shared.title}
          data-alignment={readTextOr(settings, 'alignment', 'left')}
        >
          <p className="pl-share-title">
            {readTextOr(settings, 'label', '') || translate('listing.share.title')}
          </p>
          <ul className="pl-share-links">
            {links.map(({ href, network }) => (
              <li key={network.name}>
                <a
                  href={href}
                  aria-label={
                    network.name === 'email'
                      ? translate('listing.share.email')
                      : translate('listing.share.on', { network: network.label })
                  }
                  {...(network.name === 'email' ? {} : { target: '_blank', rel: 'noopener' })}
                >
                  <NetworkSign network={network} />
                </a>
              </li>
            ))}
            <li className="pl-share-scripted">
              <button type="button" data-share="copy" aria-label={translate('listing.share.copy')}>
                <svg className="pl-network-sign" viewBox="0 0 24 24" aria-hidden="true">
                  <path
                    data-kind="s"
                    d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.700l-1.5 1.500M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.700l1.5-1.5"
                  />
                </svg>
              </button>
            </li>
            <li className="pl-share-scripted" hidden>
              <button
                type="button"
                data-share="native"
                aria-label={translate('listing.share.more')}
              >
                <svg className="pl-network-sign" viewBox="0 0 24 24" aria-hidden="true">
                  <path data-kind="s" d="M12 15V3.500M8 7l4-3.500L16 7M6.5 11H5v9.500h14V11h-1.5" />
                </svg>
              </button>
            </li>
          </ul>
          <p className="pl-share-status" role="status" />
        </div>
      ),
    };
  },
};
