import type { ReactNode } from 'react';
import type { Control } from '../example/controls';
import type { Example } from '../example/example';

/** Every option of the example with its default and what it may be. */
export function OptionsPanel({ definition }: { definition: Example }): ReactNode {
  const options = Object.entries(definition.controls);
  if (options.length === 0) return <p className="panels-note">This example has no options.</p>;
  return (
    <div className="document">
      <table>
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">Values</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {options.map(([name, control]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{valuesOf(control)}</td>
              <td>
                {control.default === undefined ? (
                  '–'
                ) : (
                  <code>{JSON.stringify(control.default)}</code>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function valuesOf(control: Control<unknown>): string {
  switch (control.kind) {
    case 'flag':
      return 'true or false';
    case 'text':
      return 'a text';
    case 'amount':
      return `${control.min} to ${control.max}${control.unit ? ` (${control.unit})` : ''}`;
    case 'choice':
      return control.values.map(String).join(', ');
  }
}
