export interface FilterFieldProps {
  label: string;
  /** The name of the parameter in the list's address. */
  name: string;
  /** The value that is shown; nothing for all. */
  value: string | undefined;
  /** The label for no filter. */
  all: string;
  options: readonly (readonly [value: string, text: string])[];
}

/** Narrows a list of the area to the rows of one kind; it is a part of the search form. */
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
