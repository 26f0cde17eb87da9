/** The parts of a reader's page that copied code needs: it runs as pasted, and the reader changes these lines. */
export const readersParts = {
  cart: `const store = createCartStore({
  loadCart: async () => (await fetch('/cart')).json(),
  mutateCart: async (mutation, { idempotencyKey }) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
    const body = JSON.stringify(mutation);
    return (await fetch('/cart', { method: 'POST', headers, body })).json();
  },
});
void store.refresh();`,
  cookies: `const cookies = {
  read: () => document.cookie,
  write(cookie: string) {
    document.cookie = cookie;
  },
};`,
  filePorts: `const ports: FormPorts = {
  requestSubmissionKey: async () => ({ ok: true, key: crypto.randomUUID() }),
  saveSubmission: async (payload, signal) => {
    const body = JSON.stringify(payload);
    const { ok, status } = await fetch('/contact', { method: 'POST', body, signal });
    return ok ? { ok } : { ok, status };
  },
  uploadFile: async ({ file, signal }) => {
    const id = crypto.randomUUID();
    const { ok, status } = await fetch(\`/files/\${id}\`, { method: 'PUT', body: file, signal });
    return ok ? { ok, id } : { ok: false, status };
  },
};`,
  formPorts: `const ports: FormPorts = {
  requestSubmissionKey: async () => ({ ok: true, key: crypto.randomUUID() }),
  saveSubmission: async (payload, signal) => {
    const body = JSON.stringify(payload);
    const { ok, status } = await fetch('/contact', { method: 'POST', body, signal });
    return ok ? { ok } : { ok, status };
  },
};`,
  pictures: `const pictures = [
  { id: 'dune', src: '/pictures/dune.svg', width: 1500, height: 1000, alt: 'Dunes at dusk' },
  { id: 'fjord', src: '/pictures/fjord.svg', width: 1000, height: 1500, alt: 'The fjord' },
  { id: 'meadow', src: '/pictures/meadow.svg', width: 1200, height: 1200, alt: 'Meadow' },
  { id: 'night', src: '/pictures/night.svg', width: 1780, height: 1000, alt: 'Night walk' },
];`,
} as const;

/** The same for a plain script, without types. */
export const untyped = (code: string): string => code.replace(/: (?:FormPorts|string)\b/g, '');
