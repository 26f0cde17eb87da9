/**
 * The part of the provider's script that a checkout uses, as documented in
 * https://docs.stripe.com/js.
 */
export interface Stripe {
  elements(options: StripeElementsOptions): StripeElements;
  createConfirmationToken(options: {
    elements: StripeElements;
    params?: { payment_method_data?: { billing_details?: BillingDetails } };
  }): Promise<{ error?: StripeProblem; confirmationToken?: { id: string } }>;
}

export interface BillingDetails {
  name?: string;
  email?: string;
}

export interface StripeElementsOptions {
  mode: 'payment' | 'subscription';
  /** Minor units. */
  amount: number;
  /** In lower case. */
  currency: string;
  appearance?: { theme: 'stripe' | 'night'; variables: Readonly<Record<string, string>> };
}

export interface StripeElements {
  create(
    kind: 'payment',
    options?: { defaultValues?: { billingDetails?: BillingDetails } },
  ): StripePaymentElement;
  update(options: { amount: number }): void;
  submit(): Promise<{ error?: StripeProblem }>;
}

export interface StripePaymentElement {
  mount(place: HTMLElement): void;
  on(event: 'ready' | 'loaderror', listener: () => void): void;
  destroy(): void;
}

export interface StripeProblem {
  /** In the language of the page, for the buyer. */
  message?: string;
}

export type CreateStripe = (publishableKey: string, options?: { locale?: string }) => Stripe;
