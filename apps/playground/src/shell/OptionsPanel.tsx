import { Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import { printOptions } from '../code/printOptions';
import { apiNames } from '../docs/apiNames';
import { describeOptions } from '../docs/describeOptions';
import { loadDocument } from '../docs/documents';
import { Inline } from '../docs/Markdown';
import type { Control } from '../example/controls';
import type { Example } from '../example/example';

export interface OptionsPanelProps {
  definition: Example;
  packageName: string;
}

/** Every option of the example with its description, its default and its possible values. */
export function OptionsPanel({ definition, packageName }: OptionsPanelProps): ReactNode {
  const { controls, code, descriptions = {} } = definition;
  const report = useReport(packageName);
  const options = Object.entries(controls);
  const described = useMemo(
    () => describeOptions(report, Object.keys(controls), apiNames(code(printOptions({})))),
    [report, controls, code],
  );
  if (options.length === 0) return <p className="panels-note">This example has no options.</p>;
  return (
    <div className="document">
      <table className="options-table">
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">Meaning and values</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {options.map(([name, control]) => (
            <tr key={name}>
              <th scope="row">
                <code>
                  {name.split(/(?=[A-Z])/).map((word, index) => (
                    <Fragment key={index}>
                      {index > 0 && <wbr />}
                      {word}
                    </Fragment>
                  ))}
                </code>
              </th>
              <td>
                <Inline text={descriptions[name] ?? described.get(name) ?? ''} />{' '}
                <span className="options-values">{valuesOf(control)}</span>
              </td>
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

/** The API report of a package; empty until it is loaded. */
function useReport(packageName: string): string {
  const [report, setReport] = useState('');
  useEffect(() => {
    let isStale = false;
    loadDocument('api', packageName).then(
      (text) => isStale || setReport(text ?? ''),
      // The table is shown without its descriptions.
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [packageName]);
  return report;
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
