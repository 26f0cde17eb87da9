/** Milliseconds until a map is shown without tiles: a browser may refuse the worker, and report it late. */
const patience = 3000;

/**
 * Waits until map tiles can be requested. Behind the dev and preview servers this is at once; on a host of plain files
 * a service worker draws them, as soon as it controls this page.
 */
export async function tilesReady(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const begin = async () => {
    await serviceWorker.register(new URL('tiles.js', document.baseURI), {
      // It controls only the pages of the stage.
      scope: new URL('stage.html', document.baseURI).pathname,
    });
    if (serviceWorker.controller) return;
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  };
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
  // Refused over http, or by the visitor's settings: the map has no tiles then.
  await Promise.race([begin().catch(() => undefined), late]);
}
