import type { ConfigVisit } from '../configVisit';
import { picturesId } from '../files/PictureList';

export interface PictureEntryProps {
  visit: Pick<ConfigVisit, 'intl'>;
  /** The stored or typed address. */
  src: string;
  label: string;
  /** Attributes of the field. */
  shared: { id: string; name: string };
  mayChange: boolean;
  /**
   * Whether the sibling settings `width` and `height` are the dimensions of this picture.
   * @default false
   */
  hasSides?: boolean;
}

/**
 * The field for the address of a picture, with a thumbnail. Uploaded pictures are offered by the browser's own list,
 * which needs no script; with a script a button shows them as pictures. Any other address can be typed.
 */
export const PictureEntry = (props: PictureEntryProps) => {
  const { visit, src, label, shared, mayChange, hasSides } = props;
  const { translate } = visit.intl;
  return (
    <span
      className="pl-config-picture-entry"
      data-picture-entry
      data-picture-sides={hasSides || undefined}
    >
      <span className="pl-config-file-picture" aria-hidden="true">
        <img src={thumbnailOf(src)} alt="" width={96} height={72} loading="lazy" data-thumbnail />
      </span>
      <span className="pl-config-picture-choice">
        <input
          {...shared}
          type="text"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          readOnly={!mayChange}
          list={picturesId}
          defaultValue={src}
        />
        {mayChange ? (
          <button
            type="button"
            className="pl-config-link"
            data-choose-picture
            aria-haspopup="dialog"
            hidden
          >
            {translate('config.pictures.choose')}
            <span className="pl-config-hidden"> {label}</span>
          </button>
        ) : null}
        {mayChange ? (
          <span className="pl-config-error" role="alert" data-pictures-failed hidden>
            {translate('config.pictures.failed')}
          </span>
        ) : null}
      </span>
    </span>
  );
};

/**
 * The thumbnail of a picture of this site; an uploaded picture in its smallest size. Nothing is loaded from other
 * sites.
 */
const thumbnailOf = (src: string): string | undefined => {
  if (!/^\/(?![/\\])/.test(src)) return undefined;
  return src.startsWith('/s/') && !src.includes('?') ? `${src}?format=300w` : src;
};
