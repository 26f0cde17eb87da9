/**
 * The parts of a reader's own page that copied code needs: it runs as it is pasted, and these lines are the ones to
 * change.
 */
export const readersParts = {
  cart: `const store = createCartStore({
  loadCart: async () => (await fetch('/cart')).json(),
  mutateCart: async (mutation, { idempotencyKey }) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
    const body = JSON.stringify(mutation);
    return (await fetch('/cart', { method: 'POST', headers, body })).json();
  },
});`,
  cookies: `const cookies = {
  read: () => document.cookie,
  write(cookie: string) {
    document.cookie = cookie;
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
  { id: 'bowl', src: '/bowl.jpg', width: 1500, height: 1000, alt: 'A bowl' },
  { id: 'jug', src: '/jug.jpg', width: 900, height: 1200, alt: 'A jug' },
];`,
} as const;

/** The same in a plain script, which names no types. */
export const untyped = (code: string): string => code.replace(/: (?:FormPorts|string)\b/g, '');
