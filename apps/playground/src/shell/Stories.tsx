import type { ReactNode } from 'react';
import type { Example } from '../example/example';
import { writtenStory } from '../example/writtenStory';

type Written = Readonly<Record<string, string>>;

export interface StoriesProps {
  definition: Example;
  /** Values in the address. */
  values: Written;
  onChoose: (values: Written) => void;
}

/** Interesting states of an example, by name. */
export function Stories({ definition, values, onChoose }: StoriesProps): ReactNode {
  const stories = Object.entries(definition.stories ?? {});
  if (stories.length === 0) return null;
  const all: [string, Written][] = [
    ['As it is', {}],
    ...stories.map(([name, options]): [string, Written] => [name, writtenStory(options)]),
  ];
  return (
    <div className="stories" role="group" aria-label="Stories">
      {all.map(([name, written]) => (
        <button
          key={name}
          type="button"
          className="toggle"
          aria-pressed={isSame(written, values)}
          onClick={() => onChoose(written)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const isSame = (one: Written, other: Written): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
