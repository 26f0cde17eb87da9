import {
  readSettings,
  type Setting,
  type SettingsSchema,
  type StoredSettings,
} from '@plinth/site-blocks';
import { isTimeZone } from '@plinth/site-model/time';
import type { ConfigIntl } from '../configIntl';
import { eachSetting } from '../links/eachSetting';
import { linkProblem, linkProblemText } from '../links/linkProblem';

/** An invalid setting of a form. */
export interface FormProblem {
  path: readonly string[];
  setting: Setting;
  sentence: string;
}

/**
 * Finds invalid settings: values that the schema refuses, impossible links, and unknown time zones. An unchanged stored
 * value does not prevent saving the rest.
 * @param before the settings that the form was made from
 */
export function checkSettings(
  schema: SettingsSchema,
  settings: StoredSettings,
  { before, intl }: { before: StoredSettings; intl: Pick<ConfigIntl, 'translate'> },
): FormProblem[] {
  const { translate } = intl;
  const problems = readSettings(schema, settings).problems.map(
    ({ path, setting, isMissing }): FormProblem => {
      const value = valueOf(settings, path);
      return { path, setting, sentence: sentenceOf({ setting, isMissing, value }, translate) };
    },
  );
  const known = new Set(
    [...eachSetting(schema, before)].flatMap(({ setting, value }) =>
      setting.type === 'link' && typeof value === 'string' ? [value] : [],
    ),
  );
  for (const { setting, value, path } of eachSetting(schema, settings)) {
    if (isUnknownZone(setting, value) && value !== valueOf(before, path))
      problems.push({ path, setting, sentence: translate('config.claim.problem.timeZone') });
    if (setting.type !== 'link' || typeof value !== 'string' || known.has(value)) continue;
    const problem = linkProblem(value);
    if (problem) problems.push({ path, setting, sentence: linkProblemText(problem, value, intl) });
  }
  return problems;
}

function sentenceOf(
  { setting, isMissing, value }: { setting: Setting; isMissing: boolean; value: unknown },
  translate: ConfigIntl['translate'],
): string {
  if (isMissing) return translate('config.blocks.problem.missing');
  switch (setting.type) {
    case 'number':
      return translate('config.blocks.problem.number', { min: setting.min, max: setting.max });
    case 'choice':
      return translate('config.blocks.problem.choice', { val: String(value) });
    default:
      return translate('config.blocks.problem.wrong');
  }
}

const isUnknownZone = (setting: Setting, value: unknown): boolean =>
  setting.type === 'line' &&
  setting.holds === 'time-zone' &&
  typeof value === 'string' &&
  !isTimeZone(value);

const valueOf = (settings: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], settings);
