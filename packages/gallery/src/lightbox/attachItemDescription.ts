import type { Translate } from '@plinth/site-model';
import type { Holder } from './createHolder';
import type { LightboxItem } from './lightboxItem';
import type { lightboxMessages } from './lightboxMessages';
import type { LightboxView } from './lightboxView';
import { loadRichContent } from './loadRichContent';

/** Milliseconds of loading after which a message is shown and announced. */
const loadingDelay = 2000;

export interface ItemDescriptionOptions {
  view: LightboxView;
  count: () => number;
  /** Whether captions are shown, if there are any. */
  hasCaptions: boolean;
  /** The visible item. */
  shown: () => { index: number; item: LightboxItem; holder: Holder };
  translate: Translate<keyof typeof lightboxMessages>;
}

/** Attaches the visible and announced texts about the shown item. */
export function attachItemDescription({
  view,
  count,
  hasCaptions,
  shown,
  translate,
}: ItemDescriptionOptions): { describe: () => void; say: () => void; undo: () => void } {
  const { stage, status } = view;
  let slow: ReturnType<typeof setTimeout> | undefined;

  /** Announces the picture, then its caption, which often is the same, or the failure. */
  const say = () => {
    const { item, holder } = shown();
    const caption = view.caption.hidden
      ? []
      : [view.title.textContent, view.description.textContent];
    const failed = holder.frame.querySelector('.pl-lightbox-failed')?.textContent;
    const texts = new Set([view.counter.textContent, item.alt, ...caption, failed]);
    const text = [...texts].filter(Boolean).join('. ');
    stage.ariaBusy = null;
    // Writing the same text again would announce it again.
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
          // On failure the plain description stays.
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
