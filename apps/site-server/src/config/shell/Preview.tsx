import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { PassFrame } from './PassFrame';

type Translate = ConfigVisit['intl']['translate'];

/** Posts the unsaved entries to the frame beside it. */
export function PreviewButton({ translate, address }: { translate: Translate; address: string }) {
  return (
    <button
      type="submit"
      className="pl-config-button"
      data-style="outline"
      formAction={address}
      formTarget="preview"
      data-preview-button
    >
      {translate('config.preview')}
    </button>
  );
}

export interface PreviewFrameProps {
  translate: Translate;
  /** The initial address; `undefined` if there is none yet. */
  address?: string | undefined;
  children?: ReactNode;
}

/** The page as visitors will see it; its scripts run, but it cannot leave the frame or open windows. */
export function PreviewFrame({ translate, address, children }: PreviewFrameProps) {
  return (
    <section className="pl-config-previewing" aria-labelledby="preview-title">
      <h2 id="preview-title" className="pl-config-plot-title">
        {translate('config.preview')}
      </h2>
      <p className="pl-config-hidden" role="status" data-preview-status />
      <PassFrame translate={translate} name="preview">
        <div className="pl-config-preview" data-preview-stage>
          <iframe
            name="preview"
            title={translate('config.preview')}
            sandbox="allow-same-origin allow-scripts"
            src={address}
          />
        </div>
      </PassFrame>
      {children}
    </section>
  );
}
