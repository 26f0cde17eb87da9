/** The consent that a third party's embed needs before it loads anything. */
export interface EmbedConsent {
  /** Whether the named provider may load now. */
  isAllowed(provider: string): boolean;
  /** Calls `listener` when the answer may have changed; returns the undo. */
  subscribe?(listener: () => void): () => void;
}
