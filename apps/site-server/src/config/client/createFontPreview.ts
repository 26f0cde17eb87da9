/** Milliseconds until the font service counts as unavailable. */
export const fontPreviewTimeout = 10_000;

/** The part of the service's library that a preview uses. */
export interface PreviewLibrary {
  setup(access: { auth_id: string; auth_token: string }): void;
  load(
    fonts: readonly {
      id: string;
      variations: readonly string[];
      css_name: string;
      subset: 'all';
    }[],
    answers: { active(): void; inactive(): void },
  ): void;
}

export interface FontPreviewOptions {
  /** The id of the requesting person: supplied by the page, not stored here. */
  authId: string;
  authToken: string;
  /** Loads the library; called again after a failure. */
  loadLibrary(): Promise<PreviewLibrary>;
  /** @default 10000 */
  timeout?: number;
}

/** `unloaded`: the service is away; `unshown`: the service has no such font for us. */
export type FontPreviewOutcome = 'shown' | 'unloaded' | 'unshown';

export interface FontPreview {
  /** Loads a font of the service under a name of the page's own. Never rejects. */
  show(font: { id: string; family: string }): Promise<FontPreviewOutcome>;
}

/** A preview of a font that is not in the owner's kit yet ([RUN-6]). */
export function createFontPreview({
  authId,
  authToken,
  loadLibrary,
  timeout = fontPreviewTimeout,
}: FontPreviewOptions): FontPreview {
  let coming: Promise<PreviewLibrary> | undefined;

  async function openLibrary(): Promise<PreviewLibrary> {
    const library = await loadLibrary();
    library.setup({ auth_id: authId, auth_token: authToken });
    return library;
  }

  const library = () =>
    (coming ??= within(timeout, openLibrary()).catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));

  return {
    async show({ id, family }) {
      let there: PreviewLibrary;
      try {
        there = await library();
      } catch {
        return 'unloaded';
      }
      const font = { id, variations: ['n4'], css_name: family, subset: 'all' } as const;
      const shown = new Promise<FontPreviewOutcome>((resolve) => {
        const answers = { active: () => resolve('shown'), inactive: () => resolve('unshown') };
        there.load([font], answers);
      });
      return within(timeout, shown).catch(() => 'unshown');
    },
  };
}

function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The font service did not answer.')),
      milliseconds,
    );
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
