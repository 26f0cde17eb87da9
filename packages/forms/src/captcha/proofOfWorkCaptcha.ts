import type { Challenge } from 'altcha-lib/types';
import type { CaptchaAdapter } from '../dom/captchaAdapter';

export type { Challenge };

export interface ProofOfWorkOptions {
  /** Loads a challenge that `issueChallenge` of `@plinth/forms/proof-of-work` has created. */
  requestChallenge: (signal: AbortSignal) => Promise<Challenge>;
  /** Milliseconds after which the device gives up. @default 60000 */
  timeout?: number;
}

/**
 * Milliseconds by which a solution counts as expired early, because one that expires on its way to
 * the server would be refused.
 */
const expiryMargin = 60_000;

/**
 * A captcha without a third party and without a puzzle: the device works for a second while the
 * visitor fills in the form, and our own server checks the result. It starts with the first
 * interaction with the form, and loads the solver then.
 *
 * @example
 * ```ts
 * import { proofOfWorkCaptcha } from '@plinth/forms/captcha';
 *
 * const captcha = proofOfWorkCaptcha({
 *   requestChallenge: async (signal) => (await fetch('/challenge', { signal })).json(),
 * });
 * ```
 */
export function proofOfWorkCaptcha({
  requestChallenge,
  timeout = 60_000,
}: ProofOfWorkOptions): CaptchaAdapter {
  return {
    mount({ container, messages, onChange }) {
      const status = container.ownerDocument.createElement('p');
      status.className = 'pl-form-captcha';
      status.setAttribute('role', 'status');
      container.append(status);
      const form = container.closest('form');
      let controller = new AbortController();
      let solving: Promise<string | null> | undefined;
      let solved: { key: string; until: number } | undefined;

      const solve = async ({ signal }: AbortController): Promise<string | null> => {
        status.textContent = messages.verifying;
        try {
          const [challenge, { solveChallenge }, { deriveKey }] = await Promise.all([
            requestChallenge(signal),
            import('altcha-lib'),
            import('altcha-lib/algorithms/web/pbkdf2'),
          ]);
          const solution = await solveChallenge({ challenge, deriveKey, controller, timeout });
          if (signal.aborted) return null;
          if (!solution) throw new Error('The proof of work was not found in time.');
          const key = btoa(JSON.stringify({ challenge, solution }));
          const expiresAt = (challenge.parameters.expiresAt ?? Infinity) * 1000;
          solved = { key, until: expiresAt - expiryMargin };
          status.textContent = messages.verified;
          onChange(true);
          return key;
        } catch {
          if (!signal.aborted) status.textContent = messages.failed;
          solving = undefined;
          return null;
        }
      };
      const start = (): Promise<string | null> => (solving ??= solve(controller));
      const touch = (): void => void start();
      const reset = (): void => {
        controller.abort();
        controller = new AbortController();
        solving = solved = undefined;
        status.textContent = '';
        onChange(false);
      };
      form?.addEventListener('focusin', touch, { once: true });
      // The visitor may have begun to type before the captcha was loaded.
      if (form?.matches(':focus-within')) touch();
      return {
        key() {
          if (solved && Date.now() > solved.until) reset();
          return start();
        },
        reset() {
          reset();
          // The visitor may try again: the next proof can be ready by then.
          void start();
        },
        destroy() {
          controller.abort();
          form?.removeEventListener('focusin', touch);
          status.remove();
        },
      };
    },
  };
}
