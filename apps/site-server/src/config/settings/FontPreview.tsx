import type { ConfigVisit } from '../configVisit';
import { fontPreviewScript, type FontPreviewAccess } from './fontPreviewAccess';

/** Shows a family of the font service before it is in the kit. It needs the script: hidden until that has loaded. */
export function FontPreview({
  translate,
  access,
}: {
  translate: ConfigVisit['intl']['translate'];
  access: FontPreviewAccess;
}) {
  return (
    <div
      className="pl-config-font-preview"
      role="group"
      aria-labelledby="font-preview-title"
      data-font-preview={JSON.stringify({ ...access, script: fontPreviewScript })}
      hidden
    >
      <div>
        <p id="font-preview-title">{translate('config.settings.preview')}</p>
        <p className="pl-config-note">{translate('config.settings.preview.what')}</p>
      </div>
      {/* Without names: previewed values are not saved. */}
      <label className="pl-config-field">
        {translate('config.settings.preview.id')}
        <input type="text" dir="ltr" autoComplete="off" spellCheck={false} data-font-id />
      </label>
      <label className="pl-config-field">
        {translate('config.settings.preview.family')}
        <input type="text" dir="ltr" autoComplete="off" spellCheck={false} data-font-family />
      </label>
      <button type="button" className="pl-config-button" data-style="outline" data-font-show>
        {translate('config.settings.preview.show')}
      </button>
      <p
        className="pl-config-note"
        role="status"
        data-font-status
        data-loading={translate('config.settings.preview.loading')}
        data-unloaded={translate('config.settings.preview.notLoaded')}
        data-unshown={translate('config.settings.preview.notShown', { fontName: '{fontName}' })}
      />
      <p className="pl-config-font-sample" data-font-sample hidden>
        {translate('config.settings.preview.sample')}
      </p>
    </div>
  );
}
