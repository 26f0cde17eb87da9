import type { ReactNode } from 'react';
import { tokenNames, type Tokens as TokenValues } from '../address/tokens';

export interface TokensProps {
  tokens: TokenValues;
  onChange: (tokens: TokenValues) => void;
}

/** The site's tokens, as a site would set them: colours, corners, type. */
export function Tokens({ tokens, onChange }: TokensProps): ReactNode {
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = tokens;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  return (
    <details className="tokens" open={Object.keys(tokens).length > 0}>
      <summary>Tokens</summary>
      {tokenNames.map((name) => {
        const isColor = name.startsWith('color');
        const value = tokens[name] ?? '';
        return (
          <label key={name} className="token">
            <span>--pl-{name}</span>
            <input
              type="text"
              value={value}
              placeholder={isColor ? 'teal' : name.startsWith('font') ? 'Georgia, serif' : '8px'}
              spellCheck={false}
              onChange={(event) => set(name, event.target.value)}
            />
          </label>
        );
      })}
    </details>
  );
}
