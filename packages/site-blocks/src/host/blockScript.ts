import type { BlockServices } from './blockServices';

/**
 * The script of a kind: when it is fetched, and what it is given. It stands in the kind's folder as `script.ts`, beside
 * `attach.ts`; `pnpm registries` writes the page's table of blocks and the lazy imports from all of them.
 */
export interface BlockScript {
  /** The kind as classes (`sqs-block-<kind>`) and `data-definition-name` spell it; the built file is named by it. */
  kind: string;
  /** Other spellings: wrapper blocks (1337) name some kinds by words of their own. */
  aliases?: readonly string[];
  /**
   * The numbers of `data-block-type` that mean this kind. Written as numbers, and checked against `blockType` by a test:
   * its table would be a part of the boot script.
   */
  types?: readonly number[];
  /**
   * `visible`: when it comes near the viewport; `idle`: when the page is quiet;
   * `touch`: at the first sign of use, because the HTML alone already does nearly everything.
   * @default 'visible'
   */
  when?: 'visible' | 'idle' | 'touch';
  /**
   * Controls that can do nothing before the script is there: a click on one waits and is then repeated once.
   * Everything else keeps what the browser does by itself.
   */
  waits?: string;
  /** The services that `attach` is given as its third argument. @default none */
  services?: readonly (keyof BlockServices)[];
  /** The source in the page's client that registers it, for a kind that few pages have. @default its table of blocks */
  registeredBy?: string;
}

/** A block that came near and waits for its first use, for what is done for it until then. */
export interface WaitingBlock {
  readonly element: HTMLElement;
  /** Does without the script what a press of a control asks for; false where that has to wait for it. */
  answer?: (control: Element) => boolean;
  /** Undoes what was done for the block so far. */
  detach?: (() => void) | void;
  attached?: true;
  gone?: true;
}

/** The source of the file that the built client has for a script. */
export const sourceOfScript = ({
  kind,
  registeredBy,
}: Pick<BlockScript, 'kind' | 'registeredBy'>): string =>
  registeredBy ?? `src/blocks/attach/${kind}.generated.ts`;
