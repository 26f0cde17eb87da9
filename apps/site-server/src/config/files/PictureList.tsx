import type { FileRow } from '../../uploads/fileRows';
import { permanentAddress } from './fileAddress';

/** The id of the list of uploaded pictures, which a field for a picture names as its `list`. */
export const picturesId = 'pictures';

/** The uploaded pictures to choose from, rendered once per page. */
export const PictureList = ({ pictures }: { pictures: readonly FileRow[] }) => (
  <datalist id={picturesId}>
    {pictures.map((row) => (
      <option key={row.id} value={permanentAddress(row)} label={row.name} />
    ))}
  </datalist>
);
