import type { Command, EditorState } from 'prosemirror-state';
import {
  blockStyle,
  isActive,
  richTextCommands,
  setBlockStyle,
  type RichTextCommand,
} from './richTextCommands';
import type { RichTextParts } from './richTextParts';

export interface CommandsOptions {
  run(command: Command): void;
  signal: AbortSignal;
}

/** Makes the toolbar's buttons and its list of styles change the text, and show the state at its selection. */
export function attachCommands(
  { toolbar, style }: Pick<RichTextParts, 'toolbar' | 'style'>,
  { run, signal }: CommandsOptions,
): { show(state: EditorState): void } {
  toolbar.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-command]');
      if (button) run(richTextCommands[button.dataset['command'] as RichTextCommand]);
    },
    { signal },
  );
  // The text keeps its selection while a button is pressed.
  toolbar.addEventListener(
    'mousedown',
    (event) => {
      if ((event.target as Element).closest('button')) event.preventDefault();
    },
    { signal },
  );
  style?.addEventListener(
    'change',
    (event) => {
      event.stopPropagation();
      run(setBlockStyle(style.value));
    },
    { signal },
  );
  return {
    show(state) {
      for (const button of toolbar.querySelectorAll<HTMLButtonElement>('[data-command]')) {
        const name = button.dataset['command'] as RichTextCommand;
        if (button.hasAttribute('aria-pressed'))
          button.setAttribute('aria-pressed', String(isActive(state, name)));
        button.setAttribute('aria-disabled', String(!richTextCommands[name](state)));
      }
      if (style) style.value = blockStyle(state);
    },
  };
}
