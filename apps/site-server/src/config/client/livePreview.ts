export interface LivePreview {
  /** Shows the form as it is now. */
  show(): void;
}

/**
 * Renders the form's content into a new frame behind the visible one, and swaps them when the new one has loaded:
 * nothing flickers, and going back leads out of the editor, not through its previews. The edited block is scrolled into
 * view; without one the scroll position stays.
 */
export function createLivePreview(
  form: HTMLFormElement,
  { stage, address }: { stage: HTMLElement; address: string },
): LivePreview {
  const page = form.ownerDocument;
  let count = 0;
  let next: HTMLIFrameElement | undefined;

  return {
    show() {
      next?.remove();
      const shown = stage.querySelector('iframe');
      const frame = shown?.cloneNode() as HTMLIFrameElement | undefined;
      if (!shown || !frame) return;
      next = frame;
      count += 1;
      frame.name = `preview-${count}`;
      frame.removeAttribute('src');
      frame.dataset['waiting'] = '';
      frame.inert = true;
      stage.append(frame);
      frame.addEventListener('load', () => {
        // A new frame loads an empty page first.
        if (next !== frame || frame.contentWindow?.location.href === 'about:blank') return;
        next = undefined;
        scrollAlike(shown, frame);
        showEdited(form, frame);
        delete frame.dataset['waiting'];
        frame.inert = false;
        shown.remove();
      });
      send(page, form, { action: address, target: frame.name });
    },
  };
}

/** A form of its own: submitting the editor's form would count as leaving it. */
function send(
  page: Document,
  form: HTMLFormElement,
  { action, target }: { action: string; target: string },
): void {
  const copy = page.createElement('form');
  copy.method = 'post';
  copy.action = action;
  copy.target = target;
  copy.hidden = true;
  for (const [name, value] of new FormData(form)) {
    const field = page.createElement('textarea');
    field.name = name;
    field.value = typeof value === 'string' ? value : '';
    copy.append(field);
  }
  page.body.append(copy);
  copy.submit();
  copy.remove();
}

function scrollAlike(before: HTMLIFrameElement, after: HTMLIFrameElement): void {
  try {
    const { scrollX, scrollY } = before.contentWindow!;
    after.contentWindow!.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  } catch {
    // A link inside the frame has led to another site.
  }
}

/** Pixels of space above a block. */
const roomAbove = 24;

/** Scrolls only the frame: `scrollIntoView` would scroll the editor around the frame as well. */
function showEdited(form: HTMLFormElement, frame: HTMLIFrameElement): void {
  const opened = form.elements.namedItem('open');
  const id = opened instanceof HTMLInputElement ? opened.value : form.dataset['block'];
  if (!id) return;
  const view = frame.contentWindow!;
  const block = view.document.getElementById(`block-${id}`);
  if (!block) return;
  const { top, bottom } = block.getBoundingClientRect();
  const isWhole = top >= 0 && bottom <= view.innerHeight;
  const fillsIt = top < view.innerHeight / 2 && bottom > view.innerHeight / 2;
  if (!isWhole && !fillsIt)
    view.scrollTo({ top: view.scrollY + top - roomAbove, behavior: 'instant' });
}
