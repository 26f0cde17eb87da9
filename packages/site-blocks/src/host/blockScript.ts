import type { BlockServices } from './blockServices';

/**
 * The script of a kind: when it is loaded, and with which services. It is in the kind's folder as
 * `script.ts`, beside `attach.ts`; `pnpm registries` generates the page's table of blocks and the
 * lazy imports from all of them.
 */
export interface BlockScript {
  /**
   * The kind as spelled in classes (`sqs-block-<kind>`) and `data-definition-name`; the built file
   * is named by it.
   */
  kind: string;
  /** Other spellings: some wrapper blocks (1337) have their own names for a kind. */
  aliases?: readonly string[];
  /**
   * The numbers of `data-block-type` for this kind. Literals, checked against `blockType` by a
   * test, because its table would be a part of the boot script.
   */
  types?: readonly number[];
  /**
   * `visible`: when it comes near the viewport; `idle`: when the page is idle; `touch`: at the
   * first sign of use, because the HTML alone already does nearly everything.
   * @default 'visible'
   */
  when?: 'visible' | 'idle' | 'touch';
  /**
   * Controls that do nothing without the script: a click on one is kept and then repeated once. All
   * other controls keep the browser's behaviour.
   */
  waits?: string;
  /** The services in the third argument of `attach`. @default none */
  services?: readonly (keyof BlockServices)[];
  /** The source in the page's client that registers it, for a kind that few pages have. @default its table of blocks */
  registeredBy?: string;
}

/** A block that is near and waits for its first use, for preparation until then. */
export interface WaitingBlock {
  readonly element: HTMLElement;
  /**
   * Handles a press of a control without the script; returns false if the press must wait for it.
   */
  answer?: (control: Element) => boolean;
  /** Undoes the preparation. */
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
