import type { Host } from './host';

/**
 * Asks for all that the file of a kind of block imports, beside the file itself: imported one by one, each would first
 * have to arrive to say what it imports, and every such step is a way to the server and back. The server names them on
 * the boot script's element (`data-gallery`); what it does not name is imported all the same. Once for a visit: pages that
 * are turned keep the files, and would add the same links again and again.
 */
export function fetchFiles({ document: page, once }: Host, kind: string): void {
  const named = page.getElementById('plinth-boot')?.getAttribute(`data-${kind}`);
  // Kinds come from other scripts too: none of them may take the name of a service.
  once(`files ${named}`, () => {
    for (const href of named?.split(' ') ?? []) {
      page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }));
    }
  });
}
