import { useEffect, type ReactNode } from 'react';
import type { Checks } from '../stage/protocol';

export interface ChecksPanelProps {
  checks: Checks | undefined;
  /** The shown state; another state is checked again. */
  state: string;
  onAsk: () => void;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The checks of the current state: its bytes, axe's violations, layout shift and interaction delay. */
export function ChecksPanel({ checks, state, onAsk }: ChecksPanelProps): ReactNode {
  useEffect(onAsk, [onAsk, state]);
  if (!checks) return <p className="panels-note">Checking…</p>;
  const { bytes, cls, inp, violations, checkedAt } = checks;
  return (
    <div className="document">
      <p>
        <button type="button" className="quiet-button" onClick={onAsk}>
          Check again
        </button>{' '}
        {new Date(checkedAt).toLocaleTimeString()}
      </p>
      <table>
        <tbody>
          {Object.entries(bytes).map(([kind, size]) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{kilobytes(size)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Layout shift (CLS)</th>
            <td>{cls.toFixed(3)}</td>
          </tr>
          <tr>
            <th scope="row">Slowest answer to a press or a key (INP)</th>
            <td>{inp === undefined ? 'nothing was pressed yet' : `${Math.round(inp)} ms`}</td>
          </tr>
        </tbody>
      </table>
      <h2>axe: {violations.length === 0 ? 'nothing found' : `${violations.length} found`}</h2>
      <ul>
        {violations.map(({ id, help, nodes }) => (
          <li key={id}>
            <strong>{id}</strong>: {help} ({nodes.join(', ')})
          </li>
        ))}
      </ul>
    </div>
  );
}
