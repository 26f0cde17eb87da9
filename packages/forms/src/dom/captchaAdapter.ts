/** The parts of a form that a captcha needs. */
export interface CaptchaMount {
  container: HTMLElement;
  /** Compact below 320 px of width ([FRM-8]). */
  size: 'compact' | 'normal';
  theme: 'light' | 'dark';
  locale: string;
  /** Called when the captcha has been solved, and when its solution has expired. */
  onChange: (isSolved: boolean) => void;
  /** The form's messages, for a captcha that shows text. */
  messages: { verifying: string; verified: string; failed: string };
  /** @deprecated until 0.4: `messages` */
  words: CaptchaMount['messages'];
}

/** A captcha in a form. */
export interface MountedCaptcha {
  /** The solution; `null` while it is unsolved. May be asynchronous. */
  key: (signal: AbortSignal) => Promise<string | null> | string | null;
  /** Discards the solution, which is valid for one save only. */
  reset: () => void;
  destroy: () => void;
}

/** A captcha provider: a way to tell people from bots. */
export interface CaptchaAdapter {
  mount: (mount: CaptchaMount) => Promise<MountedCaptcha> | MountedCaptcha;
}
