export interface LogoutPorts {
  /** Ends the session; rejects only after a refused crumb has been retried ([API-9]). */
  endSession(): Promise<unknown>;
  /** Forgets which site was the last one ([TRK-3]). */
  clearLastSite(): void;
  /** Leaves for the address after logout. */
  leave(): void;
  /** @default console.error */
  onFailure?: (error: unknown) => void;
}

/** Logging out, at most once at a time: further calls join the pending one ([RUN-9]). */
export function createLogout({
  endSession,
  clearLastSite,
  leave,
  onFailure = (error) => console.error('[plinth] Logging out failed:', error),
}: LogoutPorts): () => Promise<void> {
  let running: Promise<void> | undefined;

  async function logout(): Promise<void> {
    clearLastSite();
    try {
      await endSession();
    } catch (error) {
      onFailure(error);
      return;
    }
    leave();
  }

  return () =>
    (running ??= logout().finally(() => {
      running = undefined;
    }));
}
