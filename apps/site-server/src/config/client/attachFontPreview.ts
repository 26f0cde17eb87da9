import { isComposing } from '@plinth/dom';
import { createFontPreview, type PreviewLibrary } from './createFontPreview';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface PreviewWindow {
  TypekitPreview?: PreviewLibrary;
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
}

interface Access {
  authId: string;
  authToken: string;
  script: string;
}

/** Family names are inserted into a style rule and into the service's style sheet. */
const familyName = /^[a-z\d][\w -]{0,58}\w$/i;

/** Lets the owner preview a font of the service; nothing is loaded from it before they press its button. */
export function attachFontPreview(page: Document, root: HTMLElement): () => void {
  const { script, ...access } = JSON.parse(root.dataset['fontPreview']!) as Access;
  const part = <Part extends HTMLElement>(name: string) => root.querySelector<Part>(`[${name}]`)!;
  const [id, family] = [
    part<HTMLInputElement>('data-font-id'),
    part<HTMLInputElement>('data-font-family'),
  ];
  const [sample, status] = [part('data-font-sample'), part('data-font-status')];
  const listening = new AbortController();
  const { signal } = listening;
  const { trustedTypes } = page.defaultView as PreviewWindow;
  const policy = trustedTypes?.createPolicy('plinth', { createScriptURL: (address) => address });
  const preview = createFontPreview({
    ...access,
    loadLibrary: () => loadLibrary(page, script, policy),
  });
  let tries = 0;

  async function show(): Promise<void> {
    const font = { id: id.value.trim(), family: family.value.trim() };
    const { loading = '', unloaded = '', unshown = '' } = status.dataset;
    const failed = () => unshown.replace('{fontName}', () => font.family || font.id);
    const mine = (tries += 1);
    sample.hidden = true;
    status.textContent = loading;
    const canBe = /^[a-z\d]{2,12}$/i.test(font.id) && familyName.test(font.family);
    const outcome = canBe ? await preview.show(font) : 'unshown';
    // Another font was requested meanwhile.
    if (mine !== tries || signal.aborted) return;
    sample.hidden = outcome !== 'shown';
    sample.style.fontFamily = `"${font.family}"`;
    status.textContent = { shown: '', unloaded, unshown: failed() }[outcome];
  }

  part('data-font-show').addEventListener('click', () => void show(), { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || isComposing(event)) return;
      if (!(event.target as Element).matches('input')) return;
      // The key would submit the surrounding form.
      event.preventDefault();
      void show();
    },
    { signal },
  );
  root.hidden = false;
  return () => {
    listening.abort();
    root.hidden = true;
  };
}

/** Loads the library as the page's policy requires: with its nonce, and from an address that the server named. */
function loadLibrary(
  page: Document,
  address: string,
  policy: ScriptPolicy | undefined,
): Promise<PreviewLibrary> {
  const view = page.defaultView as Window & PreviewWindow;
  if (view.TypekitPreview) return Promise.resolve(view.TypekitPreview);
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    script.nonce = page.querySelector<HTMLElement>('style[nonce]')?.nonce ?? '';
    script.onload = () => (view.TypekitPreview ? resolve(view.TypekitPreview) : fail());
    script.onerror = fail;
    script.src = policy?.createScriptURL(address) ?? address;
    page.head.append(script);
  });
}
