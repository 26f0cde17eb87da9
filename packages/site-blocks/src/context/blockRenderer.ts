import type { BlockType } from '@plinth/site-model';
import type { ReactElement } from 'react';
import type { ContentNeed } from './contentView';
import type { RenderContext } from './renderContext';
import type { BlockScript } from '../host/blockScript';
import type { BlockDefinition, PageDefinition } from './siteDefinition';

/** The result of a block's renderer. */
export interface RenderedBlock {
  content: ReactElement;
  /** Settings that the behaviour needs; written to `data-block-json`. */
  json?: unknown;
  /**
   * When its client is loaded, if not when the block comes near: with `touch` at its first use;
   * with `near` also at its first use, but the preparation of its kind (`attachWaitingBlock`)
   * starts when it comes near.
   */
  when?: 'touch' | 'near' | undefined;
  /**
   * The number of the kind whose behaviour it uses, if that is another kind.
   * @default the block's own
   */
  attachesAs?: BlockType;
}

/** The facts that are known before anything is loaded. */
export interface NeedContext {
  page: PageDefinition;
  url: URL;
  /** Milliseconds since 1970. */
  now: number;
  timeZone: string;
  locale?: string | undefined;
}

export interface BlockRenderer {
  /** Kind for the class and the styles, such as `gallery`. */
  kind: string;
  /** Its numbers in stored pages; none for a kind that is identified by its name. */
  types?: readonly BlockType[];
  /** Style sheets by their names in build.js. */
  styles?: readonly string[];
  /** Style sheets of content that a visitor may open in it, which `needStyles` loads then. */
  laterStyles?: readonly string[];
  /**
   * Prefixes of the keys of the messages that its behaviour uses in the browser, by the style sheet
   * of the part that uses them: a page includes those of the style sheets that it has requested.
   */
  messages?: Readonly<Record<string, readonly string[]>>;
  /**
   * Its script, loaded when such a block comes near or on request; `undefined` if the HTML needs
   * none.
   */
  client?: BlockScript;
  /**
   * The data that the server must load before this block can be rendered; the answer is in
   * `request.content`.
   */
  needs?(
    settings: Record<string, unknown>,
    context: NeedContext,
    block: BlockDefinition,
  ): ContentNeed | undefined;
  render(
    settings: Record<string, unknown>,
    context: RenderContext,
    block: BlockDefinition,
  ): RenderedBlock;
}
