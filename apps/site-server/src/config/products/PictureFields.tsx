import type { ReactNode } from 'react';
import type { FileRow } from '../../uploads/fileRows';
import { PictureList } from '../files/PictureList';
import { ListButton, ProductField } from './ProductField';
import { ProductPictureField } from './ProductPictureField';
import type { ProductPartProps } from './productPartProps';

interface PictureFieldsProps extends ProductPartProps {
  /** Uploaded pictures to choose from. */
  pictures: readonly FileRow[];
  /** Offers to restore a removed row. */
  removedNote?: ReactNode;
}

/** The pictures of a product with their descriptions. */
export function PictureFields(props: PictureFieldsProps) {
  const { draft, mayChange, pictures, removedNote, ...fields } = props;
  const { visit } = fields;
  const { translate } = visit.intl;
  return (
    <fieldset disabled={!mayChange}>
      <legend>{translate('config.products.pictures')}</legend>
      <p className="pl-config-note">{translate('config.products.pictures.what')}</p>
      {draft.pictures.map(({ src, alt }, at) => (
        <div className="pl-config-entry pl-config-pairs" key={at}>
          <ProductPictureField {...fields} at={at} src={src} mayChange={mayChange} />
          <ProductField {...fields} name="pictureAlt" at={at} value={alt} />
          {mayChange ? <ListButton visit={visit} action="remove-picture" at={at} /> : null}
        </div>
      ))}
      {removedNote}
      <PictureList pictures={pictures} />
      {mayChange ? <ListButton visit={visit} action="add-picture" /> : null}
    </fieldset>
  );
}
