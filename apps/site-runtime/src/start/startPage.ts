import { startPageSpeed, trackingPageParts, visitParts } from './tracking/startTracking';
import { holdLoadedPlace } from '../navigation/holdPlace';
import { startBlockEntry } from '../entry/startBlockEntry';
import { navigateOnUse } from '../navigation/navigateOnUse';
import { startNamedBlocks } from '../navigation/startNamedBlocks';
import { startIfLegacy } from '../legacy/startIfLegacy';
import { startOverlays } from '../overlays/startOverlays';
import { startCartIndicator } from '../account/startCartIndicator';
import { startAccountParts } from '../account/startAccountParts';
import type { BlockModule } from '../boot/blockTable';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { untilShown } from '../boot/untilShown';
import { runParts, type PagePart, type RunningParts } from '../boot/runParts';

/** Parts that belong to the current page, and end with it. */
const pageParts: readonly PagePart[] = [
  ...trackingPageParts,
  ['overlays', startOverlays],
  ['people', startAccountParts],
  ['cart indicator', startCartIndicator],
  ['named blocks', startNamedBlocks],
  ['older page', startIfLegacy],
  ['block entry', (host) => startBlockEntry(host)],
];

/** Parts that wait for the page's load event: the browser buffers its measurements until then. */
const laterParts: readonly PagePart[] = [
  ['page speed', startPageSpeed],
  ['navigation', navigateOnUse],
];

/** The start as the runtime begins it: a block whose root is the document's head (`start/pageRow`). */
export const attach: BlockModule['attach'] = (_, host) => startPage(host);

/** Everything that a page starts when it is idle, or first used: consent first, then the parts that depend on it. */
export async function startPage(host: Host): Promise<Detach> {
  // A block may have requested the page's start before the page is visible.
  await untilShown(host.document);
  const { dataset } = host.document.documentElement;
  let shown: RunningParts | undefined;

  const show = () => (shown = runParts(host, pageParts)).started;
  const leave = () => shown?.undo();

  const stopListening = [host.on('page-left', leave), host.on('page-turned', () => void show())];
  // Both lists begin now, consent first of all; nothing waits for the banner's file.
  const visit = runParts(host, [...visitParts, ['place in the page', holdLoadedPlace]]);
  await show();
  await visit.started;
  // Marks that everything idle has started: for tests, and for scripts that wait for it.
  dataset['pageStarted'] = '';
  const later = pageLoaded(host).then(() => runParts(host, laterParts));
  return () => {
    void later.then(({ undo }) => undo());
    delete dataset['pageStarted'];
    for (const stop of stopListening) stop();
    leave();
    visit.undo();
  };
}

async function pageLoaded({ document, whenIdle }: Host): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      document.defaultView!.addEventListener('load', resolve);
    });
  }
  await new Promise<void>(whenIdle);
}
