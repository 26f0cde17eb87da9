import type { ConfigVisit } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';
import { acceptedFiles, uploadData, UploadLimits, UploadRows } from './uploadParts';

/** A plain form with files. With a script each file is sent on its own, and its progress is shown. */
export function UploadForm({ visit }: { visit: ConfigVisit }) {
  const { translate } = visit.intl;
  return (
    <form
      className="pl-config-fields pl-config-upload"
      method="post"
      action="/config/files"
      encType="multipart/form-data"
      aria-labelledby="upload-title"
      data-upload
      {...uploadData(visit)}
    >
      <h2 id="upload-title">{translate('config.files.upload')}</h2>
      {/* Before the files: none is accepted until the crumb has arrived. */}
      <CrumbField visit={visit} />
      <div className="pl-config-field">
        <label htmlFor="upload-files">{translate('config.files.choose')}</label>
        <input
          id="upload-files"
          type="file"
          name="files"
          multiple
          required
          accept={acceptedFiles}
          aria-describedby="upload-what"
        />
        <span className="pl-config-note" id="upload-what">
          <UploadLimits visit={visit} />
        </span>
      </div>
      <div className="pl-config-row">
        <button type="submit" className="pl-config-button">
          {translate('config.files.send')}
        </button>
      </div>
      <UploadRows visit={visit} />
      <p hidden data-upload-reload>
        <a href="/config/files">{translate('config.files.reload')}</a>
      </p>
    </form>
  );
}
