import type { UploadResult } from '../../uploads/storeUpload';
import type { ConfigVisit } from '../configVisit';

type Words = ConfigVisit['intl'];

/** The message about a file that was not stored; it names the file. */
export function uploadText(
  { translate, number }: Words,
  result: Exclude<UploadResult, { id: string }>,
): string {
  const fileName = shownName(result.name);
  const named = (problem: string) => translate('config.files.of', { fileName, problem });
  switch (result.problem) {
    case 'too-large':
      return translate('config.files.tooLarge', {
        fileName,
        maxSize: `${number(result.megabytes)} MB`,
      });
    case 'unsupported':
      return translate('config.files.unsupported', { fileName });
    case 'empty':
      return translate('config.files.empty', { fileName });
    case 'active':
      return translate('config.files.active', { fileName });
    case 'huge':
      return translate('config.files.huge', {
        fileName,
        width: number(result.width),
        height: number(result.height),
      });
    case 'name':
      return result.why === 'missing'
        ? translate('config.files.nameRequired')
        : translate(`config.files.name.${result.why}`, { fileName });
    case 'broken':
      return named(translate('config.files.processingFailed'));
    case 'slow':
      return named(translate('config.files.processingIncomplete'));
    case 'cut':
      return named(translate('config.files.cut'));
    case 'failed':
      return named(translate('config.files.failed'));
  }
}

/** A refused name for a message: shortened, and without the characters for which it was refused. */
const shownName = (name: string): string => {
  const seen = [...name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '\uFFFD')];
  return seen.length > 80 ? `${seen.slice(0, 80).join('')}…` : seen.join('');
};
