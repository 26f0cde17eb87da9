import { formatFileSize } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { SoldFileRow } from '../../shop/soldFiles';
import { acceptedFiles, uploadData, UploadLimits, UploadRows } from '../files/uploadParts';
import { ListButton, ProductField } from './ProductField';
import { soldFilesAddress } from './productAddress';
import type { ProductPartProps } from './productPartProps';

interface SoldFilesProps extends ProductPartProps {
  /** The uploaded files of the draft, by their ids. */
  soldFiles: ReadonlyMap<string, SoldFileRow>;
  /** Offers to restore a removed row. */
  removedNote?: ReactNode;
}

/**
 * The files that a buyer of a download gets. Uploaded files are not public. Without a script a button sends them with
 * the whole form, which is returned with them.
 */
export function SoldFilesFields(props: SoldFilesProps) {
  const { draft, mayChange, soldFiles, removedNote, ...fields } = props;
  const { visit } = fields;
  const { translate, locale } = visit.intl;
  // Without a file, the problem of a missing file is shown at the field for new ones.
  const inputId = draft.files.length === 0 ? 'file-0' : 'sold-files';
  const problem = fields.problems.find(({ field }) => field === inputId);
  return (
    <fieldset
      disabled={!mayChange}
      className="pl-config-sold-files"
      data-sold-files
      data-address={soldFilesAddress}
      {...uploadData(visit)}
    >
      <legend>{translate('config.products.files')}</legend>
      <p className="pl-config-note">{translate('config.products.files.what')}</p>
      <ul className="pl-config-list" aria-label={translate('config.products.files')} data-sold-list>
        {draft.files.map(({ file, name }, at) => {
          const row = soldFiles.get(file);
          return (
            <li className="pl-config-entry pl-config-pairs" key={`${at} ${file}`}>
              {row ? (
                <div className="pl-config-field">
                  <span>{translate('config.products.file.uploaded')}</span>
                  <span className="pl-config-sold-file">
                    <bdi>{row.name}</bdi>{' '}
                    <span className="pl-config-note">{formatFileSize(row.size, { locale })}</span>
                  </span>
                  <input type="hidden" name="file" value={file} />
                </div>
              ) : (
                <ProductField {...fields} name="file" at={at} value={file} direction="ltr" />
              )}
              <ProductField {...fields} name="fileName" at={at} value={name} />
              {mayChange ? <ListButton visit={visit} action="remove-file" at={at} /> : null}
            </li>
          );
        })}
      </ul>
      {removedNote}
      {mayChange ? (
        <>
          <template data-sold-row>
            <li className="pl-config-entry pl-config-pairs">
              <div className="pl-config-field">
                <span>{translate('config.products.file.uploaded')}</span>
                <span className="pl-config-sold-file">
                  <bdi data-sold-name />
                </span>
                <input type="hidden" name="file" value="" />
              </div>
              <label className="pl-config-field">
                <span>{translate('config.products.field.fileName')}</span>
                <input type="text" name="fileName" dir="auto" autoComplete="off" />
              </label>
              <button type="button" className="pl-config-link" data-remove-sold>
                {translate('config.products.file.remove')}
              </button>
            </li>
          </template>
          <template data-sold-removed>
            <li className="pl-config-notice pl-config-row" role="status">
              <span>{translate('config.blocks.list.removed')}</span>
              <button type="button" className="pl-config-link" data-restore-sold>
                {translate('config.blocks.list.bringBack')}
              </button>
            </li>
          </template>
          <div className="pl-config-field">
            <label htmlFor={inputId}>{translate('config.products.file.upload')}</label>
            <input
              id={inputId}
              type="file"
              name="upload"
              multiple
              accept={acceptedFiles}
              aria-describedby={problem ? 'sold-files-what file-0-problem' : 'sold-files-what'}
              aria-invalid={problem ? true : undefined}
            />
            {problem ? (
              <span className="pl-config-error" id="file-0-problem">
                {translate('config.products.problem.fileMissing')}
              </span>
            ) : null}
            <span className="pl-config-note" id="sold-files-what">
              <UploadLimits visit={visit} />
            </span>
          </div>
          <div className="pl-config-row" data-sold-send>
            <button
              type="submit"
              className="pl-config-button"
              data-style="outline"
              formAction={soldFilesAddress}
              formEncType="multipart/form-data"
              formNoValidate
            >
              {translate('config.files.send')}
            </button>
          </div>
          <UploadRows visit={visit} />
          <details>
            <summary>{translate('config.products.file.byHand')}</summary>
            <p className="pl-config-note">{translate('config.products.file.byHand.what')}</p>
            <ListButton visit={visit} action="add-file" />
          </details>
        </>
      ) : null}
    </fieldset>
  );
}
