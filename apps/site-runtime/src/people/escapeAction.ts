export interface EscapePress {
  /** `key` and, for what sends no name, `keyCode`. */
  key: string;
  keyCode: number;
  shiftKey: boolean;
  /** Held down, part of writing a character, or already used by a dialog, a menu or a script. */
  isTaken: boolean;
  /** The page stands in the frame of the configuration area. */
  isBackend: boolean;
  isGuideOpen: boolean;
  isSignedIn: boolean;
  /** The account has at least one role: a member of the site has no configuration area. */
  hasRole: boolean;
  useEscapeKeyToLogin: boolean;
}

export type EscapeAction =
  'log-out' | 'close-guide' | 'toggle-panel' | 'open-configuration' | 'open-login';

const escapeCode = 27;

/** What the Escape key means for the one who presses it ([RUN-8]). */
export function escapeAction(press: EscapePress): EscapeAction | undefined {
  if (press.isTaken || (press.key !== 'Escape' && press.keyCode !== escapeCode)) return undefined;
  if (press.shiftKey) return press.isSignedIn ? 'log-out' : undefined;
  if (press.isBackend) return press.isGuideOpen ? 'close-guide' : 'toggle-panel';
  if (press.isSignedIn) return press.hasRole ? 'open-configuration' : undefined;
  return press.useEscapeKeyToLogin ? 'open-login' : undefined;
}
