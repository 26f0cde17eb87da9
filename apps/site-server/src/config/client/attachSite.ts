/**
 * The site in its frame: the address above it follows the page inside, the panel opens and closes, and what lies over the
 * page changes without a reload of the area. The page in the frame says what was pressed there ([RUN-8]).
 *
 * @returns ends it
 */
export function attachSite(page: Document, frame: HTMLIFrameElement): () => void {
  const view = page.defaultView!;
  const { origin } = view.location;
  const listening = new AbortController();
  const { signal } = listening;
  const find = <Found extends HTMLElement>(selector: string) => page.querySelector<Found>(selector);
  const tools = find<HTMLFormElement>('[data-site-tools]');
  const stage = frame.parentElement!;
  const layout = find('[data-panel]')!;
  const toggle = find<HTMLAnchorElement>('[data-toggle-panel]');
  const guide = find<HTMLDetailsElement>('[data-guide]');
  const status = find('[data-panel-status]');

  /** Path and query of the page inside, without what is ours; the last known where it belongs to another site. */
  let path = tools?.querySelector<HTMLInputElement>('[data-frame-url]')?.value ?? '/';
  function readPath(): void {
    try {
      const { pathname, search, protocol } = frame.contentWindow!.location;
      if (!protocol.startsWith('http')) return;
      const query = new URLSearchParams(search);
      query.delete('preview');
      path = pathname + (query.size > 0 ? `?${query}` : '');
    } catch {
      // The frame shows another site.
    }
  }

  const chosen = (name: string) =>
    tools ? new FormData(tools).getAll(name).filter((value) => typeof value === 'string') : [];
  const isPanelOpen = () => layout.dataset['panel'] !== 'closed';

  function withPreview(address: string): string {
    const mark = frame.dataset['siteFrame'];
    const preview = [...(mark ? [mark] : []), ...chosen('preview')].join(',');
    if (!preview) return address;
    return `${address}${address.includes('?') ? '&' : '?'}preview=${preview}`;
  }

  /** Everything outside the frame that names the page inside. */
  function followFrame(): void {
    readPath();
    const query = new URLSearchParams({ frameUrl: path });
    const preview = chosen('preview').join(',');
    const [width = 'full'] = chosen('width');
    if (preview) query.set('preview', preview);
    if (width !== 'full') query.set('width', width);
    if (!isPanelOpen()) query.set('panel', 'closed');
    view.history.replaceState(view.history.state, '', `/config/?${query}`);
    tools?.querySelector('[data-frame-url]')?.setAttribute('value', path);
    find('[data-frame-path]')!.textContent = path;
    find('[data-edit-page]')?.setAttribute(
      'href',
      `/config/page-at?path=${encodeURIComponent(path)}`,
    );
    const mark = path.includes('?') ? '&' : '?';
    find('[data-open-page]')?.setAttribute('href', `${path}${mark}noredirect`);
  }

  function showPanel(isOpen: boolean): void {
    layout.dataset['panel'] = isOpen ? 'open' : 'closed';
    if (toggle) {
      const { labelOpen = '', labelClosed = '' } = toggle.dataset;
      toggle.textContent = isOpen ? labelOpen : labelClosed;
      toggle.setAttribute('aria-expanded', String(isOpen));
      if (status) status.textContent = '';
    }
    followFrame();
  }

  const closeGuide = () => {
    if (!guide) return;
    guide.open = false;
    guide.querySelector('summary')?.focus();
  };
  const pressEscape = () => (guide?.open ? closeGuide() : showPanel(!isPanelOpen()));

  if (toggle) {
    toggle.setAttribute('role', 'button');
    toggle.setAttribute('aria-controls', 'panel');
    toggle.setAttribute('aria-expanded', String(isPanelOpen()));
    toggle.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        showPanel(!isPanelOpen());
      },
      { signal },
    );
    // A button answers to the space bar, a link does not.
    toggle.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        toggle.click();
      },
      { signal },
    );
  }
  // The page inside asks the area whether a guide is open.
  const markGuide = () => guide?.toggleAttribute('data-guide-open', guide.open);
  guide?.addEventListener('toggle', markGuide, { signal });
  markGuide();

  tools?.addEventListener(
    'change',
    (event) => {
      const { name } = event.target as HTMLInputElement;
      if (name === 'width') stage.dataset['width'] = String(chosen('width')[0] ?? 'full');
      // Replaced: going back leads to the page before, not to the same one with another preview.
      if (name === 'preview') frame.contentWindow?.location.replace(withPreview(path));
      followFrame();
    },
    { signal },
  );
  tools?.toggleAttribute('data-scripted', true);
  frame.addEventListener('load', followFrame, { signal });
  // A page that is turned inside without a load tells nobody.
  const watch = view.setInterval(() => {
    const before = path;
    readPath();
    if (path !== before) followFrame();
  }, 500);
  signal.addEventListener('abort', () => view.clearInterval(watch));

  view.addEventListener(
    'message',
    ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.contentWindow) return;
      const { type } = Object(data) as { type?: unknown };
      if (type === 'plinth:toggle-panel') showPanel(!isPanelOpen());
      if (type === 'plinth:close-guide') closeGuide();
    },
    { signal },
  );
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.repeat || event.isComposing)
        return;
      if ((event.target as Element).matches('select, input:not([type="checkbox"], [type="radio"])'))
        return;
      pressEscape();
    },
    { signal },
  );
  followFrame();
  return () => listening.abort();
}
