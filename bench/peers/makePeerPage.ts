import { readFormContext } from '@plinth/forms/schema';
import { readGalleryData } from '@plinth/gallery';
import type { GalleryProps } from '@plinth/gallery/react';
import { blockType } from '@plinth/site-model';
import type { BlockDefinition, PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import type { PeerBlock, PeerPage, PeerSection } from './parts/peerPage';

export interface PeerPageInput {
  site: SiteDefinition;
  page: PageDefinition;
  /** Our own page as the server sends it: the peers get the same style sheets, banner and templates. */
  html: string;
  /** Fetches the pictures that come near. */
  pictureScript: string;
}

/** The page's definition as data for other frameworks. */
export function makePeerPage({ site, page, html, pictureScript }: PeerPageInput): PeerPage {
  const [head = '', body = ''] = html.split('</head>');
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const after = body.slice(body.indexOf('</footer>') + '</footer>'.length, body.indexOf('</body>'));
  return {
    title: page.title,
    siteTitle: site.title,
    description: page.description ?? '',
    styleSheets: sheetsIn(head),
    laterStyleSheets: sheetsIn(main),
    firstSections: main.split('<link rel="stylesheet"')[0]!.split('<section').length - 1,
    css: [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!).join(''),
    fonts: (site.theme?.fonts ?? []).map(({ src }) => src),
    navigation: site.navigation,
    footer: { columns: site.footer?.columns ?? [], closing: site.footer?.closing ?? '' },
    after: after.replace(/<script\b.*?<\/script>/gs, ''),
    pictureScript,
    sections: peerSections(page),
  };
}

const sheetsIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)].map(([, address]) => address!);

function peerSections({ sections }: PageDefinition): PeerSection[] {
  const isFirstPicture = onlyOnce();
  return sections.map(({ id, width = 'normal', tone = 'default', blocks }) => ({
    id,
    width,
    tone,
    blocks: blocks.map((block) => peerBlock(block, isFirstPicture)),
  }));
}

type Words = Record<string, string>;

function peerBlock(
  { id, type, span, settings = {} }: BlockDefinition,
  isFirstPicture: () => boolean,
): PeerBlock {
  const base = { id, type, ...(span === undefined ? {} : { span }) };
  const html = (name: string, content: string): PeerBlock => ({
    ...base,
    kind: 'html',
    name,
    html: content,
  });
  switch (type) {
    case blockType.image: {
      const { src, width, height, alt, caption = '' } = settings as Words;
      const size = { width: Number(width), height: Number(height) };
      const image = { src: src!, alt: alt!, ...size, priority: isFirstPicture() };
      return { ...base, kind: 'image', image, caption };
    }
    case blockType.gallery: {
      const { items, ...rest } = settings as { items: GalleryProps['items'] };
      isFirstPicture();
      const props = { ...readGalleryData(rest), id: `gallery-${id}`, items };
      return { ...base, kind: 'gallery', props };
    }
    case blockType.accordion: {
      const { items, allowMultipleOpenItems } = settings as {
        items: Words[];
        allowMultipleOpenItems?: boolean;
      };
      return {
        ...base,
        kind: 'accordion',
        multiple: allowMultipleOpenItems === true,
        items: items.map(({ title, description }) => ({ title: title!, html: description! })),
      };
    }
    case blockType.form: {
      const { formSubmissionMessage } = settings as { formSubmissionMessage?: Words };
      const thanks = formSubmissionMessage?.['html'] ?? '';
      return { ...base, kind: 'form', schema: readFormContext(settings), thanks };
    }
    case blockType.button: {
      const { clickthroughUrl, buttonText } = settings as Words;
      return html(
        'button',
        `<div class="pl-button-row" data-alignment="left" data-button-size="medium"><a class="pl-button" data-style="solid" href="${clickthroughUrl}">${buttonText}</a></div>`,
      );
    }
    case blockType.quote: {
      const { quote, source } = settings as Words;
      return html(
        'quote',
        `<figure class="pl-quote"><blockquote>${quote}</blockquote><figcaption class="pl-quote-source">${source}</figcaption></figure>`,
      );
    }
    case blockType.horizontalRule:
      return html('horizontalrule', '<hr class="pl-rule">');
    default: {
      const { html: written = '' } = settings as Words;
      return html('html', `<div class="pl-block-content">${written}</div>`);
    }
  }
}

/** True for the first call. */
function onlyOnce(): () => boolean {
  let count = 0;
  return () => (count += 1) === 1;
}
