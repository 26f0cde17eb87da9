import type { SiteDefinition } from '@plinth/site-renderer';
import { linkKindName, writtenLink, type LinkKind } from '../links/linkKinds';
import type { StoredDefinition } from '../definition/definitionPart';

export type Redirect = NonNullable<SiteDefinition['redirects']>[number];

export interface RedirectSettings {
  redirects: readonly Redirect[];
}

export type RedirectField = 'from' | 'to';

export type RedirectProblemKind =
  | 'missing'
  | 'noAddress'
  | 'long'
  | 'query'
  | 'reserved'
  | 'taken'
  | 'doubled'
  | 'nowhere'
  | 'loop'
  | 'many';

export interface RedirectProblem {
  /** The index in the list, which contains no empty rows. */
  row: number;
  field: RedirectField;
  kind: RedirectProblemKind;
}

/** The maximum number of redirects of a site. */
export const maxRedirects = 2000;
export const maxAddressLength = 1000;

/** A redirect leads to pages and files of the site, and to other sites; not to mail addresses or telephones. */
export const redirectKinds: readonly LinkKind[] = ['page', 'web', 'file'];

export const redirectsOf = ({ redirects }: StoredDefinition): RedirectSettings => ({
  redirects: Array.isArray(redirects) ? redirects : [],
});

export function withRedirects(
  { redirects: _before, ...others }: StoredDefinition,
  { redirects }: RedirectSettings,
): Record<string, unknown> {
  return { ...others, ...(redirects.length > 0 && { redirects }) };
}

/**
 * Reads the rows of a posted form as they were typed, without surrounding spaces and what a browser's address bar adds.
 */
export function readRedirectForm(posted: URLSearchParams): RedirectSettings {
  const tos = posted.getAll('to');
  const toKinds = posted.getAll(linkKindName('to'));
  const kinds = posted.getAll('kind');
  const rows = posted.getAll('from').map((from, at): Redirect => ({
    from: asPath(from),
    to: asTarget(tos[at] ?? '', toKinds[at]),
    ...(kinds[at] === '302' && { isPermanent: false }),
  }));
  return { redirects: rows.filter(({ from, to }) => from !== '' || to !== '') };
}

/** `prices` and ` /prices` mean `/prices`; `shop.example/a` stays unchanged, because it may be a host. */
function asPath(typed: string): string {
  const text = typed.trim();
  return /^[\p{L}\p{N}_~-][\p{L}\p{M}\p{N}_~/-]*$/u.test(text) ? `/${text}` : text;
}

function asTarget(typed: string, posted: string | undefined): string {
  const kind = redirectKinds.find((one) => one === posted);
  return kind ? writtenLink(kind, typed) : asPath(typed);
}
