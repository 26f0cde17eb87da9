import type { BlockType } from '@plinth/site-model';
import type { ReactElement } from 'react';
import type { ContentNeed } from './contentView';
import type { RenderContext } from './renderContext';
import type { BlockScript } from '../host/blockScript';
import type { BlockDefinition, PageDefinition } from './siteDefinition';

/** The answer of a block's renderer. */
export interface RenderedBlock {
  content: ReactElement;
  /** Settings that behaviour needs; written to `data-block-json`. */
  json?: unknown;
  /**
   * When its client is fetched, if not when it comes near: `touch` at its first use, `near` as well, but what its kind
   * does before that (`attachWaitingBlock`) begins when it comes near.
   */
  when?: 'touch' | 'near' | undefined;
  /** The number by which the browser knows its behaviour, where that is another kind's. @default the block's own */
  attachesAs?: BlockType;
}

/** The facts that are known before anything was read. */
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
  /** Its numbers in stored pages; none for a kind that only its name tells. */
  types?: readonly BlockType[];
  /** Style sheets by their names in build.js. */
  styles?: readonly string[];
  /** The same for what a visitor may open in it: `needStyles` brings them then. */
  laterStyles?: readonly string[];
  /**
   * Beginnings of the keys of the messages that its behaviour says in the browser, by the sheet of the part that says
   * them: a page brings those of the sheets that it has asked for.
   */
  messages?: Readonly<Record<string, readonly string[]>>;
  /** Its script, fetched when such a block comes near or when it asks for it; undefined where the HTML is all. */
  client?: BlockScript;
  /** The need that the server must read before this block can be rendered; its answer stands in `request.content`. */
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
