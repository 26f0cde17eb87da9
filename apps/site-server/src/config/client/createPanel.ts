/** The panel beside the page, and the link that a script turns into its button. */
export interface Panel {
  isOpen(): boolean;
  toggle(): void;
}

export interface PanelOptions {
  /** Carries `data-panel`, which is `open` or `closed`. */
  layout: HTMLElement;
  /** Toggles the panel by a page load, where no script runs. */
  link: HTMLAnchorElement | null;
  /** The notice of the server about the panel, which a toggle clears. */
  status: HTMLElement | null;
  onChange: () => void;
  signal: AbortSignal;
}

export function createPanel({ layout, link, status, onChange, signal }: PanelOptions): Panel {
  const isOpen = () => layout.dataset['panel'] !== 'closed';
  const toggle = () => {
    layout.dataset['panel'] = isOpen() ? 'closed' : 'open';
    if (link) {
      const { labelOpen = '', labelClosed = '' } = link.dataset;
      link.textContent = isOpen() ? labelOpen : labelClosed;
      link.setAttribute('aria-expanded', String(isOpen()));
      if (status) status.textContent = '';
    }
    onChange();
  };

  link?.setAttribute('role', 'button');
  link?.setAttribute('aria-controls', 'panel');
  link?.setAttribute('aria-expanded', String(isOpen()));
  link?.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      toggle();
    },
    { signal },
  );
  // The space bar presses a button, but does not follow a link.
  link?.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    },
    { signal },
  );
  return { isOpen, toggle };
}
