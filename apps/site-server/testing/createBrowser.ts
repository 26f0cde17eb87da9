import { calls, type CallName } from '@plinth/site-api/contract';

export const testOrigin = 'http://studio.test';

/** A browser as far as the server can see: it keeps cookies and sends its origin. */
export interface TestBrowser {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form as a page without a script does. */
  postForm(
    path: string,
    fields: Record<string, string> | URLSearchParams,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Posts a form with files as a page without a script does. */
  postFiles(
    path: string,
    form: FormData,
    options?: { headers?: Record<string, string>; signal?: AbortSignal | undefined },
  ): Promise<Response>;
  /** Makes a call of the contract, with its crumb in place. */
  call(name: CallName, payload?: unknown, options?: CallOptions): Promise<CallAnswer>;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** @default the browser's own */
  crumb?: string | undefined;
}

export interface CallAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** The app itself, or a connection to a server that runs it. */
export interface RequestTarget {
  request(url: string, init?: RequestInit): Response | Promise<Response>;
}

/** @param at the origin of its site */
export function createBrowser(app: RequestTarget, at = testOrigin): TestBrowser {
  const cookies = new Map<string, string>();

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await app.request(new URL(path, at).href, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const isGone = attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0');
      if (isGone) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  return {
    cookies,
    get: (path, headers = {}) => request(path, { headers }),
    postForm: (path, fields, headers = {}) =>
      request(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: at,
          ...headers,
        },
      }),
    postFiles: (path, form, { headers = {}, signal } = {}) =>
      request(path, {
        method: 'POST',
        body: form,
        headers: { origin: at, ...headers },
        ...(signal ? { signal } : {}),
      }),
    async call(name, payload, options = {}) {
      const { method, path, encoding, crumb: place } = calls[name];
      const own = cookies.get('__Host-crumb') ?? cookies.get('crumb');
      const crumb = 'crumb' in options ? options.crumb : own;
      const fields = { ...(payload as Record<string, unknown>) };
      let address = path.replace(/\{(\w+)\}/g, (_, part: string) => {
        const value = fields[part];
        delete fields[part];
        return encodeURIComponent(String(value));
      });
      if (place === 'field' && crumb) fields['crumb'] = crumb;
      const flat = new URLSearchParams(
        Object.entries(fields)
          .filter(([, value]) => value !== undefined)
          .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
      );
      const query = new URLSearchParams(encoding === 'query' ? flat : undefined);
      if (place === 'query' && crumb) query.set('crumb', crumb);
      if (query.size > 0) address += `?${query}`;
      const body =
        encoding === 'json'
          ? JSON.stringify(payload)
          : encoding === 'form'
            ? flat.toString()
            : encoding === 'text'
              ? String(payload)
              : null;
      const response = await request(address, {
        method,
        body,
        headers: {
          ...(method === 'GET' ? {} : { origin: at }),
          ...(encoding === 'json' ? { 'content-type': 'application/json' } : {}),
          ...(place === 'header' && crumb ? { 'x-csrf-token': crumb } : {}),
          ...options.headers,
        },
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      };
    },
  };
}
