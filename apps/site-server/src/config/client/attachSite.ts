import { attachEscape } from './attachEscape';
import { createPanel } from './createPanel';
import { areaAddress, pagePath, previewAddress, withParameter } from './siteAddress';

/** Milliseconds between checks of the page inside: a soft navigation there fires no event here. */
const watchInterval = 500;

/**
 * The site in its frame: the address above it follows the page inside, the panel opens and closes, and the previewed
 * parts over the page change without a reload of the area. The page in the frame posts a message for each pressed key
 * ([RUN-8]).
 *
 * @returns a function that undoes it
 */
export function attachSite(page: Document, frame: HTMLIFrameElement): () => void {
  const view = page.defaultView!;
  const listening = new AbortController();
  const { signal } = listening;
  const find = <Found extends HTMLElement>(selector: string) => page.querySelector<Found>(selector);
  const tools = find<HTMLFormElement>('[data-site-tools]');
  const stage = frame.parentElement!;
  const guide = find<HTMLDetailsElement>('[data-guide]');
  /** The address of the page inside; the last known address while the page belongs to another site. */
  let path = tools?.querySelector<HTMLInputElement>('[data-frame-url]')?.value ?? '/';

  const chosen = (name: string) =>
    tools ? new FormData(tools).getAll(name).filter((value) => typeof value === 'string') : [];
  const preview = () => chosen('preview').join(',');
  /** The previewed parts for the frame, with the mark of the area's own frame. */
  const previewInFrame = () => {
    const mark = frame.dataset['siteFrame'];
    return [...(mark ? [mark] : []), ...chosen('preview')].join(',');
  };
  const panel = createPanel({
    layout: find('[data-panel]')!,
    link: find('[data-toggle-panel]'),
    status: find('[data-panel-status]'),
    onChange: followFrame,
    signal,
  });

  /** Everything outside the frame that names the page inside. */
  function followFrame(): void {
    path = framePath(frame) ?? path;
    const [width = 'full'] = chosen('width');
    const area = areaAddress({
      path,
      preview: preview(),
      width,
      isPanelOpen: panel.isOpen(),
    });
    view.history.replaceState(view.history.state, '', area);
    tools?.querySelector('[data-frame-url]')?.setAttribute('value', path);
    find('[data-frame-path]')!.textContent = path;
    const edit = `/config/page-at?path=${encodeURIComponent(path)}`;
    find('[data-edit-page]')?.setAttribute('href', edit);
    find('[data-open-page]')?.setAttribute('href', withParameter(path, 'noredirect'));
  }

  const closeGuide = () => {
    if (!guide) return;
    guide.open = false;
    guide.querySelector('summary')?.focus();
  };
  // The page inside queries whether a guide is open.
  const markGuide = () => guide?.toggleAttribute('data-guide-open', guide.open);
  guide?.addEventListener('toggle', markGuide, { signal });
  markGuide();

  tools?.addEventListener(
    'change',
    (event) => {
      const { name } = event.target as HTMLInputElement;
      if (name === 'width') stage.dataset['width'] = String(chosen('width')[0] ?? 'full');
      // Replaces the history entry: going back leads to the previous page, not to the same page with another preview.
      if (name === 'preview')
        frame.contentWindow?.location.replace(previewAddress({ path, preview: previewInFrame() }));
      followFrame();
    },
    { signal },
  );
  tools?.toggleAttribute('data-scripted', true);
  frame.addEventListener('load', followFrame, { signal });
  const watch = view.setInterval(() => {
    const now = framePath(frame);
    if (now !== undefined && now !== path) followFrame();
  }, watchInterval);
  signal.addEventListener('abort', () => view.clearInterval(watch));

  view.addEventListener(
    'message',
    ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== view.location.origin || source !== frame.contentWindow) return;
      const { type } = Object(data) as { type?: unknown };
      if (type === 'plinth:toggle-panel') panel.toggle();
      if (type === 'plinth:close-guide') closeGuide();
    },
    { signal },
  );
  const stopEscape = attachEscape(page, () => {
    if (guide?.open) closeGuide();
    else panel.toggle();
  });
  signal.addEventListener('abort', stopEscape);
  followFrame();
  return () => listening.abort();
}

/** @returns `undefined` if the frame shows another site, or no page */
function framePath(frame: HTMLIFrameElement): string | undefined {
  try {
    const { location } = frame.contentWindow!;
    return location.protocol.startsWith('http') ? pagePath(location) : undefined;
  } catch {
    return undefined;
  }
}
