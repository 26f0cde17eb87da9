import type { ConfigVisit } from '../configVisit';
import type { ProductProblem } from './checkDraft';
import type { ProductDraft } from './productDraft';
import type { ProductForm } from './productForm';

/** The props of every part of a product's form. */
export interface ProductPartProps {
  visit: ConfigVisit;
  problems: readonly ProductProblem[];
  form: ProductForm;
  /** Id of the field that has the focus when the page loads. */
  focus?: string | undefined;
  draft: ProductDraft;
  mayChange: boolean;
}
