import type { Command } from 'prosemirror-state';
import { cleanHtml, type CleanedHtml } from './cleanHtml';
import { attachToolbar } from './attachToolbar';
import { createLinkDialog } from './linkDialog';
import { createRichText, type RichText } from './createRichText';
import {
  blockStyle,
  isActive,
  linkRange,
  richTextCommands,
  setBlockStyle,
  setLink,
  type RichTextCommand,
} from './richTextCommands';
import { readRichText, writeRichText } from './writeRichText';

/**
 * The editor for one text of the form: it writes HTML into the field that is sent, but only after the text was changed.
 * The field itself can be shown instead.
 *
 * @param entry as the server has written it
 * @returns a function that undoes it; the field is then as without a script
 */
export function attachRichText(entry: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const part = <Part extends HTMLElement>(name: string) =>
    entry.querySelector<Part>(`[data-rich-${name}]`)!;
  const field = entry.querySelector('textarea')!;
  const template = part<HTMLTemplateElement>('content');
  const toolbar = part('toolbar');
  const note = part('note');
  const place = part('place');
  const sourceButton = part<HTMLButtonElement>('source');
  const style = entry.querySelector<HTMLSelectElement>('[data-rich-style]');
  const where = entry.dataset['richText']!;
  const form = field.form!;
  const page = field.ownerDocument;
  const { id } = field;
  let written = field.value;
  let asking = new AbortController();

  const say = (message: string) => (note.textContent = message);
  const clean = (html: string, question?: AbortSignal): Promise<CleanedHtml> =>
    cleanHtml(html, {
      crumb: form.querySelector<HTMLInputElement>('input[name=crumb]')!.value,
      where,
      ...(question && { signal: question }),
    });

  const bar = attachToolbar(toolbar, signal);
  const askLink = createLinkDialog(part<HTMLDialogElement>('link'), signal);
  const openLink: Command = (state) => {
    // A text that is a link as a whole contains no links.
    if (where === 'link') return false;
    const range = linkRange(state);
    const needsText = range.from === range.to;
    void askLink({ href: range.href, needsText }).then((given) => {
      if (given) text.run(setLink(range, given.href, given.text));
      else text.view.focus();
    });
    return true;
  };

  const label = page.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`);
  if (label) {
    label.id ||= `${id}-label`;
    // The field changes its `id`, and Firefox never updates `labels` that were read before that.
    field.setAttribute('aria-labelledby', label.id);
  }
  const described = field.getAttribute('aria-describedby');
  const isEditable = !field.readOnly && !field.matches(':disabled');
  const isSame = field.value === field.defaultValue;
  const text: RichText = createRichText(place, readRichText(template.content), {
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      class: 'pl-config-rich-text',
      dir: 'auto',
      ...(field.lang && { lang: field.lang }),
      ...(label && { 'aria-labelledby': label.id }),
      ...(described && { 'aria-describedby': described }),
      ...(field.hasAttribute('aria-invalid') && { 'aria-invalid': 'true' }),
      ...(!isEditable && { 'aria-readonly': 'true', tabindex: '0' }),
    },
    isEditable,
    styles: [...(style?.options ?? [])].map(({ value }) => value).filter(Boolean),
    hasQuotes: toolbar.querySelector('[data-command=quote]') !== null,
    paste: {
      clean,
      say,
      noFiles: entry.dataset['noFiles']!,
      textOnly: entry.dataset['textOnly']!,
    },
    openLink,
    focusToolbar() {
      bar.focus();
      return true;
    },
    onChange(state, isEdited) {
      showState();
      if (!isEdited) return;
      written = writeRichText(state.doc);
      field.value = written;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });

  function showState(): void {
    const { state } = text.view;
    for (const button of toolbar.querySelectorAll<HTMLButtonElement>('[data-command]')) {
      const name = button.dataset['command'] as RichTextCommand;
      if (button.hasAttribute('aria-pressed'))
        button.setAttribute('aria-pressed', String(isActive(state, name)));
      button.setAttribute('aria-disabled', String(!richTextCommands[name](state)));
    }
    if (style) style.value = blockStyle(state);
  }

  /** Links to the field's problem lead to the visible one of the two. */
  function showSource(isSource: boolean): void {
    const dom = text.view.dom;
    entry.toggleAttribute('data-source', isSource);
    field.hidden = !isSource;
    place.hidden = isSource;
    field.id = isSource ? id : `${id}-html`;
    dom.id = isSource ? `${id}-text` : id;
    sourceButton.setAttribute('aria-pressed', String(isSource));
    for (const one of toolbar.querySelectorAll<HTMLButtonElement | HTMLSelectElement>(
      '[data-command], [data-rich-style], [data-rich-link-button]',
    ))
      one.hidden = isSource;
  }

  /** Loads a text into the editor that was not written in it. */
  async function load(): Promise<void> {
    asking.abort();
    asking = new AbortController();
    const { signal: question } = asking;
    const html = field.value;
    const cleaned = await clean(html, question).catch(() => undefined);
    if (question.aborted || signal.aborted) return;
    if (!cleaned) {
      showSource(true);
      say(entry.dataset['unanswered']!);
      return;
    }
    written = html;
    text.load(readRichText(cleaned.content));
    say(cleaned.note);
  }

  toolbar.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-command]');
      if (button) text.run(richTextCommands[button.dataset['command'] as RichTextCommand]);
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
  toolbar.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !entry.hasAttribute('data-source')) text.view.focus();
    },
    { signal },
  );
  part('link-button').addEventListener('click', () => void openLink(text.view.state), { signal });
  style?.addEventListener('change', (event) => {
    event.stopPropagation();
    text.run(setBlockStyle(style.value));
  });
  sourceButton.addEventListener(
    'click',
    () => {
      const isSource = !entry.hasAttribute('data-source');
      showSource(isSource);
      if (isSource) field.focus();
      else if (field.value === written) text.view.focus();
      else void load().then(() => text.view.focus());
    },
    { signal },
  );
  // A restored draft is written into the field.
  form.addEventListener(
    'input',
    () => {
      if (field.value !== written && !entry.hasAttribute('data-source')) void load();
    },
    { signal },
  );
  label?.addEventListener('click', () => text.view.hasFocus() || text.view.focus(), { signal });

  const hadFocus = page.activeElement === field;
  const isWhole = template.dataset['note'] === '';
  showSource(!isWhole);
  // Where the field's description contains it already, it is not announced twice.
  if (!/-(?:removed|warning)\b/.test(described ?? '')) say(template.dataset['note'] ?? '');
  toolbar.hidden = !isEditable;
  if (!isSame) void load();
  showState();
  if (hadFocus && isWhole) text.view.focus();

  return () => {
    asking.abort();
    listening.abort();
    showSource(true);
    toolbar.hidden = true;
    field.removeAttribute('aria-labelledby');
    text.view.destroy();
  };
}
