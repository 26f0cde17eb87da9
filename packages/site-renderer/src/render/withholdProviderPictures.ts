import { isOfVideoProvider, videoProviders } from '@plinth/media/video';
import {
  decodeEntities,
  emptyPicture,
  escapeHtml,
  mayShowEmbeds,
  startTags,
  type Attribute,
  type StartTag,
  type RenderContext,
} from '@plinth/site-blocks/rendering';

/** Attributes from which a page loads pictures, natively or by a script. */
const loading: Readonly<Record<string, ReadonlySet<string>>> = {
  img: new Set(['src', 'srcset', 'data-src', 'data-image']),
  // React writes it before a first picture.
  link: new Set(['href', 'imagesrcset']),
  source: new Set(['srcset', 'data-src']),
  video: new Set(['poster', 'data-poster']),
};

/** A fast check, because few blocks mention a provider. */
const named = new RegExp(
  videoProviders
    .flatMap(({ domains = [], origins }) => [
      ...domains,
      ...origins.map((at) => new URL(at).hostname),
    ])
    .map((domain) => domain.replaceAll('.', '\\.'))
    .join('|'),
  'i',
);

/** An address of another host within an attribute: alone, in a srcset or in a declaration. */
const addresses = /(?:https?:)?\/\/[^\s"'(),;<>]+/gi;

/**
 * Withholds pictures on hosts of video providers until the visitor has consented, wherever the
 * owner put them: in a text, an image block or a background ([CNS-7]). After consent the page's
 * policy allows their origins.
 */
export function withholdProviderPictures(html: string, context: RenderContext): string {
  if (!named.test(html)) return html;
  const mayShow = mayShowEmbeds(context);
  let held = '';
  let done = 0;
  for (const tag of startTags(html)) {
    for (const attribute of tag.attributes) {
      const found = mayLoad(tag, attribute) ? providersIn(attribute.value) : [];
      if (found.length === 0) continue;
      if (mayShow) {
        for (const { origin } of found) context.allowPicture(origin);
        continue;
      }
      held += html.slice(done, attribute.start) + instead(tag, attribute);
      done = attribute.end;
    }
  }
  return held + html.slice(done);
}

const mayLoad = (tag: StartTag, { name }: Attribute): boolean =>
  name === 'style' || loading[tag.name]?.has(name) === true;

const providersIn = (escaped: string): URL[] =>
  (decodeEntities(escaped).match(addresses) ?? [])
    .map((address) => address.replace(/^\/\//, 'https://'))
    .filter(isOfVideoProvider)
    .map((address) => new URL(address));

/** The part of a tag that replaces a withheld attribute. */
function instead(tag: StartTag, { name, value }: Attribute): string {
  if (name === 'style') return ` style="${escapeHtml(withoutAddresses(decodeEntities(value)))}"`;
  if (tag.name !== 'img' || name !== 'src') return '';
  const [width, height] = ['width', 'height'].map((side) => {
    const given = Number(tag.attributes.find((one) => one.name === side)?.value);
    return given > 0 ? given : undefined;
  });
  const sides = width && height ? ([width, height] as const) : [];
  return ` src="${escapeHtml(emptyPicture(...sides))}"`;
}

/** The declarations without a provider's address. */
const withoutAddresses = (declarations: string): string =>
  declarations.replace(/url\(\s*(["']?)([^"')]*)\1\s*\)/gi, (whole, _, address: string) =>
    isOfVideoProvider(address) ? 'none' : whole,
  );
