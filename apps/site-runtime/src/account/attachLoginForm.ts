export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

export interface LoginFormOptions {
  /** Rejects with an error whose message can be shown. */
  logIn(credentials: Credentials): Promise<unknown>;
  onLoggedIn(): void;
  /** The sentence for a failure. */
  describe(error: unknown): string;
}

/** Adds behaviour to a login form: one call at a time, and an error appears in the form ([RUN-10a]). */
export function attachLoginForm(
  form: HTMLFormElement,
  { logIn, onLoggedIn, describe }: LoginFormOptions,
): () => void {
  const listening = new AbortController();
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const error = form.querySelector<HTMLElement>('[data-login-error]');
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const before = form.noValidate;
  // Missing entries are named beside the fields from now on.
  form.noValidate = true;
  let isRunning = false;

  async function submit(): Promise<void> {
    for (const input of [field('email'), field('password')]) {
      const isMissing = input?.value.trim() === '';
      input?.toggleAttribute('aria-invalid', false);
      if (!isMissing) continue;
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      // The browser's own message, in the browser's own language.
      if (error) error.textContent = input.validationMessage;
      return;
    }
    isRunning = true;
    if (error) error.textContent = '';
    // Not `disabled`: focus would be lost to the page.
    button?.setAttribute('aria-disabled', 'true');
    try {
      await logIn({
        email: field('email')!.value.trim(),
        password: field('password')!.value,
        rememberMe: field('rememberMe')?.checked ?? false,
      });
      if (!listening.signal.aborted) onLoggedIn();
    } catch (failure) {
      if (error) error.textContent = describe(failure);
      field('password')?.focus();
      field('password')?.select();
    } finally {
      isRunning = false;
      button?.removeAttribute('aria-disabled');
    }
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (!isRunning) void submit();
    },
    { signal: listening.signal },
  );
  return () => {
    listening.abort();
    form.noValidate = before;
  };
}
