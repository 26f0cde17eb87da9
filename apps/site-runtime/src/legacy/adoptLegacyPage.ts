import type { Detach, Host } from '@plinth/site-blocks/host';
import { attachPictures, consent } from '@plinth/site-blocks/page';
import { fillHolders } from './fillHolders';
import { loadBackgrounds } from './loadBackgrounds';
import { prepareMarkup } from './prepareMarkup';
import { readLegacyContext } from './readLegacyContext';
import { setMarks } from './setMarks';

/** Galleries load their own pictures, a few at a time ([GAL-19]). */
const galleries = [
  '.gallery-block',
  '.sqs-block-gallery',
  '.instagram-block',
  '[data-block-type="8"]',
]
  .map((block) => `${block} .sqs-gallery-container`)
  .join();
const lists =
  '[data-controller=UserItemsListCarousel],[data-controller=UserItemsListBannerSlideshow]';
const loadedByGalleries = `${galleries},[data-controller^=Gallery],${lists}`;
const backgrounds = '.sqs-video-background-native[data-config-video]';

/**
 * Makes a page that Plinth did not render visible, whatever becomes of its blocks: its style sheets get the marks that
 * they wait for, and its pictures load, also those outside blocks ([RUN-17]).
 *
 * @param attachList attaches the gallery to a list that shows one item at a time
 * @returns a function that undoes it
 */
export function adoptLegacyPage(
  host: Host,
  attachList: (list: HTMLElement) => Promise<Detach>,
): Detach {
  const undo: Detach[] = [];
  const adopted = new WeakSet<Element>();
  let isGone = false;

  /** Fetches code for parts that are no blocks, where a page has some. */
  function load(parts: HTMLElement[], attach: (part: HTMLElement) => Promise<Detach>): void {
    for (const part of parts.filter((one) => !adopted.has(one))) {
      adopted.add(part);
      attach(part).then(
        (detach) => void (isGone ? detach() : undo.push(detach)),
        (error: unknown) => {
          host.report(error, part.className);
          showPictures(part.querySelectorAll<HTMLImageElement>('img[data-src]'));
        },
      );
    }
  }

  function showPictures(pictures: Iterable<HTMLImageElement>): void {
    const shown = [...pictures];
    undo.push(
      fillHolders(shown.filter(({ dataset }) => dataset['src'])),
      attachPictures(shown, host),
    );
  }
  function adopt(root: ParentNode): void {
    undo.push(setMarks(root));
    const pictures = root.querySelectorAll<HTMLImageElement>('img[data-src],img[data-image]');
    showPictures([...pictures].filter((picture) => !picture.closest(loadedByGalleries)));
    undo.push(loadBackgrounds(root));
    const find = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    load(find(lists), attachList);
    load(find(backgrounds), async (place) =>
      (await import('./playBackground')).playBackground(host, place),
    );
  }

  readLegacyContext(host);
  undo.push(host.once('withheld provider pictures', () => prepareMarkup(host)));
  adopt(host.document);
  undo.push(
    host.on('initialised', (root) => {
      undo.push(prepareMarkup(host, root));
      adopt(root);
    }),
    // Those that waited for it have their addresses again.
    consent(host).subscribe(() => undo.push(loadBackgrounds(host.document))),
    host.on('block-failed', (block) => showPictures(block.querySelectorAll('img[data-src]'))),
  );
  return () => {
    isGone = true;
    for (const detach of undo.splice(0).reverse()) detach();
  };
}
