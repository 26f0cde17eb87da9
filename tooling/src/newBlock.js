import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeBlockRegistries } from './blockRegistries.js';
import { repositoryRoot } from './workspace.js';

const kindName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Writes the folder of a new kind of block: the schema of its settings, and how it is rendered, attached and dressed.
 * @param {string} kind such as `glaze-card`
 * @param {string} [root]
 * @returns {string[]} the files that were written, from the repository's root
 * @throws when the name cannot be one, or a kind has it
 */
export function newBlock(kind, root = repositoryRoot) {
  if (!kindName.test(kind))
    throw new Error(
      `"${kind}" cannot name a kind: write small letters, digits and single hyphens, such as glaze-card.`,
    );
  const folder = `packages/site-blocks/src/kinds/${kind}`;
  if (existsSync(path.join(root, folder)))
    throw new Error(`${folder} is there already: choose another name.`);
  const constant = kind.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const title = `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1).replaceAll('-', ' ')}`;
  const files = {
    [`${folder}/block.ts`]: `import { defineBlock } from '../../blockKind';
import { line, text } from '../../settings/builders';

export const ${constant} = defineBlock({
  kind: '${kind}',
  types: [],
  name: { en: '${title}', de: '${title}' },
  settings: {
    title: line({
      label: { en: 'Title', de: 'Titel' },
      help: { en: 'The heading of the block.', de: 'Die Überschrift des Blocks.' },
      required: true,
    }),
    text: text({
      label: { en: 'Text', de: 'Text' },
      help: { en: 'The words below the title.', de: 'Der Text unter dem Titel.' },
    }),
  },
  example: { title: '${title}', text: 'Press it.' },
});
`,
    [`${folder}/render.tsx`]: `import type { BlockRenderer } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';
import { ${constant} } from './block';
import { ${constant}Script } from './script';

export const ${constant}Block: BlockRenderer = {
  kind: ${constant}.kind,
  types: ${constant}.types,
  styles: ['${kind}'],
  client: ${constant}Script,
  render(_, context, block) {
    const { title, text } = settingsOf(${constant}, block, context);
    return {
      content: (
        <section className="pl-${kind}">
          <h2>{title}</h2>
          {text ? <p>{text}</p> : null}
        </section>
      ),
    };
  },
};
`,
    [`${folder}/attach.ts`]: `import type { Detach } from '../../host/host';

/** Marks the block while it is chosen. */
export function attach(element: HTMLElement): Detach {
  const attached = new AbortController();
  element.addEventListener('click', () => element.toggleAttribute('data-chosen'), {
    signal: attached.signal,
  });
  return () => {
    attached.abort();
    element.removeAttribute('data-chosen');
  };
}
`,
    [`${folder}/script.ts`]: `import type { BlockScript } from '../../host/blockScript';

export const ${constant}Script: BlockScript = {
  kind: '${kind}',
};
`,
    [`${folder}/${kind}.css`]: `@layer plinth.blocks {
  .pl-${kind} {
    padding: var(--pl-space-4, 16px);
  }
}
`,
  };
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
  writeBlockRegistries(root);
  return Object.keys(files);
}
