import { foodOrderingTitleKey, siteMessages } from '@plinth/site-model';
import { listingMessages } from '../../parts/listingMessages';

/** The messages of `labelKey`. */
export const networkMessages = {
  ...listingMessages,
  [foodOrderingTitleKey]: siteMessages[foodOrderingTitleKey],
};

/** A network in which people and sites have accounts. */
export interface Network {
  name: string;
  label: string;
  /** Key of the label in other languages, where it is no brand. */
  labelKey?: keyof typeof networkMessages;
  /** Domains of its accounts, including subdomains. */
  domains: readonly string[];
  /** Its icon, drawn by us on 24 by 24: `f` paths are filled, `s` paths are strokes. */
  sign: readonly (readonly ['f' | 's', string])[];
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const networks: readonly Network[] = [
  {
    name: 'instagram',
    label: 'Instagram',
    domains: ['instagram.com'],
    sign: [
      [
        's',
        'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500z',
      ],
      ['s', circle(12, 12, 4)],
      ['f', circle(16.9, 7.1, 1.1)],
    ],
  },
  {
    name: 'facebook',
    label: 'Facebook',
    domains: ['facebook.com', 'fb.com'],
    sign: [
      [
        'f',
        'M13.7 21v-7.800h2.700l.4-3.200h-3.100V8c0-.9.3-1.5 1.6-1.500H17V3.600c-.3 0-1.3-.1-2.4-.1-2.4 0-4.1 1.5-4.1 4.200V10H7.800v3.200h2.700V21z',
      ],
    ],
  },
  {
    name: 'x',
    label: 'X',
    domains: ['x.com', 'twitter.com'],
    sign: [['s', 'M4.5 4.5 16 19.500h3.500L8 4.500zM4.8 19.500l6.3-6.900M19 4.500l-5.9 6.5']],
  },
  {
    name: 'threads',
    label: 'Threads',
    domains: ['threads.net', 'threads.com'],
    sign: [
      [
        's',
        'M18 8.200C17 5 15 3.7 12 3.700c-4.5 0-7 3-7 8.300s2.5 8.3 7 8.300c3.7 0 6-2 6-4.7 0-3-2.6-4.3-5.6-4.3-2.4 0-4 1-4 2.7 0 1.5 1.3 2.4 2.9 2.4 2.3 0 3.5-1.6 3.5-4 0-2.7-1.3-3.8-3.2-3.8-1.3 0-2.2.5-2.8 1.5',
      ],
    ],
  },
  {
    name: 'youtube',
    label: 'YouTube',
    domains: ['youtube.com', 'youtu.be'],
    sign: [
      [
        's',
        'M6.5 5.500h11A3.5 3.5 0 0 1 21 9v6a3.5 3.5 0 0 1-3.5 3.500h-11A3.5 3.5 0 0 1 3 15V9a3.5 3.5 0 0 1 3.5-3.500z',
      ],
      ['f', 'M10 8.800v6.400l5.5-3.200z'],
    ],
  },
  {
    name: 'vimeo',
    label: 'Vimeo',
    domains: ['vimeo.com'],
    sign: [
      [
        's',
        'M3.5 8.5 6 6.500c1.5-1 2.6-.4 3 1.500l1.3 6c.5 2.4 1.3 3.2 2.4 2.5 2.2-1.5 4.8-5.2 4.8-8 0-1.5-1.5-1.8-3-.6',
      ],
    ],
  },
  {
    name: 'pinterest',
    label: 'Pinterest',
    domains: ['pinterest.com', 'pin.it'],
    sign: [
      ['s', circle(12, 12, 8.7)],
      [
        's',
        'M10.2 20 12.6 9.500M9.2 12.800c-1-3.6 1-5.8 3.5-5.6 2.3.2 3.4 2 2.9 4.4-.5 2.5-2.4 3.9-4.3 2.5',
      ],
    ],
  },
  {
    name: 'linkedin',
    label: 'LinkedIn',
    domains: ['linkedin.com'],
    sign: [
      ['f', `${circle(6, 6, 1.6)}M4.6 9.500h2.800V19H4.600z`],
      [
        'f',
        'M9.8 9.500h2.700v1.300c.5-.9 1.6-1.6 3-1.6 2.7 0 3.9 1.6 3.9 4.400V19h-2.800v-4.900c0-1.6-.6-2.4-1.8-2.4-1.4 0-2.2.9-2.2 2.500V19H9.800z',
      ],
    ],
  },
  {
    name: 'tiktok',
    label: 'TikTok',
    domains: ['tiktok.com'],
    sign: [['s', 'M13 3.500v11.700a3.7 3.7 0 1 1-3.7-3.700M13 3.800c.4 2.9 2.4 4.8 5.5 5']],
  },
  {
    name: 'bluesky',
    label: 'Bluesky',
    domains: ['bsky.app'],
    sign: [
      [
        'f',
        'M12 11C11 8.7 8.2 5.2 5.7 4.2 3.9 3.5 3 4.3 3 6.300c0 1 .5 4.8.8 5.4.8 1.8 2.5 2.2 4.5 1.9-3 .5-3.9 2.2-2.3 4.2 2.7 3.3 5 .5 6-2.1 1 2.6 3.3 5.4 6 2.1 1.6-2 .7-3.7-2.3-4.2 2 .3 3.7-.1 4.5-1.9.3-.6.8-4.4.8-5.4 0-2-.9-2.8-2.7-2.100C15.8 5.2 13 8.7 12 11z',
      ],
    ],
  },
  {
    name: 'mastodon',
    label: 'Mastodon',
    domains: ['mastodon.social', 'mastodon.online', 'mstdn.social', 'hachyderm.io'],
    sign: [
      [
        's',
        'M8 20c5 1.2 9 .4 11.5-2.2 1-1.2 1.2-6.3.9-9.300C20 5.5 17.5 3.7 12 3.700S4 5.5 3.6 8.500C3.2 12 3.5 17 5 18.700c.9 1 2 1.4 3 1.300zM8 14.500V9.600c0-2.5 3.5-2.7 4 0v2.400V9.600c.5-2.7 4-2.5 4 0v4.9',
      ],
    ],
  },
  {
    name: 'spotify',
    label: 'Spotify',
    domains: ['spotify.com'],
    sign: [
      ['s', circle(12, 12, 8.7)],
      [
        's',
        'M7 9.300c3.6-1 7.2-.6 10.2 1M7.6 12.300c3-.8 6-.4 8.5.9M8.2 15.100c2.3-.6 4.7-.3 6.7.7',
      ],
    ],
  },
  {
    name: 'soundcloud',
    label: 'SoundCloud',
    domains: ['soundcloud.com'],
    sign: [
      [
        's',
        'M3.5 13v3.500M6 11.500v5M8.5 9.500v7M11 16.500V7.800a5.5 5.5 0 0 1 7 4.2 2.3 2.3 0 0 1 .2 4.500z',
      ],
    ],
  },
  {
    name: 'bandcamp',
    label: 'Bandcamp',
    domains: ['bandcamp.com'],
    sign: [['f', 'M9 6.500h12l-6 11H3z']],
  },
  {
    name: 'github',
    label: 'GitHub',
    domains: ['github.com'],
    sign: [
      [
        's',
        'M9.5 20.500v-3c-3 .8-4-1.2-4.7-2.200M14.5 20.500v-3.300c0-1-.3-1.7-.8-2.2 2.7-.3 5-1.4 5-5a4 4 0 0 0-1-2.800c.2-.7.2-1.7-.2-2.7-1 0-2 .5-2.9 1.100a9.4 9.4 0 0 0-5.2 0C8.5 5 7.5 4.5 6.5 4.500c-.4 1-.4 2-.2 2.700a4 4 0 0 0-1 2.800c0 3.6 2.3 4.7 5 5-.4.4-.7 1-.8 1.8',
      ],
    ],
  },
  {
    name: 'tripadvisor',
    label: 'Tripadvisor',
    domains: ['tripadvisor.com'],
    sign: [
      ['s', `${circle(7.5, 13, 4)}${circle(16.5, 13, 4)}`],
      ['s', 'M3.5 9h5c2.2-1.4 4.8-1.4 7 0h5'],
      ['f', `${circle(7.5, 13, 1.3)}${circle(16.5, 13, 1.3)}`],
    ],
  },
  {
    // A service that takes a restaurant's orders: its link invites to order ([MOD-10]).
    name: 'food-ordering',
    label: siteMessages[foodOrderingTitleKey],
    labelKey: foodOrderingTitleKey,
    domains: [
      ...['chownow.com', 'toasttab.com', 'slicelife.com', 'doordash.com', 'grubhub.com'],
      ...['ubereats.com', 'deliveroo.co.uk', 'just-eat.co.uk', 'just-eat.ch', 'lieferando.de'],
    ],
    sign: [
      [
        's',
        'M7 3.500v5a2.500 2.500 0 0 0 5 0v-5M9.5 3.500v17M17 20.500v-17c-1.900 1.500-2.700 4.500-2.700 9.500H17',
      ],
    ],
  },
  {
    name: 'email',
    label: listingMessages['listing.social.email'],
    labelKey: 'listing.social.email',
    domains: [],
    sign: [['s', 'M3.5 6.500h17v11h-17zM3.8 7l8.2 6.200L20.2 7']],
  },
  {
    name: 'phone',
    label: listingMessages['listing.social.phone'],
    labelKey: 'listing.social.phone',
    domains: [],
    sign: [
      [
        's',
        'M5 4h3.500l1.5 4.5-2 1.500a11 11 0 0 0 6 6l1.5-2L20 15.500V19c0 .8-.6 1.3-1.4 1.200C11.2 19.6 4.4 12.8 3.8 5.4 3.7 4.6 4.2 4 5 4z',
      ],
    ],
  },
  {
    name: 'rss',
    label: 'RSS',
    domains: [],
    sign: [
      ['f', circle(6, 18, 1.8)],
      ['s', 'M4.2 11a8.8 8.8 0 0 1 8.8 8.800M4.2 5A14.8 14.8 0 0 1 19 19.8'],
    ],
  },
];

const website: Network = {
  name: 'website',
  label: listingMessages['listing.social.website'],
  labelKey: 'listing.social.website',
  domains: [],
  sign: [
    [
      's',
      `${circle(12, 12, 8.5)}M3.5 12h17M12 3.500c5 5.5 5 11.5 0 17M12 3.500c-5 5.5-5 11.5 0 17`,
    ],
  ],
};

/** The network of an address, by its scheme or its host; an unknown site is a website. */
export function networkOf(href: string): Network {
  const named = (name: string) => networks.find((network) => network.name === name)!;
  if (/^mailto:/i.test(href)) return named('email');
  if (/^(tel|sms):/i.test(href)) return named('phone');
  if (/(\/|\.)(rss|feed)(\.xml)?\/?$|[?&]format=rss\b/i.test(href)) return named('rss');
  if (!URL.canParse(href)) return website;
  const { hostname } = new URL(href);
  return (
    networks.find(({ domains }) =>
      domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)),
    ) ?? website
  );
}

/** A network by its name. */
export const findNetwork = (name: string): Network | undefined =>
  networks.find((network) => network.name === name.toLowerCase());
