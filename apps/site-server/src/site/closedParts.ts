import type { Lock } from './lock';

/** The parts of a site that are locked for a visitor. */
export interface ClosedParts {
  /** The lock before the whole site. */
  site: Lock | undefined;
  /**
   * The lock before an address, which is the nearest one above it.
   * @param slug without the leading slash
   */
  lockAt(slug: string): Lock | undefined;
  /** Ids of collections whose items stand below a locked page. */
  collections: ReadonlySet<string>;
  /** Ids of products that stand on locked pages alone. */
  products: ReadonlySet<string>;
  /** Forms that stand on locked pages alone, with the slug of one of them. */
  forms: ReadonlyMap<string, string>;
}

/** A site as its owner has it. */
export const noClosedParts: ClosedParts = {
  site: undefined,
  lockAt: () => undefined,
  collections: new Set(),
  products: new Set(),
  forms: new Map(),
};
