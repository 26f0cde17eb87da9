import { cleanHtml, type CleanedHtml } from './cleanHtml';
import { attachCommands } from './attachCommands';
import { attachToolbar } from './attachToolbar';
import { createLinkCommand } from './createLinkCommand';
import { createLinkDialog } from './linkDialog';
import { createRichText, type RichText } from './createRichText';
import { findRichTextParts } from './richTextParts';
import { showSource } from './showSource';
import { textboxAttributes } from './textboxAttributes';
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
  const parts = findRichTextParts(entry);
  const { field, template, toolbar, style, note, id, label } = parts;
  const where = entry.dataset['richText']!;
  const form = field.form!;
  const page = field.ownerDocument;
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
  const commands = attachCommands(parts, { run: (command) => text.run(command), signal });
  const openLink = createLinkCommand({
    ask: createLinkDialog(parts.linkDialog, signal),
    run: (command) => text.run(command),
    focus: () => text.view.focus(),
    isWholeLink: where === 'link',
  });

  if (label) {
    label.id ||= `${id}-label`;
    // The field changes its `id`, and Firefox never updates `labels` that were read before that.
    field.setAttribute('aria-labelledby', label.id);
  }
  const isEditable = !field.readOnly && !field.matches(':disabled');
  const isSame = field.value === field.defaultValue;
  const text: RichText = createRichText(parts.place, readRichText(template.content), {
    attributes: textboxAttributes(parts, isEditable),
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
      commands.show(state);
      if (!isEdited) return;
      written = writeRichText(state.doc);
      field.value = written;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });

  const show = (isSource: boolean) => showSource(parts, text.view.dom, isSource);

  /** Loads a text into the editor that was not written in it. */
  async function load(): Promise<void> {
    asking.abort();
    asking = new AbortController();
    const { signal: question } = asking;
    const html = field.value;
    const cleaned = await clean(html, question).catch(() => undefined);
    if (question.aborted || signal.aborted) return;
    if (!cleaned) {
      show(true);
      say(entry.dataset['unanswered']!);
      return;
    }
    written = html;
    text.load(readRichText(cleaned.content));
    say(cleaned.note);
  }

  toolbar.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !entry.hasAttribute('data-source')) text.view.focus();
    },
    { signal },
  );
  parts.linkButton.addEventListener('click', () => void openLink(text.view.state), { signal });
  parts.sourceButton.addEventListener(
    'click',
    () => {
      const isSource = !entry.hasAttribute('data-source');
      show(isSource);
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
  show(!isWhole);
  // Where the field's description contains it already, it is not announced twice.
  if (!/-(?:removed|warning)\b/.test(field.getAttribute('aria-describedby') ?? ''))
    say(template.dataset['note'] ?? '');
  toolbar.hidden = !isEditable;
  if (!isSame) void load();
  commands.show(text.view.state);
  if (hadFocus && isWhole) text.view.focus();

  return () => {
    asking.abort();
    listening.abort();
    show(true);
    toolbar.hidden = true;
    field.removeAttribute('aria-labelledby');
    text.view.destroy();
  };
}
