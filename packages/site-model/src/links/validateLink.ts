import { anchorLength, classifyLink, type LinkCategory } from './classifyLink';

/** The rule that a link must follow ([MOD-16]). */
export type LinkRule =
  'telephone' | 'sms' | 'mailto' | 'javascript' | 'ftp' | 'internal' | 'anchor' | 'external';

export interface LinkValidation {
  readonly category: LinkCategory;
  /** `undefined` for an empty link and for a protocol without a rule. */
  readonly rule: LinkRule | undefined;
  readonly isValid: boolean;
}

/** A link has fewer characters than this number ([MOD-16]). */
export const linkLengths: Readonly<Record<Exclude<LinkRule, 'external'>, number>> = {
  telephone: 50,
  sms: 1000,
  mailto: 1000,
  javascript: 250,
  ftp: 100,
  internal: 150,
  anchor: anchorLength,
};

/** Patterns of the text after a link's protocol. */
const bodyPatterns: Partial<Record<LinkRule, RegExp>> = {
  telephone: /^[\d+-]{4,}$/,
  sms: /^[\d+()-]+$/,
  /** Exactly one @, and a dot with an ending after it. */
  mailto: /^[^@]+@[^@]+\.[^@.]+$/,
};

const ruleOfProtocol: Readonly<Record<string, LinkRule>> = {
  tel: 'telephone',
  sms: 'sms',
  mailto: 'mailto',
  javascript: 'javascript',
  ftp: 'ftp',
};

/**
 * Checks a link as an editor enters it ([MOD-16]). A `javascript:` link is recognised here,
 * and refused by `safeHref` on a visitor's page.
 *
 * @param host the site's own host; links to it are not external
 */
export function validateLink(href: string, host = ''): LinkValidation {
  const link = href.trim();
  const category = classifyLink(link, host);
  const rule = findRule(link, category);
  if (!rule) return { category, rule, isValid: category === 'misc-protocol' };
  const body = link.slice(link.indexOf(':') + 1);
  const isShortEnough = rule === 'external' || link.length < linkLengths[rule];
  return { category, rule, isValid: isShortEnough && (bodyPatterns[rule]?.test(body) ?? true) };
}

function findRule(link: string, category: LinkCategory): LinkRule | undefined {
  if (category === 'content' || category === 'file') return 'internal';
  if (link.startsWith('#')) return 'anchor';
  const [, protocol = ''] = /^([a-z]+):/i.exec(link) ?? [];
  if (category === 'malformed-protocol') return undefined;
  return (
    ruleOfProtocol[protocol.toLowerCase()] ?? (category === 'external' ? 'external' : undefined)
  );
}
