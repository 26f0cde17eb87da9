import type { Host } from './host';

/**
 * Asks for all that the file of a kind of block imports, beside the file itself: imported one by one, each would first
 * have to arrive to say what it imports, and every such step is a way to the server and back. The server names them on
 * the boot script's element (`data-gallery`); what it does not name is imported all the same. Once for each kind on a
 * page.
 */
export function fetchFiles({ document: page, forPage }: Host, kind: string): void {
  // Kinds come from other scripts too: none of them may take the name of a service.
  forPage(`files ${kind}`, () => {
    const named = page.getElementById('plinth-boot')?.getAttribute(`data-${kind}`);
    for (const href of named?.split(' ') ?? []) {
      page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }));
    }
  });
}
