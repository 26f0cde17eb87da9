import { asComponent } from '../code/asComponent';
import { viteConfig } from './viteConfig';
import { collectPackages, importsOf, packagesFolder } from './collectPackages';
import type { PackedPackage } from './packedPackage';

/** The code of an example in one of its forms. */
export interface ProjectSource {
  /** The example: `gallery/designs`. */
  id: string;
  title: string;
  dialect: 'react' | 'attach' | 'html';
  /** The code as in the code panel; a whole page for the dialect `html`. */
  code: string;
  /** The server-rendered markup of the example; empty if nothing is rendered. */
  markup: string;
}

export interface Project {
  title: string;
  description: string;
  /** Texts by path. */
  files: Readonly<Record<string, string>>;
}

/** The ports of a project: functions that load packages and sample pictures. */
export interface ProjectParts {
  loadPackage: (name: string) => Promise<PackedPackage>;
  /** @param file such as `dune.svg` */
  loadPicture: (file: string) => Promise<string>;
}

/** The versions that the playground itself was built with. */
const versions = { react: '^19', vite: '^8' } as const;

/**
 * A project that runs with `npm install && npm start`: the shown code, our packages in a folder (no public registry has
 * them), and a development server that answers the code's requests.
 */
export async function writeProject(
  { id, title, dialect, code, markup }: ProjectSource,
  { loadPackage, loadPicture }: ProjectParts,
): Promise<Project> {
  const sheets = [...code.matchAll(/"\/node_modules\/(@plinth\/[^/]+)\/dist\/([^"]+)"/g)];
  const entries = [...importsOf(code), ...sheets.map(([, name, file]) => `${name}/${file}`)];
  const { files: packages, names } = await collectPackages(entries, loadPackage);
  const pages = pagesOf[dialect]({ title, code, markup });
  const files: Record<string, string> = {
    'package.json': printJson({
      name: `plinth-${id.replaceAll('/', '-')}`,
      private: true,
      type: 'module',
      scripts: { start: 'vite', build: 'vite build', preview: 'vite preview' },
      dependencies: {
        ...Object.fromEntries(
          names.map((name) => [`@plinth/${name}`, `file:./${packagesFolder}/${name}`]),
        ),
        ...(dialect === 'react' && { react: versions.react, 'react-dom': versions.react }),
      },
      devDependencies: {
        ...(dialect === 'react' && {
          '@types/react': versions.react,
          '@types/react-dom': versions.react,
        }),
        vite: versions.vite,
      },
      stackblitz: { startCommand: 'npm start' },
    }),
    'README.md': readmeOf(id, title),
    'vite.config.js': viteConfig(code + markup),
    ...pages,
    ...packages,
  };
  const shown = Object.values(pages).join('\n');
  for (const [, file = ''] of shown.matchAll(/\/pictures\/([\w-]+\.svg)/g))
    files[`public/pictures/${file}`] ??= await loadPicture(file);
  return { title: `${title} · Plinth`, description: `${id}, from the playground`, files };
}

interface Written {
  title: string;
  code: string;
  markup: string;
}

/** The files of a project of each form, beside the packages. */
const pagesOf: Readonly<
  Record<ProjectSource['dialect'], (written: Written) => Record<string, string>>
> = {
  react: ({ title, code }) => ({
    'index.html': page(title, '<div id="root"></div>', '/src/main.tsx'),
    'src/Example.tsx': exampleModule(code),
    'src/main.tsx': reactMain,
    'tsconfig.json': tsconfig,
  }),
  attach: ({ title, code, markup }) => ({
    'index.html': page(title, markup, '/src/main.ts'),
    'src/main.ts': `${code}\n`,
    'tsconfig.json': tsconfig,
  }),
  html: ({ title, code }) => ({ 'index.html': page(title, code) }),
};

function page(title: string, body: string, script?: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
    <style>
      body {
        margin: 2rem;
        font-family: system-ui, sans-serif;
      }
    </style>
  </head>
  <body>
${body}
${script ? `    <script type="module" src="${script}"></script>\n` : ''}  </body>
</html>
`;
}

/** The module of an example, which exports its component under the name that `main.tsx` imports. */
function exampleModule(code: string): string {
  const module = asComponent(code);
  const name = /^export (?:function|const) (\w+)/m.exec(module)?.[1];
  return name === 'Example' ? `${module}\n` : `${module}\n\nexport { ${name} as Example };\n`;
}

const reactMain = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Example } from './Example';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Example />
  </StrictMode>,
);
`;

const printJson = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

const tsconfig = printJson({
  compilerOptions: {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    // The elements that short code looks up are there.
    strictNullChecks: false,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['src'],
});

const readmeOf = (id: string, title: string): string => `# ${title}

From the playground of Plinth: \`${id}\`.

    npm install
    npm start

The packages stand in \`${packagesFolder}/\`, as far as this example needs them, because no public registry has them. With a registry of your own, name their versions in \`package.json\` in place of the folders.
`;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
