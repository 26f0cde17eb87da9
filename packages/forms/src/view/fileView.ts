import type { Translate } from '@plinth/site-model';
import type { FieldMessageKey } from '../messages/fieldMessages';
import { defaultMegabytes, filesOf } from '../pure/fileValue';
import type { FieldValue, FormField } from '../pure/formSchema';
import type { BuildNode, NodeProps } from './buildNode';
import { fileItemView } from './fileItemView';

/** The files of a field, the drop zone, and the accepted types. */
export function fileView<Node>(
  field: FormField,
  {
    h,
    value,
    translate,
    limitsId,
    props,
  }: {
    h: BuildNode<Node>;
    value: FieldValue | undefined;
    translate: Translate<FieldMessageKey>;
    limitsId: string;
    props: NodeProps;
  },
): Node[] {
  const { id, accept = [], max = 1, maxMegabytes: size = defaultMegabytes } = field;
  const files = Object.entries(filesOf(value));
  const { id: entryId, required, ...others } = props;
  return [
    h(
      'ul',
      { className: 'pl-form-files', hidden: files.length === 0 },
      ...files.map(([file, name]) => fileItemView(h, { field: id, id: file, name })),
    ),
    h(
      'div',
      { className: 'pl-form-drop' },
      // A second label: the visible text of the zone is part of the entry's name.
      h('label', { htmlFor: String(entryId) }, translate('forms.file.drop', { count: max })),
      h('input', {
        className: 'field-element',
        type: 'file',
        id: entryId,
        ...others,
        // With a file that was already sent, no other is required.
        required: required && files.length === 0,
        multiple: max > 1,
        accept: accept.join(',') || undefined,
        'data-max-files': String(max),
        'data-max-megabytes': String(size),
      }),
    ),
    h(
      'p',
      { className: 'description', id: limitsId },
      [
        translate('forms.file.count', { count: max }),
        translate('forms.file.size', { size }),
        accept.length > 0 &&
          translate('forms.file.kinds', {
            kinds: accept.map((kind) => kindText(kind, translate)).join(', '),
          }),
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ];
}

const groups: Readonly<Record<string, FieldMessageKey>> = {
  image: 'forms.file.images',
  audio: 'forms.file.sounds',
  video: 'forms.file.videos',
};

/** `.pdf` and `application/pdf` become PDF, `image/*` pictures. */
function kindText(kind: string, translate: Translate<FieldMessageKey>): string {
  const [, group = '', rest = ''] = /^([^/]*)\/(.*)$/.exec(kind.trim()) ?? [];
  const all = rest === '*' ? groups[group.toLowerCase()] : undefined;
  return all ? translate(all) : (rest || kind.trim().replace(/^\./, '')).toUpperCase();
}
