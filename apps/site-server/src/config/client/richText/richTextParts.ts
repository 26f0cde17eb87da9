/** The elements of an entry for one text, as the server has written them. */
export interface RichTextParts {
  entry: HTMLElement;
  /** Contains the HTML, and is sent. */
  field: HTMLTextAreaElement;
  /** The field's id without a script. */
  id: string;
  label: HTMLElement | null;
  /** The text as visitors get it. */
  template: HTMLTemplateElement;
  toolbar: HTMLElement;
  /** Lists the styles of lines, where the text can have any. */
  style: HTMLSelectElement | null;
  linkButton: HTMLElement;
  linkDialog: HTMLDialogElement;
  /** Shows the field instead of the editor. */
  sourceButton: HTMLButtonElement;
  /** Contains the editor. */
  place: HTMLElement;
  note: HTMLElement;
}

export function findRichTextParts(entry: HTMLElement): RichTextParts {
  const part = <Part extends HTMLElement>(name: string) =>
    entry.querySelector<Part>(`[data-rich-${name}]`)!;
  const field = entry.querySelector('textarea')!;
  const { id } = field;
  return {
    entry,
    field,
    id,
    label: entry.ownerDocument.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`),
    template: part<HTMLTemplateElement>('content'),
    toolbar: part('toolbar'),
    style: entry.querySelector<HTMLSelectElement>('[data-rich-style]'),
    linkButton: part('link-button'),
    linkDialog: part<HTMLDialogElement>('link'),
    sourceButton: part<HTMLButtonElement>('source'),
    place: part('place'),
    note: part('note'),
  };
}
