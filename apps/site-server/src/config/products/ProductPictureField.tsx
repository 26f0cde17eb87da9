import { PictureEntry } from '../pictures/PictureEntry';
import { productProblemText, type ProductFieldProps } from './ProductField';

/** The field for a picture of a product: chosen from the uploaded pictures, or typed as an address. */
export function ProductPictureField({
  visit,
  problems,
  form,
  focus,
  at,
  src,
  mayChange,
}: Pick<ProductFieldProps, 'visit' | 'problems' | 'form' | 'focus'> & {
  /** Its position, from 0. */
  at: number;
  src: string;
  mayChange: boolean;
}) {
  const id = `picture-${at}`;
  const label = visit.intl.translate('config.products.field.picture');
  const problem = problems.find(({ field }) => field === id);
  const shared = {
    id,
    name: 'picture',
    autoFocus: focus === id,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div className="pl-config-field">
      <label htmlFor={id}>{label}</label>
      <PictureEntry
        visit={visit}
        src={src}
        label={`${label} ${at + 1}`}
        shared={shared}
        mayChange={mayChange}
      />
      {problem ? (
        <span className="pl-config-error" id={`${id}-problem`}>
          {productProblemText(problem, visit, form)}
        </span>
      ) : null}
    </div>
  );
}
