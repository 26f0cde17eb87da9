import { form } from '@plinth/site-blocks';
import { expect, it } from 'vitest';
import { offeredTypes, typesWith } from './fieldProperties';

it('[SRV-90a] the form builder and the settings of a form block offer the same types', () => {
  const { fields } = form.settings.formFields;
  expect(fields.type.options.toSorted()).toEqual(offeredTypes.toSorted());
});

it('[SRV-90i] the settings of a form block show for a type what the form builder shows for it', () => {
  const { fields } = form.settings.formFields;
  for (const name of ['description', 'required', 'suggestsPlaces', 'options'] as const) {
    expect(fields[name].onlyFor?.choice).toBe('type');
    expect(fields[name].onlyFor?.options.toSorted(), name).toEqual(typesWith(name).toSorted());
  }
});
