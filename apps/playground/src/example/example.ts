import type { AnyControls, ControlsFor } from './controls';
import type { StageContext } from './stageContext';

/** The options in an example's printed code: those that differ from their defaults. */
export interface PrintedOptions {
  /** ` gutter={20} lightbox`, or nothing. */
  attributes: string;
  /** `{ gutter: 20, lightbox: true }`, or nothing when every default holds. */
  object: string;
  /** The same as a further parameter: `, { gutter: 20 }`, or nothing. */
  argument: string;
  /** The options themselves, for an example that shows them elsewhere than its component takes them. */
  values: Readonly<Record<string, unknown>>;
  /** These options alone. */
  only(this: void, ...names: readonly string[]): PrintedOptions;
  /** All other options. */
  without(this: void, ...names: readonly string[]): PrintedOptions;
  /** The options with values for those that a component requires and that were not set. */
  over(this: void, needed: Readonly<Record<string, unknown>>): PrintedOptions;
}

/** The code to copy. */
export interface ExampleCode {
  react?: string;
  attach?: string;
  /** Where the code runs beside a database, and not in a page. */
  server?: string;
}

export interface Example {
  readonly controls: AnyControls;
  readonly code: (options: PrintedOptions) => ExampleCode;
  /** Options that the example sets at first, where its component has another default or none. */
  readonly first?: Readonly<Record<string, unknown>> | undefined;
  /** Descriptions of options that the API report lacks, such as those of the example itself. */
  readonly descriptions?: Readonly<Record<string, string | undefined>> | undefined;
  /** Interesting sets of options by name: each is a link beside the options. */
  readonly stories?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
  /** The package's own table of defaults; a test compares the controls with it. */
  readonly defaults?: Readonly<Record<string, unknown>> | undefined;
  /** The script that adds behaviour to the rendered markup in a page without React; absent where there is no markup. */
  readonly html?: { script: string; css: readonly string[] } | undefined;
}

/** Describes an example whose options are those of a component: leave none out, or it does not compile. */
export function defineExample<Options extends object>(
  example: Omit<Example, 'controls' | 'stories' | 'descriptions' | 'first'> & {
    controls: ControlsFor<Options>;
    descriptions?: Readonly<Partial<Record<keyof Options, string>>>;
    first?: Readonly<Partial<Options>>;
    stories?: Readonly<Record<string, Partial<Options>>>;
  },
): Example {
  return example;
}

/** The props of an example's component. */
export interface ExampleProps<Options> {
  /** Options that the visitor of the playground has set; a default is absent. */
  values: Partial<Options>;
  stage: StageContext;
}
