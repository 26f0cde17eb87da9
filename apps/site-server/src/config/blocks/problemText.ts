import type { SettingProblem } from '@plinth/site-blocks';
import type { ConfigVisit } from '../configVisit';

/** A setting that cannot be used, in a sentence for the owner. */
export function problemText(
  { setting, isMissing }: Pick<SettingProblem, 'setting' | 'isMissing'>,
  t: ConfigVisit['words']['t'],
): string {
  if (isMissing) return t('config.blocks.problem.missing');
  switch (setting.type) {
    case 'number':
      return t('config.blocks.problem.number', { min: setting.min, max: setting.max });
    case 'choice':
      return t('config.blocks.problem.choice', { options: setting.options.join(', ') });
    default:
      return t('config.blocks.problem.wrong');
  }
}
