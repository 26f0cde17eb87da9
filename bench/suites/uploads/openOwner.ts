export interface Owner {
  /**
   * Sends a file by the form of the owner's area.
   * @throws when it was refused
   */
  upload(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<void>;
  /**
   * Reads a picture as a visitor's browser does.
   * @throws when it is missing
   */
  look(path: string): Promise<void>;
}

/**
 * Signs in as the owner of the sample site.
 * @throws when the password is wrong
 */
export async function openOwner(origin: string, password: string): Promise<Owner> {
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const crumb = () => decodeURIComponent(cookies.get('crumb') ?? '');

  keep(await fetch(origin));
  const signedIn = keep(
    await fetch(`${origin}/api/site-users/account/session?crumb=${encodeURIComponent(crumb())}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie(), origin },
      body: JSON.stringify({ email: 'owner@marlowclay.example', password, rememberMe: false }),
    }),
  );
  if (!signedIn.ok) throw new Error(`Signing in answered ${signedIn.status}.`);

  return {
    async upload(name, content) {
      const form = new FormData();
      form.append('crumb', crumb());
      form.append('files', new Blob([content]), name);
      const answer = await fetch(`${origin}/config/files`, {
        method: 'POST',
        headers: { cookie: cookie(), origin },
        body: form,
        redirect: 'manual',
      });
      if (answer.status !== 303) throw new Error(`${name} was answered with ${answer.status}.`);
      await answer.arrayBuffer();
    },
    async look(path) {
      const answer = await fetch(origin + path, { headers: { accept: 'image/webp,*/*' } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      await answer.arrayBuffer();
    },
  };
}
