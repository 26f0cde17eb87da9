import type { RichTextParts } from './richTextParts';

/** The attributes by which the editable element has the name, the description and the language of its field. */
export function textboxAttributes(
  { field, label }: Pick<RichTextParts, 'field' | 'label'>,
  isEditable: boolean,
): Record<string, string> {
  const described = field.getAttribute('aria-describedby');
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    class: 'pl-config-rich-text',
    dir: 'auto',
    ...(field.lang && { lang: field.lang }),
    ...(label && { 'aria-labelledby': label.id }),
    ...(described && { 'aria-describedby': described }),
    ...(field.hasAttribute('aria-invalid') && { 'aria-invalid': 'true' }),
    ...(!isEditable && { 'aria-readonly': 'true', tabindex: '0' }),
  };
}
