/** A press of Escape that no other part has used. */
export interface EscapePress {
  shiftKey: boolean;
  /** The page is in the frame of the configuration area. */
  isBackend: boolean;
  isGuideOpen: boolean;
  isSignedIn: boolean;
  /** Whether there is anything for the account in the configuration area. */
  hasConfiguration: boolean;
  useEscapeKeyToLogin: boolean;
}

export type EscapeAction =
  'log-out' | 'close-guide' | 'toggle-panel' | 'open-configuration' | 'open-login';

/** The meaning of the Escape key for the current visitor ([RUN-8]). */
export function escapeAction(press: EscapePress): EscapeAction | undefined {
  if (press.shiftKey) return press.isSignedIn ? 'log-out' : undefined;
  if (press.isBackend) return press.isGuideOpen ? 'close-guide' : 'toggle-panel';
  if (press.isSignedIn) return press.hasConfiguration ? 'open-configuration' : undefined;
  return press.useEscapeKeyToLogin ? 'open-login' : undefined;
}
