import type { Command } from 'prosemirror-state';
import type { AskedLink, GivenLink } from './linkDialog';
import { linkRange, setLink } from './richTextCommands';

export interface LinkCommandOptions {
  /** Prompts for a link; `undefined` where the prompt was closed. */
  ask: (asked: AskedLink) => Promise<GivenLink | undefined>;
  run: (command: Command) => void;
  /** Focuses the text. */
  focus: () => void;
  /** A text that is a link as a whole contains no links. */
  isWholeLink: boolean;
}

/** The command that adds, changes or removes the link at the selection. */
export const createLinkCommand =
  ({ ask, run, focus, isWholeLink }: LinkCommandOptions): Command =>
  (state) => {
    if (isWholeLink) return false;
    const range = linkRange(state);
    const needsText = range.from === range.to;
    void ask({ href: range.href, needsText }).then((given) => {
      if (given) run(setLink(range, given.href, given.text));
      else focus();
    });
    return true;
  };
