/** The consent that a third party's embed asks for before it loads anything. */
export interface EmbedConsent {
  /** Whether the named provider may load now. */
  isAllowed(provider: string): boolean;
  /** Hears that the answer may have changed; returns the undo. */
  subscribe?(listener: () => void): () => void;
}
