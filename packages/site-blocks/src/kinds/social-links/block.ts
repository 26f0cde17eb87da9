import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { choice, flag, line, link, list } from '../../settings/builders';
import { alignment, size } from '../../settings/shared';

export const socialLinks = defineBlock({
  kind: 'sociallinks',
  types: [blockType.socialAccountLinksV2, blockType.socialAccountLinks],
  name: { en: 'Social links', de: 'Soziale Netzwerke' },
  settings: {
    links: list({
      label: { en: 'Links', de: 'Links' },
      help: {
        en: 'The network is found by the address.',
        de: 'Das Netzwerk ergibt sich aus der Adresse.',
      },
      entry: { en: 'Link', de: 'Link' },
      required: true,
      blank: { url: 'https://www.youtube.com/@marlowclay' },
      fields: {
        url: link({
          label: { en: 'Address', de: 'Adresse' },
          help: { en: 'The address of the account.', de: 'Des Kontos.' },
        }),
        label: line({
          label: { en: 'Name', de: 'Name' },
          help: {
            en: 'Empty shows the name of the network.',
            de: 'Leer zeigt den Namen des Netzwerks.',
          },
        }),
      },
    }),
    iconSize: size,
    iconStyle: choice({
      label: { en: 'Style', de: 'Stil' },
      help: { en: 'A line, or a filled circle.', de: 'Eine Linie oder ein gefüllter Kreis.' },
      labels: {
        plain: { en: 'Line', de: 'Linie' },
        solid: { en: 'Filled circle', de: 'Gefüllter Kreis' },
      },
    }),
    iconAlignment: alignment,
    showNames: flag({
      label: { en: 'With names', de: 'Mit Namen' },
      help: { en: 'Beside the icons.', de: 'Neben den Zeichen.' },
    }),
  },
  // Pages of earlier versions have only addresses, or another name for them.
  upgrade(stored) {
    const { links } = stored;
    if (!Array.isArray(links)) return stored;
    return { ...stored, links: links.map(upgradeLink) };
  },
  example: {
    links: [
      { url: 'https://www.instagram.com/marlowclay/' },
      { url: 'https://bsky.app/profile/marlowclay.example' },
      { url: 'mailto:studio@marlowclay.example' },
    ],
  },
});

function upgradeLink(link: unknown): unknown {
  if (typeof link === 'string') return { url: link };
  const { profileUrl, ...others } = Object(link) as Record<string, unknown>;
  return others['url'] || typeof profileUrl !== 'string' ? link : { ...others, url: profileUrl };
}
