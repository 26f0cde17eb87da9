import { expect, it } from 'vitest';
import { asComponent } from './asComponent';

it('[PLY-1b] puts a component around the element that code ends with, so that it pastes into a module', () => {
  const before = `import { A } from 'a';\n\nconst b = 1 <\n2;\n\n`;
  expect(asComponent(`${before}<A b={b} />`)).toBe(
    `${before}export const Example = () => <A b={b} />;`,
  );
  expect(asComponent(`${before}<A b={b}>\n  <p />\n</A>`)).toBe(
    `${before}export const Example = () => (\n  <A b={b}>\n    <p />\n  </A>\n);`,
  );
  const exported = 'export function Questions() {\n  return (\n<p />\n);\n}';
  expect(asComponent(exported)).toBe(exported);
});
