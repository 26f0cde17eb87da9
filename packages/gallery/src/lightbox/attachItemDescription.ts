import type { Translate } from '@plinth/site-model';
import type { Holder } from './createHolder';
import type { LightboxItem } from './lightboxItem';
import type { lightboxMessages } from './lightboxMessages';
import type { LightboxView } from './lightboxView';
import { loadRichContent } from './loadRichContent';

/** Milliseconds that a picture may be on its way before this is said and shown. */
const loadingDelay = 2000;

export interface ItemDescriptionOptions {
  view: LightboxView;
  count: () => number;
  /** Whether captions are shown where there are any. */
  hasCaptions: boolean;
  /** The item that is seen now. */
  shown: () => { index: number; item: LightboxItem; holder: Holder };
  translate: Translate<keyof typeof lightboxMessages>;
}

/** Attaches the texts of a lightbox about the shown item, to be seen and to be heard. */
export function attachItemDescription({
  view,
  count,
  hasCaptions,
  shown,
  translate,
}: ItemDescriptionOptions): { describe: () => void; say: () => void; undo: () => void } {
  const { stage, status } = view;
  let slow: ReturnType<typeof setTimeout> | undefined;

  /** Announces the picture, then its caption, which often is the same, or that it failed. */
  const say = () => {
    const { item, holder } = shown();
    const caption = view.caption.hidden
      ? []
      : [view.title.textContent, view.description.textContent];
    const failed = holder.frame.querySelector('.pl-lightbox-failed')?.textContent;
    const texts = new Set([view.counter.textContent, item.alt, ...caption, failed]);
    const text = [...texts].filter(Boolean).join('. ');
    stage.ariaBusy = null;
    // A text that is written again is announced again.
    if (status.textContent !== text) status.textContent = text;
  };
  return {
    describe() {
      const { index, item, holder } = shown();
      view.counter.textContent = translate('lightbox.counter', {
        position: index + 1,
        count: count(),
      });
      view.title.textContent = item.title;
      view.description.textContent = item.description;
      view.caption.hidden = !hasCaptions || !(item.title || item.description || item.caption);
      if (item.caption)
        loadRichContent().then(
          ({ buildContent }) => {
            if (shown().item !== item) return;
            view.description.replaceChildren(buildContent(item.caption!));
            say();
          },
          // Then the plain description stays.
          () => {},
        );
      say();
      clearTimeout(slow);
      slow = setTimeout(() => {
        if (!holder.isLoading) return;
        stage.ariaBusy = 'true';
        status.textContent = translate('lightbox.loading');
      }, loadingDelay);
    },
    say,
    undo: () => clearTimeout(slow),
  };
}
