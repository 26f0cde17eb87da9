import { describe, expect, it } from 'vitest';
import type { FieldCondition, FieldValue, FormField, FormSchema } from './formSchema';
import { isEmptyValue } from './isEmptyValue';
import { isFieldShown } from './isFieldShown';

const text = (id: string, conditions?: FieldCondition[]): FormField => ({
  type: 'text',
  id,
  title: id,
  ...(conditions && { conditions }),
});
const form = (...fields: FormField[]): FormSchema => ({ formId: 'f', formName: '', fields });

describe('isFieldShown', () => {
  it.each<[FieldCondition['test'], string | undefined, FieldValue | undefined, boolean]>([
    ['is', 'a', 'a', true],
    ['is', 'a', 'b', false],
    ['is', 'a', undefined, false],
    ['is', undefined, undefined, true],
    ['is', undefined, '', true],
    ['is', 'a', ['b', 'a'], true],
    ['is', 'a', ['b'], false],
    ['includes', 'a', ['b', 'a'], true],
    ['includes', 'a', { q: 'a' }, true],
    ['includes', 'a', { a: 'q' }, false],
    ['isNot', 'a', 'b', true],
    ['isNot', 'a', 'a', false],
    ['isNot', 'a', ['a', 'b'], false],
    ['isNot', 'a', ['b'], true],
    ['filled', undefined, 'x', true],
    ['filled', undefined, ' ', false],
    ['filled', undefined, ['', 'x'], true],
    ['filled', undefined, undefined, false],
    ['empty', undefined, ['', ' '], true],
    ['empty', undefined, 'x', false],
    ['empty', undefined, undefined, true],
    ['empty', undefined, [], true],
    ['empty', undefined, ' ', true],
    ['empty', undefined, ['', 'x'], false],
  ])('by the condition %s %j of the value %j: %s', (test, value, current, isShown) => {
    const shown = text('b', [{ field: 'a', test, ...(value !== undefined && { value }) }]);
    const schema = form(text('a'), shown);
    expect(isFieldShown(shown, schema, current === undefined ? {} : { a: current })).toBe(isShown);
  });

  it('where all of its conditions hold', () => {
    const shown = text('c', [
      { field: 'a', test: 'filled' },
      { field: 'b', test: 'filled' },
    ]);
    const schema = form(text('a'), text('b'), shown);
    expect(isFieldShown(shown, schema, { a: 'x', b: 'x' })).toBe(true);
    expect(isFieldShown(shown, schema, { a: 'x' })).toBe(false);
  });

  it('by a value that has no field, and along a circle', () => {
    const lone = text('b', [{ field: 'gone', test: 'is', value: 'x' }]);
    expect(isFieldShown(lone, form(lone), { gone: 'x' })).toBe(true);
    const a = text('a', [{ field: 'b', test: 'filled' }]);
    const b = text('b', [{ field: 'a', test: 'filled' }]);
    expect(isFieldShown(a, form(a, b), { a: 'x', b: 'x' })).toBe(true);
    expect(isFieldShown(a, form(a, b), { a: 'x' })).toBe(false);
  });
});

it('knows an empty value of every shape', () => {
  for (const value of [undefined, '', ' \n', [], ['', ' '], {}, { q: '' }])
    expect(isEmptyValue(value)).toBe(true);
  for (const value of ['x', ['', 'x'], { q: '', r: '0' }]) expect(isEmptyValue(value)).toBe(false);
});
