import type { Lock } from './lock';

/** The parts of a site that are locked for a visitor. */
export interface ClosedParts {
  /** The lock before the whole site. */
  site: Lock | undefined;
  /**
   * The lock of an address, which is the nearest one above it.
   * @param slug without the leading slash
   */
  lockAt(slug: string): Lock | undefined;
  /** Ids of collections whose items are below a locked page. */
  collections: ReadonlySet<string>;
  /** Ids of products that are on locked pages only. */
  products: ReadonlySet<string>;
  /** Forms that are on locked pages only, with the slug of one of these pages. */
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
