import { safeHref, validateLink } from '@plinth/site-model';
import type { ConfigIntl } from '../configIntl';
import { shownLink } from './linkKinds';

export type LinkProblem = 'email' | 'emailFormat' | 'phone' | 'page' | 'file' | 'web';

/**
 * Finds the reason why a link is invalid ([MOD-15], [MOD-16]): its rule refuses it, or visitors would not get it as a
 * link. `undefined` for a valid link, and for an empty one.
 */
export function linkProblem(href: string, host = ''): LinkProblem | undefined {
  if (href === '') return undefined;
  const { kind, text } = shownLink(href);
  const { isValid, category } = validateLink(href, host);
  const isLink = isValid && safeHref(href) === href.trim();
  const hasAddress = category !== 'external' || URL.canParse(href.trim(), 'https://site.invalid');
  const isWhole = kind !== 'page' || !/[\s\\]/.test(href.trim());
  if (isLink && hasAddress && isWhole) return undefined;
  if (kind === 'email') return text.includes('@') ? 'emailFormat' : 'email';
  return kind;
}

/** The message about the problem for the owner. */
export const linkProblemText = (
  problem: LinkProblem,
  href: string,
  { translate }: Pick<ConfigIntl, 'translate'>,
): string =>
  translate(`config.links.problem.${problem}`, {
    val: shownLink(href).text.trim(),
    email: 'name@example.com',
    host: 'https://example.com',
  });
