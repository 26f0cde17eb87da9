import type { BrowserContext, Page } from '@playwright/test';
import { watchPolicy } from '../support/watchPolicy';

export interface Watch {
  /** The payloads that ran, with their place and effect. Has to be empty. */
  executed: string[];
  /** The refusals of the policy, as `directive what`. */
  refused: string[];
}

/**
 * Counts all possible effects of a payload: the canary, dialogs, windows, and leaving the page by a script's address.
 */
export async function watchContext(context: BrowserContext): Promise<Watch> {
  const watch: Watch = { executed: [], refused: await watchPolicy(context) };
  // In every frame, also in those of another origin.
  await context.exposeBinding('pwn', ({ frame, page }) => {
    watch.executed.push(`pwn() at ${page.url()} in ${frame.url().slice(0, 80)}`);
  });
  context.on('page', (page) => watchPage(page, watch));
  return watch;
}

function watchPage(page: Page, watch: Watch): void {
  page.on('dialog', (dialog) => {
    // The page's own prompt before it is left may be answered with leaving.
    const isLeaving = dialog.type() === 'beforeunload';
    if (!isLeaving) watch.executed.push(`${dialog.type()} ${dialog.message()}`);
    void (isLeaving ? dialog.accept() : dialog.dismiss()).catch(() => {});
  });
  page.on('framenavigated', (frame) => {
    if (/^(?:javascript|data|vbscript):/i.test(frame.url()))
      watch.executed.push(`a frame went to ${frame.url().slice(0, 80)}`);
  });
}

/** Directives whose violation means that active content has reached the page. */
const aboutScripts = /^(?:script-src|require-trusted-types|trusted-types|base-uri|object-src)/;
export const refusedScripts = ({ refused }: Watch): string[] =>
  refused.filter((what) => aboutScripts.test(what));

/** Elements and attributes of the current page that would run something if a policy allowed it. */
export const findActive = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const addresses =
      /^(?:href|src|action|formaction|data|poster|background|xlink:href|ping|srcset)$/;
    const running = /^(?:javascript|vbscript|data|blob|filesystem):/i;
    const pictures = /^data:image\/(?:png|gif|jpeg|webp|avif|svg\+xml)[;,]/i;
    function look(root: Document | ShadowRoot | DocumentFragment): void {
      for (const element of root.querySelectorAll('*')) {
        const tag = element.localName;
        const say = (what: string) => found.push(`<${tag}> ${what.slice(0, 120)}`);
        if (tag === 'base' || tag === 'object' || tag === 'embed' || tag === 'portal')
          say('exists');
        if (tag === 'script' && /pwn/.test(element.textContent) && !isData(element))
          say('is ours?');
        if (tag === 'style' && /pwn|evil\.example/.test(element.textContent))
          say('holds a payload');
        if (tag === 'meta' && element.hasAttribute('http-equiv')) say('http-equiv');
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on')) say(`${name}=${value}`);
          if (name === 'srcdoc') say(`srcdoc=${value}`);
          if (!addresses.test(name)) continue;
          // As a browser reads an address: without control characters, whatever its case.
          // eslint-disable-next-line no-control-regex
          const address = value.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '');
          const isPicture = (tag === 'img' || tag === 'image') && pictures.test(address);
          if (running.test(address) && !isPicture && !/^blob:/.test(address))
            say(`${name}=${value}`);
        }
        if (element.shadowRoot) look(element.shadowRoot);
        if (element instanceof HTMLTemplateElement) look(element.content);
      }
    }
    const isData = (script: Element) => /json$/.test(script.getAttribute('type') ?? '');
    look(document);
    return found;
  });

/**
 * Operates everything that a visitor could, without leaving the page. Buttons that reload a whole list from the server
 * are pressed three times for each change that they make, and not once for each of a thousand rows.
 */
export async function operateEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Links and forms would leave the page; their attributes show their targets.
    const stay = (event: Event) => event.preventDefault();
    addEventListener('submit', stay, true);
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href]'))
        event.preventDefault();
    });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const step = Math.max(1200, document.body.scrollHeight / 25);
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    const main = document.querySelectorAll<HTMLElement>('body *');
    for (const element of main)
      for (const type of ['pointerenter', 'mouseover', 'focusin', 'pointerdown', 'touchstart'])
        element.dispatchEvent(new Event(type, { bubbles: type !== 'pointerenter' }));
    const pressed = 'button, summary, [role="button"], [role="tab"], label, video, audio';
    const changes = new Map<string, number>();
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
      if (element instanceof HTMLButtonElement && element.name === 'do') {
        const change = element.value.split(' ')[0]!;
        const times = (changes.get(change) ?? 0) + 1;
        changes.set(change, times);
        if (times > 3) continue;
      }
      element.click();
      await Promise.resolve();
    }
    for (let pause = 0; pause < 4; pause += 1) await frame();
  });
}
