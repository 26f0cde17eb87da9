import { form } from '@plinth/site-blocks';
import { expect, it } from 'vitest';
import { offeredTypes } from './fieldProperties';

it('[SRV-90a] the form builder and the settings of a form block offer the same types', () => {
  const { fields } = form.settings.formFields;
  expect(fields.type.options.toSorted()).toEqual(offeredTypes.toSorted());
});
