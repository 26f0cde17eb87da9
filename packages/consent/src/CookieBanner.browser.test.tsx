import axe from 'axe-core';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './banner.css';
import { BannerPage } from './__fixtures__/BannerPage';
import { attachConsentSync } from './attachConsentSync';
import { attachCookieBanner } from './attachCookieBanner';
import { createConsentStore, type ConsentStore } from './consentStore';
import type { CookieSettings } from './cookieSettings';
import { openDecisionChannel } from './decisionChannel';

const cookies = {
  read: () => document.cookie,
  write: (cookie: string) => {
    document.cookie = cookie;
  },
};

function createStore(settings: CookieSettings): ConsentStore {
  return createConsentStore({ settings, cookies });
}

const popup: CookieSettings = {
  isCookieBannerEnabled: true,
  cookieBannerVariant: 'POPUP',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
};
const bar: CookieSettings = { ...popup, cookieBannerVariant: 'BAR' };

beforeEach(() => {
  document.cookie = 'ss_cookieAllowed=; Max-Age=0; Path=/';
  document.documentElement.lang = 'en';
  document.title = 'Ceramics';
});
afterEach(() => {
  document.cookie = 'ss_cookieAllowed=; Max-Age=0; Path=/';
  document.documentElement.removeAttribute('data-consent-decided');
});

interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

const variants = (['BAR', 'POPUP'] as const).flatMap((cookieBannerVariant) =>
  (cookieBannerVariant === 'BAR'
    ? ['TOP', 'BOTTOM']
    : ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']
  ).flatMap((cookieBannerPosition) =>
    ['LIGHT', 'DARK'].flatMap((cookieBannerTheme) =>
      ['TEXT', 'BUTTON', 'ICON'].map((cookieBannerCtaVariant) => ({
        cookieBannerVariant,
        cookieBannerPosition,
        cookieBannerTheme,
        cookieBannerCtaVariant,
      })),
    ),
  ),
);

describe('the colours of a banner', () => {
  const root = document.documentElement;
  const coloursOf = (element: Element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { backgroundColor, color };
  };
  const dark = { backgroundColor: 'rgb(26, 26, 26)', color: 'rgb(255, 255, 255)' };
  const show = async (cookieBannerTheme: 'LIGHT' | 'DARK') => {
    await render(
      <BannerPage settings={{ ...bar, cookieBannerTheme, cookieBannerText: '<p>Cookies.</p>' }} />,
    );
    return page.getByRole('region', { name: 'Cookie banner' }).element();
  };
  afterEach(() => root.removeAttribute('style'));

  it('[CNS-7n] a light one has those of its page, by tokens and without', async () => {
    root.style.colorScheme = 'light';
    const banner = await show('LIGHT');
    expect(coloursOf(banner)).toEqual({
      backgroundColor: 'rgb(255, 255, 255)',
      color: 'rgb(0, 0, 0)',
    });
    root.style.colorScheme = 'dark';
    expect(coloursOf(banner)).toEqual({
      backgroundColor: 'rgb(18, 18, 18)',
      color: 'rgb(255, 255, 255)',
    });
    root.style.setProperty('--pl-color-background', 'rgb(20, 30, 40)');
    root.style.setProperty('--pl-color-text', 'rgb(230, 240, 250)');
    expect(coloursOf(banner)).toEqual({
      backgroundColor: 'rgb(20, 30, 40)',
      color: 'rgb(230, 240, 250)',
    });
    expect(getComputedStyle(banner).boxShadow).toContain('0px 0px 0px 1px');
  });

  it('[CNS-7n] a dark one is dark on a light page and on a dark one', async () => {
    const banner = await show('DARK');
    for (const colorScheme of ['light', 'dark']) {
      root.style.colorScheme = colorScheme;
      expect(coloursOf(banner)).toEqual(dark);
      expect(getComputedStyle(banner).colorScheme).toBe('dark');
    }
  });
});

describe('every banner', () => {
  it.each(variants)(
    '[CNS-1] [CNS-7f] $cookieBannerVariant $cookieBannerPosition $cookieBannerTheme $cookieBannerCtaVariant: named, clean under axe, in its place',
    async (look) => {
      const settings: CookieSettings = {
        ...look,
        isCookieBannerEnabled: true,
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
        cookieBannerText: '<p>We use cookies. Read our <a href="/privacy">privacy policy</a>.</p>',
      };
      await render(<BannerPage settings={settings} />);
      const isPopup = look.cookieBannerVariant === 'POPUP';
      const banner = page.getByRole(isPopup ? 'dialog' : 'region', { name: 'Cookie banner' });
      await expect.element(banner).toBeVisible();
      if (isPopup)
        await expect
          .element(banner)
          .toHaveAccessibleDescription('We use cookies. Read our privacy policy.');
      await expect.element(banner.getByRole('button', { name: 'Accept' })).toBeVisible();
      await expect.element(banner.getByRole('button', { name: 'Decline' })).toBeVisible();
      const { violations } = await axe.run(document.body);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

      const box = banner.element().getBoundingClientRect();
      const at = look.cookieBannerPosition;
      if (at.startsWith('TOP')) expect(box.top).toBeLessThan(40);
      else expect(innerHeight - box.bottom).toBeLessThan(40);
      if (at.endsWith('LEFT')) expect(box.left).toBeLessThan(40);
      if (at.endsWith('RIGHT'))
        expect(document.documentElement.clientWidth - box.right).toBeLessThan(40);
      for (const button of banner.getByRole('button').elements()) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    },
  );

  it('[CNS-1, A-106] OPT_IN offers no decline, and the labels are the owner’s', async () => {
    const settings = { isCookieBannerEnabled: true, cookieBannerCtaText: 'Got it' };
    await render(<BannerPage settings={settings} />);
    const banner = page.getByRole('region', { name: 'Cookie banner' });
    await expect.element(banner.getByRole('button', { name: 'Got it' })).toBeVisible();
    expect(banner.getByRole('button').elements()).toHaveLength(1);
  });

  it('[CNS-7f] keeps the owner’s corner in a right-to-left page', async () => {
    document.documentElement.dir = 'rtl';
    await render(<BannerPage settings={{ ...popup, cookieBannerPosition: 'BOTTOM_LEFT' }} />);
    const box = page.getByRole('dialog').element().getBoundingClientRect();
    expect(box.left).toBeLessThan(40);
    document.documentElement.dir = '';
  });
});

describe('the visitor decides', () => {
  it.each([
    ['Accept', 'ss_cookieAllowed=true', 'accepted'],
    ['Decline', 'ss_cookieAllowed=false', 'declined'],
  ])('[CNS-3, A-153] %s stores %s and removes the banner', async (name, cookie, decision) => {
    const store = createStore(bar);
    await render(
      <StrictMode>
        <BannerPage settings={bar} store={store} />
      </StrictMode>,
    );
    await page.getByRole('button', { name }).click();
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
    expect(document.cookie).toContain(cookie);
    expect(store.decision()).toBe(decision);
  });

  it('[CNS-7f] by keyboard alone, in reading order and without a trap', async () => {
    const store = createStore(popup);
    const settings = { ...popup, cookieBannerText: '<p><a href="#policy">Policy</a></p>' };
    await render(<BannerPage settings={settings} store={store} />);
    page.getByRole('button', { name: 'Change my mind' }).element().focus();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Policy');
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Decline');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(store.decision()).toBe('accepted');
  });

  it('[CNS-7f] Escape closes a popup without a decision, and not a bar', async () => {
    const store = createStore(popup);
    const view = await render(<BannerPage settings={popup} store={store} />);
    page.getByRole('button', { name: 'Accept' }).element().focus();
    const pageEscape = vi.fn();
    document.addEventListener('keydown', pageEscape, { once: true });
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', pageEscape);
    expect(pageEscape).not.toHaveBeenCalled();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(store.decision()).toBe('none');
    await view.unmount();

    await render(<BannerPage settings={bar} store={createStore(bar)} />);
    page.getByRole('button', { name: 'Accept' }).element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('region')).toBeVisible();
  });

  it('[CNS-7a] reopens from any control, takes the focus and gives it back', async () => {
    const store = createStore(popup);
    await render(<BannerPage settings={popup} store={store} />);
    await page.getByRole('button', { name: 'Accept' }).click();
    const control = page.getByRole('button', { name: 'Change my mind' });
    await control.click();
    const banner = page.getByRole('dialog', { name: 'Cookie banner' });
    await expect.element(banner).toBeVisible();
    expect(document.activeElement).toBe(banner.element());
    await page.getByRole('button', { name: 'Decline' }).click();
    expect(document.activeElement).toBe(control.element());
    expect(store.decision()).toBe('declined');
    expect(document.cookie).toContain('ss_cookieAllowed=false');
  });

  it('[CNS-7l] an answer gives the focus back to where the visitor was before', async () => {
    const store = createStore(bar);
    await render(<BannerPage settings={bar} store={store} />);
    const place = page.getByRole('button', { name: 'Change my mind' }).element() as HTMLElement;
    place.focus();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Accept');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(store.decision()).toBe('declined');
    expect(document.activeElement).toBe(place);
  });

  it('[CNS-7l] keeps the place from before it was attached, and moves nobody who was nowhere', async () => {
    for (const isKnown of [true, false]) {
      const view = await render(<BannerPage settings={bar} />);
      const store = createStore(bar);
      const place = page.getByRole('button', { name: 'Change my mind' }).element() as HTMLElement;
      const banner = page.getByRole('region').element() as HTMLElement;
      const accept = page.getByRole('button', { name: 'Accept' }).element() as HTMLElement;
      accept.focus();
      const undo = attachCookieBanner(banner, { store, ...(isKnown && { focusBefore: place }) });
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement).toBe(isKnown ? place : document.body);
      store.reset();
      undo();
      await view.unmount();
    }
  });

  it('[CNS-4, A-155] a forced banner shows although decided, and records no choice', async () => {
    document.cookie = 'ss_cookieAllowed=false; Path=/';
    const store = createStore(bar);
    await render(<BannerPage settings={bar} store={store} decision="declined" isForced />);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
    expect(store.decision()).toBe('declined');
    expect(document.cookie).toContain('ss_cookieAllowed=false');
  });

  it('[CNS-7b] a decision of another tab removes the banner here', async () => {
    const store = createConsentStore({
      settings: bar,
      cookies,
      broadcast: openDecisionChannel(window),
    });
    const other = createConsentStore({
      settings: bar,
      cookies,
      broadcast: openDecisionChannel(window),
    });
    await render(<BannerPage settings={bar} store={store} />);
    other.accept();
    await expect.poll(() => store.decision()).toBe('accepted');
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
    store.destroy();
    other.destroy();
  });

  it('[CNS-7b] a page out of the back/forward cache reads the decision again', async () => {
    const store = createStore(bar);
    const stop = attachConsentSync(window, { store });
    document.cookie = 'ss_cookieAllowed=true; Path=/';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.decision()).toBe('accepted');
    stop();
    document.cookie = 'ss_cookieAllowed=false; Path=/';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.decision()).toBe('accepted');
  });

  it('attaching gives an undo: afterwards the form posts as without a script', async () => {
    const store = createStore(bar);
    await render(<BannerPage settings={bar} />);
    const banner = page.getByRole('region').element();
    attachCookieBanner(banner as HTMLElement, { store })();
    const submit = vi.fn((event: Event) => event.preventDefault());
    banner.addEventListener('submit', submit);
    await page.getByRole('button', { name: 'Accept' }).click();
    expect(submit).toHaveBeenCalledOnce();
    expect(store.decision()).toBe('none');
    expect(document.documentElement.style.getPropertyValue('--pl-consent-inset')).toBe('');
  });
});

describe('the banner and the page', () => {
  it('[CNS-7j] is hidden before the paint where the page is marked as decided', async () => {
    document.documentElement.setAttribute('data-consent-decided', '');
    await render(<BannerPage settings={bar} />);
    await expect.element(page.getByText('Change my mind')).toBeVisible();
    expect(getComputedStyle(document.querySelector('[data-consent-banner]')!).display).toBe('none');
  });

  it('[CNS-7j] shifts nothing when it comes and goes', async () => {
    await render(<BannerPage settings={bar} store={createStore(bar)} />);
    // The frame that shows the test page itself is no part of this, however late it comes.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const since = performance.now();
    const moved: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (entry.startTime > since)
          moved.push(...entry.sources.map(({ node }) => node?.nodeName ?? 'removed'));
    });
    observer.observe({ type: 'layout-shift' });
    const before = page.getByRole('heading').element().getBoundingClientRect().top;
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('button', { name: 'Change my mind' }).click();
    expect(page.getByRole('heading').element().getBoundingClientRect().top).toBe(before);
    // A layout shift is reported after its frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    expect(moved).toEqual([]);
    observer.disconnect();
  });

  it.each([
    ['a bar', bar],
    ['a popup', popup],
  ])('[CNS-7m] the end of the page can be scrolled clear of %s', async (_, settings) => {
    const view = await render(
      <>
        <BannerPage settings={settings} />
        <div style={{ height: '150vh' }} />
        <a href="#end">The last link</a>
      </>,
    );
    const role = settings === bar ? 'region' : 'dialog';
    const last = () => page.getByRole('link', { name: 'The last link' }).element();
    const isClear = () => {
      scrollTo(0, document.documentElement.scrollHeight);
      const banner = page.getByRole(role).element().getBoundingClientRect();
      return last().getBoundingClientRect().bottom <= banner.top;
    };
    expect(isClear()).toBe(true);
    const store = createStore(settings);
    const element = page.getByRole(role).element() as HTMLElement;
    const undo = attachCookieBanner(element, { store });
    await expect
      .poll(() => document.documentElement.style.getPropertyValue('--pl-consent-inset'))
      .toBe(`${Math.ceil(element.getBoundingClientRect().height)}px`);
    expect(isClear()).toBe(true);
    await page.getByRole('button', { name: 'Accept' }).click();
    expect(getComputedStyle(document.body, '::after').height).toBe('0px');
    undo();
    await view.unmount();
    scrollTo(0, 0);
  });

  it('[CNS-7j] keeps what gets the focus clear of the bar', async () => {
    await render(<BannerPage settings={bar} store={createStore(bar)} />);
    const height = Math.ceil(page.getByRole('region').element().getBoundingClientRect().height);
    await expect
      .poll(() => getComputedStyle(document.documentElement).scrollPaddingBlockEnd)
      .toBe(`${height}px`);
  });

  it('[CNS-7j] paints the page without the banner before anybody works on the decision', async () => {
    const store = createStore(bar);
    const order: string[] = [];
    store.subscribe(() => order.push('work'));
    await render(<BannerPage settings={bar} store={store} />);
    const banner = page.getByRole('region').element() as HTMLElement;
    document.addEventListener(
      'click',
      () =>
        requestAnimationFrame(() => {
          if (banner.hidden && document.cookie.includes('ss_cookieAllowed=true'))
            order.push('frame without banner, decision stored');
        }),
      { once: true },
    );
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => order).toContain('work');
    expect(order).toEqual(['frame without banner, decision stored', 'work']);
  });
});

describe('in a React page', () => {
  const inset = () => document.documentElement.style.getPropertyValue('--pl-consent-inset');
  const scrollRoom = () => getComputedStyle(document.documentElement).scrollPaddingBlockEnd;

  it('[CNS-3] a banner that is mounted after the decision is never seen', async () => {
    const store = createStore(bar);
    const view = await render(<BannerPage settings={bar} store={store} />);
    await page.getByRole('button', { name: 'Accept' }).click();
    await view.unmount();
    const holder = document.createElement('div');
    document.body.append(holder);
    const seen: boolean[] = [];
    // Called between the commit and the paint.
    const observer = new MutationObserver(() =>
      seen.push(!holder.querySelector<HTMLElement>('[data-consent-banner]')!.hidden),
    );
    observer.observe(holder, { childList: true });
    const root = createRoot(holder);
    root.render(<BannerPage settings={bar} store={store} />);
    await expect.poll(() => seen).toEqual([false]);
    observer.disconnect();
    root.unmount();
    holder.remove();
  });

  it('[CNS-1] [CNS-7f] a preview that changes from bar to popup follows in keys and room', async () => {
    const store = createStore(bar);
    const view = await render(<BannerPage settings={bar} store={store} isForced />);
    await expect.poll(inset).toMatch(/^\d\d+px$/);
    await expect.poll(scrollRoom).toBe(inset());
    await view.rerender(<BannerPage settings={popup} store={store} isForced />);
    // A popup leaves the rest of the page free: only the end of the page has room for it.
    await expect.poll(scrollRoom).toBe('auto');
    page.getByRole('button', { name: 'Accept' }).element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('[CNS-7j] hydrates without a complaint, decided or not, and takes everything along when it goes', async () => {
    const complain = vi.spyOn(console, 'error');
    for (const decision of ['none', 'accepted'] as const) {
      document.cookie = decision === 'none' ? 'a=b' : 'ss_cookieAllowed=true; Path=/';
      const store = createStore(bar);
      const banner = (
        <StrictMode>
          <BannerPage settings={bar} store={store} decision={decision} />
        </StrictMode>
      );
      const holder = document.createElement('div');
      document.body.append(holder);
      holder.innerHTML = renderToString(banner);
      const root = hydrateRoot(holder, banner, { onRecoverableError: console.error });
      await expect.poll(inset).not.toBe('');
      expect(holder.querySelector<HTMLElement>('[data-consent-banner]')!.hidden).toBe(
        decision !== 'none',
      );
      root.unmount();
      expect(inset()).toBe('');
      holder.remove();
    }
    expect(complain).not.toHaveBeenCalled();
  });
});
