import { createTranslate } from '@plinth/site-model';
import { formMessages } from '@plinth/forms';
import { createValidator, type FormSchema } from '@plinth/forms/rules';
import { FormApi } from '@tanstack/react-form';
import { validateYupSchema } from 'formik';
import { createFormControl } from 'react-hook-form';
import { object, string, type ObjectSchema } from 'yup';
import { interleave, row, type Context, type Row } from '../../harness';

const count = 200;
const ids = Array.from({ length: count }, (_, index) => `field${index}`);
const isEmailField = (index: number): boolean => index % 2 === 0;
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** 200 fields, alternately e-mail and required text; half of the values are wrong, or none. */
function valuesOf(isHalfWrong: boolean): Record<string, string> {
  return Object.fromEntries(
    ids.map((id, index) => {
      const isWrong = isHalfWrong && index % 4 < 2;
      return [id, isWrong ? (isEmailField(index) ? 'nobody' : '') : `name${index}@example.org`];
    }),
  );
}

export async function measureValidation(context: Context): Promise<Row[]> {
  const rows: Row[] = [];
  for (const isHalfWrong of [false, true]) {
    const values = valuesOf(isHalfWrong);
    const expected = isHalfWrong ? count / 2 : 0;
    const candidates = {
      plinth: plinth(values),
      'rules by hand': byHand(values),
      'react-hook-form': await reactHookForm(values),
      '@tanstack/react-form': tanstack(values),
      'formik + yup': formik(values),
    };
    for (const [name, validate] of Object.entries(candidates)) {
      const found = await validate();
      if (found !== expected)
        throw new Error(`${name} finds ${found} errors where there are ${expected}.`);
    }
    const result = await interleave(
      Object.entries(candidates).map(([name, run]) => ({ name, run })),
      { rounds: context.scale(30, 6) },
    );
    rows.push(
      row({
        id: `forms/validate-200-${isHalfWrong ? 'half-wrong' : 'valid'}`,
        what: `200 fields validated, ${isHalfWrong ? 'half of them wrong' : 'all of them right'}`,
        unit: 'ms CPU',
        value: result.of('plinth').cpu,
        peers: result.timings('cpu', 'plinth'),
        ratio: result.ratio('plinth', 'react-hook-form', 'cpu'),
        target: { atMost: 1 / 20, of: 'react-hook-form' },
      }),
    );
  }
  return rows;
}

type Validate = () => number | Promise<number>;

function plinth(values: Record<string, string>): Validate {
  const schema: FormSchema = {
    formId: 'bench',
    formName: 'Bench',
    fields: ids.map((id, index) => ({
      id,
      title: id,
      required: true,
      type: isEmailField(index) ? 'email' : 'text',
    })),
  };
  const { validate } = createValidator(schema, createTranslate(formMessages));
  return () => Object.keys(validate(values)).length;
}

/** The floor: a loop over a table, messages included. */
function byHand(values: Record<string, string>): Validate {
  return () => {
    const errors: Record<string, string> = {};
    for (let index = 0; index < count; index += 1) {
      const id = ids[index]!;
      const value = values[id]!;
      if (value.trim() === '') errors[id] = 'is required';
      else if (isEmailField(index) && !pattern.test(value)) errors[id] = 'is no address';
    }
    return Object.keys(errors).length;
  };
}

async function reactHookForm(values: Record<string, string>): Promise<Validate> {
  const control = createFormControl({ defaultValues: values });
  for (const [index, id] of ids.entries()) {
    control.register(id, {
      required: 'is required',
      ...(isEmailField(index) && { pattern: { value: pattern, message: 'is no address' } }),
    });
  }
  await control.trigger();
  return async () => {
    await control.trigger();
    return Object.keys(control.control._formState.errors).length;
  };
}

function tanstack(values: Record<string, string>): Validate {
  const form = new FormApi({
    defaultValues: values,
    validators: {
      onChange: ({ value }) => {
        const fields: Record<string, string> = {};
        for (const [index, id] of ids.entries()) {
          if (value[id]!.trim() === '') fields[id] = 'is required';
          else if (isEmailField(index) && !pattern.test(value[id]!)) fields[id] = 'is no address';
        }
        return Object.keys(fields).length > 0 ? { fields } : undefined;
      },
    },
  });
  form.mount();
  return () => {
    void form.validate('change');
    return Object.values(form.state.fieldMeta).filter((meta) => (meta?.errors.length ?? 0) > 0)
      .length;
  };
}

function formik(values: Record<string, string>): Validate {
  const schema: ObjectSchema<object> = object(
    Object.fromEntries(
      ids.map((id, index) => {
        const required = string().required('is required');
        return [id, isEmailField(index) ? required.matches(pattern, 'is no address') : required];
      }),
    ),
  );
  return () =>
    validateYupSchema(values, schema).then(
      () => 0,
      (error: { inner: unknown[]; errors: unknown[] }) =>
        new Set(error.inner.map((inner) => (inner as { path: string }).path)).size,
    );
}
