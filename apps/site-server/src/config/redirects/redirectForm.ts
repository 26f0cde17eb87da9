import type { SiteDefinition } from '@plinth/site-renderer';
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
  /** The row in the list, in which none is empty. */
  row: number;
  field: RedirectField;
  kind: RedirectProblemKind;
}

/** As many as a site may have. */
export const maxRedirects = 2000;
export const maxAddressLength = 1000;

export const redirectsOf = ({ redirects }: StoredDefinition): RedirectSettings => ({
  redirects: Array.isArray(redirects) ? redirects : [],
});

export function withRedirects(
  { redirects: _before, ...others }: StoredDefinition,
  { redirects }: RedirectSettings,
): Record<string, unknown> {
  return { ...others, ...(redirects.length > 0 && { redirects }) };
}

/** Reads the rows of a posted form as they were typed, but for spaces and for what a browser's address bar adds. */
export function readRedirectForm(posted: URLSearchParams): RedirectSettings {
  const tos = posted.getAll('to');
  const kinds = posted.getAll('kind');
  const rows = posted.getAll('from').map((from, at): Redirect => ({
    from: asPath(from),
    to: asPath(tos[at] ?? ''),
    ...(kinds[at] === '302' && { isPermanent: false }),
  }));
  return { redirects: rows.filter(({ from, to }) => from !== '' || to !== '') };
}

/** `prices` and ` /prices` are meant as `/prices`; `shop.example/a` is left as it is, since it may be a host. */
function asPath(typed: string): string {
  const text = typed.trim();
  return /^[\p{L}\p{N}_~-][\p{L}\p{M}\p{N}_~/-]*$/u.test(text) ? `/${text}` : text;
}
