import type { Host } from '@plinth/site-blocks/host';

/**
 * Preloads every file that a block kind's file imports. Without this the browser finds each import only when the
 * importing file has arrived, which costs a round trip for each level. The server names the files on the boot script's
 * element (`data-gallery`); a file that it does not name is still imported. This runs once for each visit: soft
 * navigations keep the files and would add the same links again.
 */
export function fetchFiles({ document: page, once }: Host, kind: string): void {
  const named = page.getElementById('plinth-boot')?.getAttribute(`data-${kind}`);
  // Kinds may be registered by other scripts: their names must not collide with those of services.
  once(`files ${named}`, () => {
    for (const href of named?.split(' ') ?? []) {
      page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }));
    }
  });
}
