import { defineExample } from '../../../example/example';

export const example = defineExample<object>({
  controls: {},
  code: () => ({
    attach: `import { parsePageContext } from '@plinth/site-model';

const script = document.getElementById('plinth-page-context');
const { context, problems } = parsePageContext(script?.textContent ?? '');
if (problems.length > 0) console.warn('The page context is incomplete:', problems);`,
  }),
});
