import { hasNoAddress } from '../../site/hasNoAddress';
import { slugKeyOfPath } from '../../site/slugKey';
import type { ConfigVisit } from '../configVisit';

/** Whether the site shows something at a path; redirects do not count. */
export type IsShown = (path: string) => Promise<boolean>;

export interface ShownOnOptions {
  /**
   * Whether a redirect counts as well.
   * @default false
   */
  alsoRedirects?: boolean;
}

/** Pages are found by their addresses; posts, products, files and others are found by a request to the site. */
export function shownOn(
  { site, ask }: Pick<ConfigVisit, 'site' | 'ask'>,
  { alsoRedirects = false }: ShownOnOptions = {},
): IsShown {
  const end = alsoRedirects ? 400 : 300;
  const pages = new Set(
    site.definition.pages
      .filter((page) => !hasNoAddress(page))
      .map(({ slug }) => slug.toLowerCase()),
  );
  const known = new Map<string, Promise<boolean>>();
  return (path) => {
    const slug = slugKeyOfPath(path);
    if (slug === '' || pages.has(slug)) return Promise.resolve(true);
    const asked = `/${slug.split('/').map(encodeURIComponent).join('/')}`;
    let answer = known.get(slug);
    if (!answer) known.set(slug, (answer = isAnswered(ask, asked, end)));
    return answer;
  };
}

/** @param end the first status that counts as missing */
async function isAnswered(ask: ConfigVisit['ask'], path: string, end: number): Promise<boolean> {
  const { status, body } = await ask(path);
  await body?.cancel();
  return status < end || status === 401 || status === 403;
}
