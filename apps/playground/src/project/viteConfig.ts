import { money } from '@plinth/commerce/money';
import { cartTotals, emptyCart, withCartTotals } from '@plinth/commerce/cart';

/** A cart with one jug in it. */
function sampleCart() {
  const cart = {
    ...emptyCart('USD'),
    id: 'sample',
    entries: [
      {
        id: 'jug',
        itemId: 'jug',
        title: 'Ash-glazed jug',
        productType: 'PHYSICAL' as const,
        unitPrice: money(6200, 'USD'),
        quantity: 1,
      },
    ],
  };
  return withCartTotals(cart, cartTotals({ currencyCode: 'USD', lines: cart.entries, now: 0 }));
}

/** The server that an example calls, by the beginning of an address: functions of a request, as text. */
const answers: Readonly<Record<string, () => string>> = {
  '/api/': () => `json({ key: 'sample' })`,
  '/cart': () => `json(${JSON.stringify(sampleCart())})`,
  '/contact': () => 'json({})',
  '/files/': () => 'json({})',
  '/recordHit': () => 'json({})',
  '/tiles/': () => 'svg(tile)',
};

/** Functions that make such calls under an address that the code of an example does not contain. */
const callers: Readonly<Record<string, string>> = {
  '/api/': 'createSiteClient(',
  '/recordHit': 'attachCensus(',
};

const helpers: Readonly<Record<string, string>> = {
  'json(': `const json = (body) => ['application/json', JSON.stringify(body)];`,
  'svg(': `const svg = (text) => ['image/svg+xml', text];
// An invented town: put the address of your tile server into the code.
const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#ece7dd" d="M0 0h256v256H0z"/><path stroke="#fff" stroke-width="10" d="M0 90h256M150 0v256"/><path fill="#cfdcc0" d="M20 110h110v126H20z"/></svg>';`,
};

/** The configuration of a project: plain, unless its code calls a server. */
export function viteConfig(code: string): string {
  const called = Object.entries(answers).filter(
    ([address]) => code.includes(address) || code.includes(callers[address] ?? address),
  );
  if (called.length === 0)
    return `import { defineConfig } from 'vite';\n\nexport default defineConfig({});\n`;
  const rows = called.map(([address, answer]) => `  '${address}': ${answer()},`).join('\n');
  const needed = Object.entries(helpers).filter(([call]) => rows.includes(call));
  return `import { defineConfig } from 'vite';

${needed.map(([, helper]) => helper).join('\n')}

/** Replaces your server: the same answer to each call of an address with this prefix. */
const answers = {
${rows}
};

function answer(server) {
  server.middlewares.use((request, response, next) => {
    const found = Object.entries(answers).find(([address]) => request.url.startsWith(address));
    if (!found) return next();
    const [, [type, body]] = found;
    response.setHeader('content-type', type);
    response.end(body);
  });
}

export default defineConfig({
  plugins: [{ name: 'answers', configureServer: answer, configurePreviewServer: answer }],
});
`;
}
