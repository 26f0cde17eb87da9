import { filesOf, readPostedFiles } from '../pure/fileValue';
import { buildElement } from '../view/buildElement';
import { fileItemView } from '../view/fileItemView';
import type { FieldValue } from '../pure/formSchema';

/**
 * Reads and writes the list of a field's files. Items that stay are not rebuilt, because one of
 * their buttons may have the focus.
 */
export function fileAccess(item: HTMLElement): {
  read: () => FieldValue;
  write: (value: FieldValue) => void;
} {
  const list = item.querySelector<HTMLElement>('.pl-form-files');
  const itemsOf = (): HTMLElement[] => [
    ...(list?.querySelectorAll<HTMLElement>('[data-file]') ?? []),
  ];
  return {
    read: () =>
      readPostedFiles(
        itemsOf().flatMap((one) => {
          const box = one.querySelector('input');
          return box?.checked ? box.value : [];
        }),
      ),
    write(value) {
      const files = filesOf(value);
      for (const one of itemsOf()) if (!Object.hasOwn(files, one.dataset['file']!)) one.remove();
      const shown = new Set(itemsOf().map(({ dataset }) => dataset['file']));
      const field = item.dataset['fieldId']!;
      for (const [id, name] of Object.entries(files))
        if (!shown.has(id)) list?.append(fileItemView(buildElement, { field, id, name }));
      if (list) list.hidden = itemsOf().length === 0;
    },
  };
}
