export interface ProviderQuestion {
  /** The provider's siteverify address. */
  address: string;
  secret: string;
  /** The answer that the page sent. */
  answer: string;
  /** The widget that the answer must belong to. @default any of the account */
  siteKey?: string | undefined;
  /** Milliseconds to wait. @default 5000 */
  timeout?: number | undefined;
}

export interface ProviderVerdict {
  isRight: boolean;
  /** The reason of a refusal in the provider's codes: `timeout-or-duplicate`, `invalid-input-secret`. */
  codes: readonly string[];
}

/**
 * Queries a captcha's provider whether an answer is right: one form post, which Turnstile, hCaptcha and reCAPTCHA
 * document alike.
 *
 * @throws where it does not answer in time, or not in JSON
 */
export async function askProvider({
  address,
  secret,
  answer,
  siteKey,
  timeout = 5000,
}: ProviderQuestion): Promise<ProviderVerdict> {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({
      secret,
      response: answer,
      ...(siteKey ? { sitekey: siteKey } : {}),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  const given = Object(await response.json()) as Readonly<Record<string, unknown>>;
  const codes: readonly unknown[] = Array.isArray(given['error-codes']) ? given['error-codes'] : [];
  return {
    isRight: given['success'] === true,
    codes: codes.filter((code) => typeof code === 'string'),
  };
}
