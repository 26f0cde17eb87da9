/** A form that waits until its author has signed in again. */
export interface KeptForm {
  /** Inside the area. */
  action: string;
  fields: URLSearchParams;
}

/** Dots and encoded characters lead elsewhere once a browser has read them. */
export const isConfigAddress = (address: string): boolean =>
  /^\/config\/[\w./?=&%-]*$/.test(address) &&
  !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%(?:00|2f|5c)|\/\//i.test(address.split('?')[0]!);

export function formatKept(action: string, fields: URLSearchParams): string {
  const kept = new URLSearchParams(fields);
  kept.delete('crumb');
  return JSON.stringify({ action, fields: kept.toString() });
}

/** What the browser sends back was in its hands: it leads nowhere but into the area. */
export function parseKept(text: string | null): KeptForm | undefined {
  try {
    const { action, fields } = JSON.parse(text ?? '') as { action?: unknown; fields?: unknown };
    if (typeof action !== 'string' || typeof fields !== 'string') return undefined;
    return isConfigAddress(action) ? { action, fields: new URLSearchParams(fields) } : undefined;
  } catch {
    return undefined;
  }
}
