import { currentSettings, type BlockKind } from '../blockKind';
import { readSettings } from '../settings/readSettings';
import { type SettingsSchema, type SettingValues } from '../settings/setting';
import type { RenderContext } from './renderContext';
import type { BlockDefinition } from './siteDefinition';

/**
 * The settings of a block by the schema of its kind. Unusable values get their fallbacks, and the
 * page's report names them in one sentence.
 * @throws TypeError if a required setting is unusable
 */
export function settingsOf<Schema extends SettingsSchema>(
  kind: BlockKind<Schema>,
  { id, settings }: Pick<BlockDefinition, 'id' | 'settings'>,
  { problem }: Pick<RenderContext, 'problem'>,
): SettingValues<Schema> {
  const { values, problems, isComplete } = readSettings(
    kind.settings,
    currentSettings(kind, settings),
  );
  const sentences = problems.map(({ message }) => message).join(' ');
  if (!isComplete) throw new TypeError(`Its setting ${sentences}`);
  if (problems.length > 0)
    problem(`The block ${id} has settings that cannot be used: ${sentences}`);
  return values;
}
