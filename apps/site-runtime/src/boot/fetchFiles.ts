import type { Host } from './host';

/**
 * Asks for all files of a kind of block, or of another part, at once: imported one by one, each would first have to
 * arrive to say what it imports itself, and every such step is a way to the server and back. The server names them on
 * the boot script's element (`data-gallery`); what it does not name is imported all the same. Once for each part of a
 * page.
 */
export function fetchFiles({ document: page, forPage }: Host, part: string): void {
  // Kinds come from other scripts too: none of them may take the name of a service.
  forPage(`files ${part}`, () => {
    const named = page.getElementById('plinth-boot')?.getAttribute(`data-${part}`);
    for (const href of named?.split(' ') ?? []) {
      page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }));
    }
  });
}

/**
 * Runs a task once the page has been painted. What the first sections want must not come sooner: as `modulepreload` in
 * the head it would compete with the first layout, which on a slow phone then becomes a long task.
 */
export function afterFirstPaint(task: () => void): void {
  // The timer of a frame runs after its painting.
  requestAnimationFrame(() => setTimeout(task));
}
