import { safeHref } from '@plinth/site-model';
import type { BlockRenderer } from '../../context/blockRenderer';
import { readText, readTextOr } from '../../context/readSettings';

export const buttonBlock: BlockRenderer = {
  kind: 'button',
  render(settings) {
    const newWindow = settings['newWindow'] === true;
    return {
      content: (
        <div
          className="pl-button-row"
          data-alignment={readTextOr(settings, 'alignment', 'left')}
          data-button-size={readTextOr(settings, 'size', 'medium')}
        >
          <a
            className="pl-button"
            data-style={readTextOr(settings, 'style', 'solid')}
            href={safeHref(readTextOr(settings, 'clickthroughUrl', ''))}
            {...(newWindow ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {readText(settings, 'buttonText')}
          </a>
        </div>
      ),
    };
  },
};
