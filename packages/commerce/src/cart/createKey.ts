/** A key that no other visitor or tab creates. `crypto.randomUUID` exists only on secure pages. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
