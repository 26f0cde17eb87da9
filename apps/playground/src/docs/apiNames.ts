import type { ExampleCode } from '../example/example';

/** The names of our packages that an example's code imports. */
export const apiNames = (code: ExampleCode): string[] => [
  ...new Set(
    Object.values(code as Record<string, string>).flatMap((text) =>
      [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '@plinth\//gm)].flatMap(
        ([, list = '']) => list.split(',').map((name) => name.replace(/^\s*type /, '').trim()),
      ),
    ),
  ),
];
