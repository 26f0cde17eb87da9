import type { AnyControls, Control } from './controls';

/** The value of a control's text in the address; `undefined` for an invalid text. */
function readControl(control: Control<unknown>, written: string): unknown {
  switch (control.kind) {
    case 'flag':
      return written === 'true' ? true : written === 'false' ? false : undefined;
    case 'text':
      return written;
    case 'amount': {
      const value = written === '' ? Number.NaN : Number(written);
      return Number.isFinite(value) ? value : undefined;
    }
    case 'choice':
      return control.values.find((value) => String(value) === written);
  }
}

/** The options that differ from their defaults, with their types. */
export function readValues(
  controls: AnyControls,
  written: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, control] of Object.entries(controls)) {
    const given = written[name];
    const value = given === undefined ? undefined : readControl(control, given);
    if (value !== undefined && value !== control.default) values[name] = value;
  }
  return values;
}
