import { safeSchemes } from '@plinth/site-model';

/** The part of sanitize-html's options that lists what is allowed. */
export interface Allowlist {
  allowedTags: readonly string[];
  allowedAttributes: Readonly<Record<string, readonly string[]>>;
  allowedSchemes: readonly string[];
  allowedSchemesByTag?: Readonly<Record<string, readonly string[]>>;
  allowProtocolRelative: boolean;
}

const words = (text: string) => text.split(' ');
const web = ['http', 'https'];
const media = words('src controls loop muted preload width height');

/** The elements that the owner's rich text may contain: nothing that runs, submits or frames. */
export const richTextAllowlist: Allowlist = {
  allowedTags: [
    ...words('h1 h2 h3 h4 h5 h6 hgroup p br wbr hr blockquote pre address'),
    ...words('div section article header footer aside nav details summary'),
    ...words('ul ol menu li dl dt dd figure figcaption'),
    ...words('a strong b em i u s small sub sup span abbr time mark del ins q cite dfn data'),
    ...words('code kbd samp var bdi bdo ruby rt rp'),
    ...words('img picture source video audio track'),
    ...words('table caption colgroup col thead tbody tfoot tr th td'),
  ],
  allowedAttributes: {
    '*': [
      ...words('class id lang dir title role style translate hidden'),
      ...words('aria-label aria-labelledby aria-describedby aria-hidden aria-level aria-current'),
      ...words('aria-details aria-roledescription'),
    ],
    a: words('href target rel name download hreflang type'),
    img: words('src srcset sizes alt width height loading decoding referrerpolicy'),
    source: words('src srcset sizes media type width height'),
    video: [...media, 'poster', 'playsinline'],
    audio: media,
    track: words('src kind srclang label default'),
    ol: words('start reversed type'),
    ul: ['type'],
    li: ['value'],
    details: words('open name'),
    blockquote: ['cite'],
    q: ['cite'],
    del: words('cite datetime'),
    ins: words('cite datetime'),
    time: ['datetime'],
    data: ['value'],
    col: ['span'],
    colgroup: ['span'],
    th: words('scope colspan rowspan headers abbr'),
    td: words('colspan rowspan headers'),
  },
  allowedSchemes: safeSchemes,
  allowedSchemesByTag: {
    ...Object.fromEntries(words('img source video audio track srcset').map((tag) => [tag, web])),
  },
  allowProtocolRelative: false,
};

/** For a text inside a link: a link cannot contain another link. */
export const linkTextAllowlist: Allowlist = {
  ...richTextAllowlist,
  allowedTags: richTextAllowlist.allowedTags.filter(
    (tag) => !/^(a|audio|video|details|summary)$/.test(tag),
  ),
};
