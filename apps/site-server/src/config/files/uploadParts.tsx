import { limits } from '@plinth/site-model';
import { fileTypes } from '../../uploads/fileTypes';
import { maxBytesOf } from '../../uploads/uploadLimits';
import type { ConfigVisit } from '../configVisit';

const endings = Object.keys(fileTypes);

/** The files that a field accepts. */
export const acceptedFiles = endings.map((ending) => `.${ending}`).join(',');

/** All messages of the upload script, and the limits that it checks before sending a file. */
export function uploadData({ intl, services }: ConfigVisit) {
  const { translate } = intl;
  const megabytesOf = (ending: string): number =>
    maxBytesOf(fileTypes[ending]!.kind, services.maxMegabytes) / limits.bytesPerMegabyte;
  const place = { fileName: '{fileName}', maxSize: '{maxSize}' };
  return {
    'data-megabytes': JSON.stringify(
      Object.fromEntries(endings.map((ending) => [ending, megabytesOf(ending)])),
    ),
    'data-bytes-per-megabyte': limits.bytesPerMegabyte,
    'data-text-too-large': translate('config.files.tooLarge', place),
    'data-text-unsupported': translate('config.files.unsupported', place),
    'data-text-of': translate('config.files.of', { ...place, problem: '{problem}' }),
    'data-text-cut': translate('config.files.cut'),
    'data-text-cancelled': translate('config.files.cancelled'),
    'data-text-processing-cancelled': translate('config.files.processingCancelled'),
    'data-text-processing-incomplete': translate('config.files.processingIncomplete'),
    'data-text-signed-out': translate('config.files.signedOut'),
    'data-text-failed': translate('config.files.failed'),
    'data-text-waiting': translate('config.files.waiting'),
    'data-text-sending': translate('config.files.sending'),
    'data-text-processing': translate('config.files.processing'),
    'data-text-stored': translate('config.files.stored'),
    'data-text-cancel-of': translate('config.files.cancel.of', place),
    'data-text-retry-of': translate('config.files.retry.of', place),
  };
}

/** The note below the field: the limits and the kinds of files. */
export function UploadLimits({ visit: { intl, services } }: { visit: ConfigVisit }) {
  const { translate, number } = intl;
  const megabytes = (ending: string) =>
    number(maxBytesOf(fileTypes[ending]!.kind, services.maxMegabytes) / limits.bytesPerMegabyte);
  return (
    <>
      {translate('config.files.choose.what', {
        picture: megabytes('jpg'),
        document: megabytes('pdf'),
      })}{' '}
      {translate('config.files.choose.kinds', { kinds: endings.join(', ') })}{' '}
      <span data-upload-drop hidden>
        {translate('config.files.choose.drop')}
      </span>
    </>
  );
}

/** The list in which the script shows the progress of each file. */
export function UploadRows({ visit: { intl } }: { visit: ConfigVisit }) {
  const { translate } = intl;
  return (
    <>
      <ul
        className="pl-config-list pl-config-uploads"
        aria-label={translate('config.files.progress')}
        data-upload-list
      />
      <template data-upload-row>
        <li>
          <bdi data-name />
          <button type="button" className="pl-config-link" data-cancel>
            {translate('config.files.cancel')}
          </button>
          <button type="button" className="pl-config-link" data-retry hidden>
            {translate('config.files.retry')}
          </button>
          <progress max={100} value={0} />
          <span data-state />
        </li>
      </template>
      <p className="pl-config-hidden" role="status" data-upload-status />
    </>
  );
}
