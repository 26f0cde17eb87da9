import { fileTypes } from '../../uploads/fileTypes';
import { maxBytesOf } from '../../uploads/uploadLimits';
import { limits } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';

const endings = Object.keys(fileTypes);

/** A plain form with files. The script sends them one by one and shows how far each is. */
export function UploadForm({ visit }: { visit: ConfigVisit }) {
  const { intl, services } = visit;
  const { translate, number } = intl;
  const megabytesOf = (ending: string): number =>
    maxBytesOf(fileTypes[ending]!.kind, services.maxMegabytes) / limits.bytesPerMegabyte;
  const maxOf = Object.fromEntries(endings.map((ending) => [ending, megabytesOf(ending)]));
  const place = { fileName: '{fileName}', maxSize: '{maxSize}' };
  return (
    <form
      className="pl-config-fields pl-config-upload"
      method="post"
      action="/config/files"
      encType="multipart/form-data"
      aria-labelledby="upload-title"
      data-upload
      data-megabytes={JSON.stringify(maxOf)}
      data-bytes-per-megabyte={limits.bytesPerMegabyte}
      data-text-too-large={translate('config.files.tooLarge', place)}
      data-text-unsupported={translate('config.files.unsupported', place)}
      data-text-of={translate('config.files.of', { ...place, problem: '{problem}' })}
      data-text-cut={translate('config.files.cut')}
      data-text-cancelled={translate('config.files.cancelled')}
      data-text-processing-cancelled={translate('config.files.processingCancelled')}
      data-text-processing-incomplete={translate('config.files.processingIncomplete')}
      data-text-signed-out={translate('config.files.signedOut')}
      data-text-failed={translate('config.files.failed')}
      data-text-waiting={translate('config.files.waiting')}
      data-text-sending={translate('config.files.sending')}
      data-text-processing={translate('config.files.processing')}
      data-text-stored={translate('config.files.stored')}
      data-text-cancel-of={translate('config.files.cancel.of', place)}
      data-text-retry-of={translate('config.files.retry.of', place)}
    >
      <h2 id="upload-title">{translate('config.files.upload')}</h2>
      {/* Before the files: none is taken until it has come. */}
      <CrumbField visit={visit} />
      <div className="pl-config-field">
        <label htmlFor="upload-files">{translate('config.files.choose')}</label>
        <input
          id="upload-files"
          type="file"
          name="files"
          multiple
          required
          accept={endings.map((ending) => `.${ending}`).join(',')}
          aria-describedby="upload-what"
        />
        <span className="pl-config-note" id="upload-what">
          {translate('config.files.choose.what', {
            picture: number(megabytesOf('jpg')),
            document: number(megabytesOf('pdf')),
          })}{' '}
          {translate('config.files.choose.kinds', { kinds: endings.join(', ') })}{' '}
          <span data-upload-drop hidden>
            {translate('config.files.choose.drop')}
          </span>
        </span>
      </div>
      <div className="pl-config-row">
        <button type="submit" className="pl-config-button">
          {translate('config.files.send')}
        </button>
      </div>
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
      <p hidden data-upload-reload>
        <a href="/config/files">{translate('config.files.reload')}</a>
      </p>
    </form>
  );
}
