import type { ComponentType } from 'react';
import type { Example, ExampleProps } from '../example/example';

const definitions = import.meta.glob<{ example: Example }>('../examples/*/*/example.ts');
const components = import.meta.glob<{ default: ComponentType<ExampleProps<never>> }>(
  '../examples/*/*/index.tsx',
);

export interface LoadedExample {
  example: Example;
  Component: ComponentType<ExampleProps<never>>;
}

/** @returns `undefined` when there is no example of that name */
export async function loadExample(name: string): Promise<LoadedExample | undefined> {
  const definition = definitions[`../examples/${name}/example.ts`];
  const component = components[`../examples/${name}/index.tsx`];
  if (!definition || !component) return undefined;
  const [{ example }, { default: Component }] = await Promise.all([definition(), component()]);
  return { example, Component };
}
