import { fileTypes } from '../../uploads/fileTypes';
import { mostBytesOf } from '../../uploads/uploadLimits';
import { limits } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';

const endings = Object.keys(fileTypes);

/** A plain form with files. The script sends them one by one and shows how far each is. */
export function UploadForm({ visit }: { visit: ConfigVisit }) {
  const { words, services } = visit;
  const { t, number } = words;
  const megabytesOf = (ending: string): number =>
    mostBytesOf(fileTypes[ending]!.kind, services.mostMegabytes) / limits.bytesPerMegabyte;
  const mostOf = Object.fromEntries(endings.map((ending) => [ending, megabytesOf(ending)]));
  const place = { fileName: '{fileName}', maxSize: '{maxSize}' };
  return (
    <form
      className="pl-config-fields pl-config-upload"
      method="post"
      action="/config/files"
      encType="multipart/form-data"
      aria-labelledby="upload-title"
      data-upload
      data-megabytes={JSON.stringify(mostOf)}
      data-bytes-per-megabyte={limits.bytesPerMegabyte}
      data-text-too-large={t('config.files.tooLarge', place)}
      data-text-unsupported={t('config.files.unsupported', place)}
      data-text-of={t('config.files.of', { ...place, problem: '{problem}' })}
      data-text-cut={t('config.files.cut')}
      data-text-cancelled={t('config.files.cancelled')}
      data-text-processing-cancelled={t('config.files.processingCancelled')}
      data-text-processing-incomplete={t('config.files.processingIncomplete')}
      data-text-signed-out={t('config.files.signedOut')}
      data-text-failed={t('config.files.failed')}
      data-text-waiting={t('config.files.waiting')}
      data-text-sending={t('config.files.sending')}
      data-text-processing={t('config.files.processing')}
      data-text-stored={t('config.files.stored')}
      data-text-cancel-of={t('config.files.cancel.of', place)}
      data-text-retry-of={t('config.files.retry.of', place)}
    >
      <h2 id="upload-title">{t('config.files.upload')}</h2>
      {/* Before the files: none is taken until it has come. */}
      <CrumbField visit={visit} />
      <div className="pl-config-field">
        <label htmlFor="upload-files">{t('config.files.choose')}</label>
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
          {t('config.files.choose.what', {
            picture: number(megabytesOf('jpg')),
            document: number(megabytesOf('pdf')),
          })}{' '}
          {t('config.files.choose.kinds', { kinds: endings.join(', ') })}{' '}
          <span data-upload-drop hidden>
            {t('config.files.choose.drop')}
          </span>
        </span>
      </div>
      <div className="pl-config-row">
        <button type="submit" className="pl-config-button">
          {t('config.files.send')}
        </button>
      </div>
      <ul
        className="pl-config-list pl-config-uploads"
        aria-label={t('config.files.progress')}
        data-upload-list
      />
      <template data-upload-row>
        <li>
          <bdi data-name />
          <button type="button" className="pl-config-link" data-cancel>
            {t('config.files.cancel')}
          </button>
          <button type="button" className="pl-config-link" data-retry hidden>
            {t('config.files.retry')}
          </button>
          <progress max={100} value={0} />
          <span data-state />
        </li>
      </template>
      <p className="pl-config-hidden" role="status" data-upload-status />
      <p hidden data-upload-reload>
        <a href="/config/files">{t('config.files.reload')}</a>
      </p>
    </form>
  );
}
