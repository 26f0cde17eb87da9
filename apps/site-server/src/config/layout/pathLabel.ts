import { findBlockKind, type SettingsSchema } from '@plinth/site-blocks';
import type { PageDefinition } from '@plinth/site-model/definition';
import { localText } from '../blocks/SettingsFields';
import type { ConfigIntl } from '../configIntl';
import { sectionChoiceNames } from './sectionFields';

/**
 * `sections[0].blocks[1].settings.items[2].title` in the labels of the form: `Section 1, Accordion 2, Items 3, Title`.
 */
export function pathLabel(path: string, page: PageDefinition, intl: ConfigIntl): string {
  const keys = [...path.matchAll(/[^.[\]]+/g)].map(([key]) => key);
  const [first, at, , blockAt, , ...rest] = keys;
  if (first !== 'sections') return pageLabel(keys, intl.translate);
  const number = Number(at) + 1;
  const labels = [intl.translate('config.layout.section', { number })];
  const block = page.sections[Number(at)]?.blocks[Number(blockAt)];
  if (!block) {
    const name = sectionChoiceNames.find((one) => one === keys[2]);
    return [...labels, ...(name ? [intl.translate(`config.layout.${name}`)] : keys.slice(2))].join(
      ', ',
    );
  }
  const kind = findBlockKind(block.type, block.definitionName);
  const name = kind
    ? localText(intl, kind.name)
    : intl.translate('config.blocks.other', { type: block.type });
  labels.push(`${name} ${Number(blockAt) + 1}`);
  return [...labels, ...settingLabels(rest, kind?.settings, intl)].join(', ');
}

function pageLabel(keys: readonly string[], translate: ConfigIntl['translate']): string {
  switch (keys[0]) {
    case 'title':
    case 'slug':
    case 'description':
    case 'navigationTitle':
      return translate(`config.layout.field.${keys[0]}`);
    case 'socialImage':
      return translate(
        keys[1] === 'alt' ? 'config.layout.field.socialAlt' : 'config.layout.field.socialSrc',
      );
    default:
      return keys.join('.');
  }
}

function settingLabels(
  keys: readonly string[],
  schema: SettingsSchema | undefined,
  intl: ConfigIntl,
): string[] {
  const [name, ...rest] = keys;
  if (name === undefined) return [];
  const setting = schema?.[name];
  if (!setting) return keys.map(String);
  const label = localText(intl, setting.label);
  if (setting.type === 'group') return [label, ...settingLabels(rest, setting.fields, intl)];
  if (setting.type !== 'list' || rest[0] === undefined) return [label];
  return [
    `${localText(intl, setting.entry)} ${Number(rest[0]) + 1}`,
    ...settingLabels(rest.slice(1), setting.fields, intl),
  ];
}
