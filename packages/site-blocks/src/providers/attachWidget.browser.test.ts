import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createHost, type Host } from '../host/host';
import './widget.css';
import { attachWidget, widgetTimeout, type AttachWidgetOptions } from './attachWidget';
import { loadScript } from './loadScript';
import { mountFrame } from './mountFrame';
import { mountScript } from './mountScript';
import type { Provider, Widget, WidgetPlace } from './provider';

const provider: Provider = { name: 'table', label: 'Table & Co', origins: [location.origin] };

let host: Host;
let detach: (() => void) | undefined;

beforeEach(() => {
  host = { ...createHost(document), init() {}, destroy() {}, start() {} };
  document.body.replaceChildren();
});

afterEach(() => {
  detach?.();
  detach = undefined;
  vi.useRealTimers();
  for (const added of document.head.querySelectorAll('link[rel=preconnect], script[src^=blob]'))
    added.remove();
});

/** The markup that the server renders. */
function addWidget(width = 900): HTMLElement {
  document.body.innerHTML = `
    <section class="pl-widget" style="inline-size:${width}px">
      <h2 class="pl-widget-title">A seat at the table</h2>
      <button class="pl-button pl-widget-open" type="button">Find a table</button>
      <a class="pl-widget-visit" href="https://table.example/">Reserve at Table & Co</a>
      <p class="pl-widget-note" role="status"></p>
    </section>`;
  return document.querySelector<HTMLElement>('.pl-widget')!;
}

function widgetOf(mount: Widget['mount'], more: Partial<Widget> = {}): Widget {
  return {
    provider,
    href: 'https://table.example/',
    settings: {},
    layoutFor: (width) => (width > 850 ? 'wide' : 'standard'),
    heightFor: (layout) => (layout === 'wide' ? 350 : 300),
    mount,
    ...more,
  };
}

function consentOf(isAllowed: boolean) {
  const listeners = new Set<() => void>();
  return {
    isAllowed: () => isAllowed,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    give() {
      isAllowed = true;
      for (const listener of listeners) listener();
    },
  };
}

function attach(element: HTMLElement, widget: Widget, more: Partial<AttachWidgetOptions> = {}) {
  detach = attachWidget(element, { host, widget, consent: consentOf(true), ...more });
  return element;
}

const open = page.getByRole('button', { name: 'Find a table' });
const status = page.getByRole('status');
/** A document of the provider, as a frame would load it. */
const documentOf = (html: string) => URL.createObjectURL(new Blob([html], { type: 'text/html' }));
const scriptOf = (code: string) =>
  URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

describe('a widget before it is wanted', () => {
  it('[RUN-6a] loads nothing, offers its button, and keeps the way to the provider', async () => {
    const mount = vi.fn<Widget['mount']>();
    const element = attach(addWidget(), widgetOf(mount));
    await expect.element(open).toBeVisible();
    expect(element.dataset['widgetState']).toBe('idle');
    await expect
      .element(page.getByRole('link', { name: 'Reserve at Table & Co' }))
      .toHaveAttribute('href', 'https://table.example/');
    expect(mount).not.toHaveBeenCalled();
    expect(document.querySelector('iframe, link[rel=preconnect]')).toBeNull();
  });

  it('[RUN-6a] [CNS-6] says what opening means until it is allowed, and warms nothing', async () => {
    const consent = consentOf(false);
    const element = attach(addWidget(), widgetOf(vi.fn()), { consent });
    await expect
      .element(status)
      .toHaveTextContent('Opening it here loads content from Table & Co.');
    await userEvent.hover(open);
    element.querySelector('button')!.focus();
    expect(document.head.querySelector('link[rel=preconnect]')).toBeNull();
    consent.give();
    await expect.element(status).toHaveTextContent('');
  });

  it('[RUN-6a] opens the connection on hover or focus, once it is allowed', async () => {
    const element = attach(addWidget(), widgetOf(vi.fn()));
    element.querySelector('button')!.focus();
    expect(document.head.querySelectorAll(`link[rel=preconnect]`)).toHaveLength(1);
  });
});

describe('a widget that is opened', () => {
  it('[RUN-3] frames the provider in the layout of its width, with its height kept free', async () => {
    const layouts: string[] = [];
    const src = documentOf('<p>Friday</p>');
    const element = attach(
      addWidget(900),
      widgetOf((place) =>
        mountFrame(place, {
          src(layout) {
            layouts.push(layout);
            return src;
          },
        }),
      ),
    );
    await userEvent.click(open);
    await expect.poll(() => element.dataset['widgetState']).toBe('ready');
    const frame = element.querySelector('iframe')!;
    expect(frame.title).toBe('A seat at the table');
    expect(frame.getBoundingClientRect().height).toBe(350);
    expect(frame.sandbox.contains('allow-top-navigation')).toBe(false);
    expect(layouts).toEqual(['wide']);
    await expect.element(page.getByRole('region', { name: 'A seat at the table' })).toHaveFocus();

    element.style.inlineSize = '850px';
    await expect.poll(() => layouts).toEqual(['wide', 'standard']);
    expect(frame.getBoundingClientRect().height).toBe(300);
  });

  it('[RUN-6b] takes the height that the provider reports, within bounds, from its frame only', async () => {
    const tell = (height: number) => `parent.postMessage('sizing:${height}', '*')`;
    const src = documentOf(`<script>addEventListener('click', () => ${tell(99_999)})</script>`);
    const element = attach(
      addWidget(),
      widgetOf((place) =>
        mountFrame(place, {
          src: () => src,
          readHeight: (message) =>
            Number(/^sizing:(\d+)$/.exec(typeof message === 'string' ? message : '')?.[1]),
        }),
      ),
    );
    await userEvent.click(open);
    await expect.poll(() => element.dataset['widgetState']).toBe('ready');
    const frame = element.querySelector('iframe')!;
    window.postMessage('sizing:700', '*');
    frame.contentDocument!.documentElement.click();
    await expect.poll(() => frame.getBoundingClientRect().height).toBe(4000);
  });

  it('[RUN-6c] counts as away after 10 s, leaves nothing behind, and may be tried again', async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    const mount = vi.fn<Widget['mount']>((place: WidgetPlace) => {
      signals.push(place.signal);
      return signals.length === 1 ? new Promise(() => {}) : Promise.resolve({});
    });
    const element = attach(addWidget(), widgetOf(mount));
    const button = element.querySelector('button')!;
    button.click();
    await vi.advanceTimersByTimeAsync(widgetTimeout - 1);
    expect(widgetTimeout).toBe(10_000);
    expect(element.dataset['widgetState']).toBe('loading');
    expect(element.querySelector('[role=status]')!.textContent).toBe('Loading Table & Co…');
    await vi.advanceTimersByTimeAsync(1);
    expect(element.dataset['widgetState']).toBe('failed');
    expect(element.querySelector('[role=status]')!.textContent).toBe(
      'Table & Co did not answer. Try again, or go there directly.',
    );
    expect(element.querySelector('.pl-widget-place')).toBeNull();
    expect(signals[0]!.aborted).toBe(true);
    expect(button.textContent).toBe('Try again');
    button.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(element.dataset['widgetState']).toBe('ready');
    expect(button.hidden).toBe(true);
  });

  it('[RUN-3] stays closed for visitors who may not open it', async () => {
    const mount = vi.fn<Widget['mount']>();
    const element = attach(addWidget(), widgetOf(mount), { mayOpen: () => Promise.resolve(false) });
    await userEvent.click(open);
    await expect.poll(() => element.dataset['widgetState']).toBe('idle');
    expect(mount).not.toHaveBeenCalled();
  });

  it('[RUN-3] says so where the question whether it may open fails, and asks again at the next try', async () => {
    const mayOpen = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(false);
    const element = attach(addWidget(), widgetOf(vi.fn<Widget['mount']>()), { mayOpen });
    await userEvent.click(open);
    await expect.poll(() => element.dataset['widgetState']).toBe('failed');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => element.dataset['widgetState']).toBe('idle');
  });

  it('[RUN-1f] goes without a trace, also while it loads', async () => {
    const element = attach(
      addWidget(),
      widgetOf(() => new Promise(() => {})),
    );
    const before = addWidget().outerHTML;
    document.body.replaceChildren(element);
    await userEvent.click(open);
    detach!();
    await expect.poll(() => element.querySelector('.pl-widget-place')).toBeNull();
    expect(element.outerHTML).toBe(before);
  });
});

describe('a provider that comes as a script', () => {
  it('[RUN-6d] is loaded with the page’s nonce, once for two widgets', async () => {
    const style = Object.assign(document.createElement('style'), { nonce: 'n0nce' });
    style.setAttribute('nonce', 'n0nce');
    document.head.append(style);
    const src = scriptOf('window.loads = (window.loads ?? 0) + 1');
    await Promise.all([loadScript(host, src, provider), loadScript(host, src, provider)]);
    expect(document.head.querySelector<HTMLScriptElement>(`script[src="${src}"]`)?.nonce).toBe(
      'n0nce',
    );
    expect((window as { loads?: number }).loads).toBe(1);
    style.remove();
  });

  it('[RUN-6d] is refused from anywhere but the provider’s own origins', async () => {
    await expect(
      loadScript(host, 'https://evil.example/a.js', {
        ...provider,
        origins: ['https://a.example'],
      }),
    ).rejects.toThrow(
      'https://evil.example/a.js is not an address of Table & Co. It is not loaded.',
    );
    expect(document.head.querySelector('script[src*="evil"]')).toBeNull();
  });

  it('[RUN-6c] fails when its script does not arrive, and asks the network again', async () => {
    const missing = URL.createObjectURL(new Blob(['']));
    URL.revokeObjectURL(missing);
    await expect(loadScript(host, missing, provider)).rejects.toThrow('failed to load');
    await expect(loadScript(host, missing, provider)).rejects.toThrow('failed to load');
    expect(document.head.querySelector(`script[src="${missing}"]`)).toBeNull();
  });

  it('[RUN-3] is there when it has put its frame into the place that was prepared', async () => {
    const src = scriptOf(`
      const place = document.getElementById('place-of-script');
      place.append(document.createElement('iframe'));`);
    const element = attach(
      addWidget(),
      widgetOf((place) =>
        mountScript(place, {
          provider,
          src,
          prepare(root) {
            root.append(Object.assign(document.createElement('div'), { id: 'place-of-script' }));
          },
        }),
      ),
    );
    await userEvent.click(open);
    await expect.poll(() => element.dataset['widgetState']).toBe('ready');
    expect(element.querySelector('#place-of-script iframe')).not.toBeNull();
  });

  it('[RUN-3, B-173] is drawn again when its block becomes a column, but not while a visitor uses it', async () => {
    const drawn: string[] = [];
    const src = scriptOf(`
      document.querySelector('.pl-widget-place').append(document.createElement('iframe'));`);
    const element = attach(
      addWidget(),
      widgetOf(
        (place) =>
          mountScript(place, {
            provider,
            src,
            prepare: () => drawn.push(place.layout),
            redraw: (_root, _view, layout) => drawn.push(layout),
          }),
        { layoutFor: (width) => (width <= 750 ? 'column' : 'row') },
      ),
    );
    await userEvent.click(open);
    await expect.poll(() => element.dataset['widgetState']).toBe('ready');
    element.style.inlineSize = '750px';
    await expect.poll(() => drawn).toEqual(['row', 'column']);

    element.querySelector('iframe')!.focus();
    element.style.inlineSize = '800px';
    await expect.poll(() => element.dataset['layout']).toBe('row');
    expect(drawn).toEqual(['row', 'column']);
  });
});
