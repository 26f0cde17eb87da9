import type { CaptchaAdapter } from '../dom/captchaAdapter';

/** The interface that the script-based providers share. */
interface CaptchaService {
  render: (container: HTMLElement, parameters: Record<string, unknown>) => unknown;
  reset: (widget: unknown) => void;
  getResponse?: (widget: unknown) => string;
  remove?: (widget: unknown) => void;
  ready?: (listener: () => void) => void;
}

export interface ScriptCaptchaOptions {
  /** Without a key the captcha is not shown ([FRM-8]). */
  siteKey: string;
  /** Address of the provider's script, with explicit rendering. */
  src: string;
  /** Name of the global that the script defines: `grecaptcha`, `hcaptcha`, `turnstile`. */
  globalName: string;
  /** Milliseconds to wait for the script, and for it to be ready. @default 30000 */
  timeout?: number;
}

/**
 * A captcha of a provider whose script renders into the page; compact in a narrow form ([FRM-8]).
 *
 * @example
 * ```ts
 * import { scriptCaptcha } from '@plinth/forms/captcha';
 *
 * const captcha = scriptCaptcha({
 *   siteKey: 'your-site-key',
 *   src: 'https://captcha.example.com/api.js',
 *   globalName: 'captcha',
 * });
 * ```
 */
export function scriptCaptcha({
  siteKey,
  src,
  globalName,
  timeout = 30_000,
}: ScriptCaptchaOptions): CaptchaAdapter {
  return {
    async mount({ container, size, theme, locale, onChange }) {
      const service = await loadService(container.ownerDocument, { src, globalName, timeout });
      let response: string | null = null;
      const set = (token: string | null): void => {
        response = token;
        onChange(token !== null);
      };
      const place = container.ownerDocument.createElement('div');
      container.append(place);
      const widget = service.render(place, {
        sitekey: siteKey,
        size,
        theme,
        hl: locale,
        language: locale,
        callback: (token: string) => set(token),
        'expired-callback': () => set(null),
        'error-callback': () => set(null),
      });
      return {
        key: () => response,
        reset() {
          set(null);
          service.reset(widget);
        },
        destroy() {
          service.remove?.(widget);
          place.remove();
        },
      };
    },
  };
}

async function loadService(
  document: Document,
  { src, globalName, timeout }: { src: string; globalName: string; timeout: number },
): Promise<CaptchaService> {
  const find = (): CaptchaService | undefined =>
    (document.defaultView as unknown as Record<string, CaptchaService | undefined>)[globalName];
  if (!find()) {
    const url = new URL(src, document.baseURI).href;
    let script = [...document.scripts].find((candidate) => candidate.src === url);
    if (!script) {
      script = document.createElement('script');
      script.src = url;
      script.async = true;
      document.head.append(script);
    }
    await arrival(script, timeout);
  }
  const service = find();
  if (!service) throw new Error(`The captcha script ${src} did not define "${globalName}".`);
  // It may have to load more files, and a blocked service never calls back.
  if (service.ready)
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The captcha script ${src} was not ready in time.`)),
        timeout,
      );
      service.ready!(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  return service;
}

function arrival(script: HTMLScriptElement, timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      // Removed, so that a later form can try again.
      script.remove();
      reject(new Error(`The captcha script ${script.src} failed to load.`));
    };
    const timer = setTimeout(fail, timeout);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
  });
}
