import { isReservedSlug } from '../../site/isReservedSlug';
import { slugKey, slugKeyOfPath } from '../../site/slugKey';
import {
  maxAddressLength,
  maxRedirects,
  type Redirect,
  type RedirectField,
  type RedirectProblem,
  type RedirectProblemKind,
} from './redirectForm';

export interface RedirectPorts {
  /** Origins of the site itself. */
  origins: readonly string[];
  /** Whether the site shows something at a path; redirects do not count. */
  isShown: (path: string) => Promise<boolean>;
}

const path = /^\/(?![/\\])[^\\\s]*$/;

/**
 * Finds the problems of a list of redirects, row by row: each has to lead from an address without a page to one with a
 * page.
 */
export async function checkRedirects(
  redirects: readonly Redirect[],
  { origins, isShown }: RedirectPorts,
): Promise<RedirectProblem[]> {
  const problems: RedirectProblem[] = [];
  const own = (address: string) => ownPath(address, origins);
  const firstFrom = new Map<string, number>();
  const rowOf = (address: string) => firstFrom.get(slugKeyOfPath(address));
  redirects.forEach(({ from }, row) => {
    const key = slugKeyOfPath(own(from) ?? from);
    if (!firstFrom.has(key)) firstFrom.set(key, row);
  });

  async function problemOfFrom(
    from: string,
    row: number,
  ): Promise<RedirectProblemKind | undefined> {
    if (row >= maxRedirects) return 'many';
    const basic = basicProblem(from);
    if (basic) return basic;
    const address = own(from);
    if (address === undefined) return 'noAddress';
    if (/[?#]/.test(address)) return 'query';
    if (rowOf(address) !== row) return 'doubled';
    const slug = slugKeyOfPath(address);
    if (isReservedSlug(slug)) return 'reserved';
    return slug === '' || (await isShown(address)) ? 'taken' : undefined;
  }

  async function problemOfTo(to: string, row: number): Promise<RedirectProblemKind | undefined> {
    const basic = basicProblem(to);
    if (basic) return basic;
    const address = own(to);
    if (address === undefined) return isElsewhere(to) ? undefined : 'noAddress';
    // A page takes precedence over any redirect: the chain ends there.
    const seen = new Set([row]);
    for (let here = address; !(await isShown(here));) {
      const next = rowOf(here);
      if (next === undefined) return 'nowhere';
      if (seen.has(next)) return 'loop';
      seen.add(next);
      const further = redirects[next]!.to;
      const onward = own(further);
      // The problem is reported at that row.
      if (onward === undefined) return undefined;
      here = onward;
    }
    return undefined;
  }

  const note = (row: number, field: RedirectField, kind: RedirectProblemKind | undefined) => {
    if (kind) problems.push({ row, field, kind });
  };
  for (const [row, { from, to }] of redirects.entries()) {
    note(row, 'from', await problemOfFrom(from, row));
    note(row, 'to', await problemOfTo(to, row));
  }
  return problems;
}

function basicProblem(address: string): RedirectProblemKind | undefined {
  if (address === '') return 'missing';
  return address.length > maxAddressLength ? 'long' : undefined;
}

/** The path of an address of this site; `undefined` for an address of another site, and for an invalid one. */
function ownPath(address: string, origins: readonly string[]): string | undefined {
  if (path.test(address)) return address;
  if (!isElsewhere(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  const ownAddress = pathname + search + hash;
  return origins.includes(origin) && path.test(ownAddress) ? ownAddress : undefined;
}

const isElsewhere = (address: string): boolean =>
  /^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address);

/** The list to store: own addresses as paths, and old addresses as lookup keys. */
export const storedRedirects = (
  redirects: readonly Redirect[],
  origins: readonly string[],
): Redirect[] =>
  redirects.map((one) => ({
    ...one,
    from: `/${slugKey(slugKeyOfPath(ownPath(one.from, origins) ?? one.from))}`,
    to: ownPath(one.to, origins) ?? one.to,
  }));
