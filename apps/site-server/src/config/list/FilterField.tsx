export interface FilterFieldProps {
  label: string;
  /** The name of the parameter in the list's address. */
  name: string;
  /** The current filter; `undefined` for all rows. */
  value: string | undefined;
  /** The label for no filter. */
  all: string;
  options: readonly (readonly [value: string, text: string])[];
}

/** Filters a list of the area by one value; it is part of the search form. */
export const FilterField = ({ label, name, value = '', all, options }: FilterFieldProps) => (
  <label className="pl-config-field">
    {label}
    <select name={name} defaultValue={value}>
      <option value="">{all}</option>
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
