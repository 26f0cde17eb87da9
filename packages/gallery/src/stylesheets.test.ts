import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['gallery.css', 'lightbox.css'])(
  '[GAL-23a] %s turns arrows by `dir` itself, since build tools replace `:dir()` by a list of languages',
  (name) => {
    const css = readFileSync(new URL(name, import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '');
    expect(css).toContain("[dir='rtl']");
    expect(css).not.toContain(':dir(');
  },
);
