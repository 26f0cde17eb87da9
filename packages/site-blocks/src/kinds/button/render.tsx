import { button } from './block';
import { blockType, safeHref } from '@plinth/site-model';
import type { BlockRenderer } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';

export const buttonBlock: BlockRenderer = {
  kind: button.kind,
  types: [blockType.button],
  render(_, context, block) {
    const { alignment, size, style, clickthroughUrl, newWindow, buttonText } = settingsOf(
      button,
      block,
      context,
    );
    return {
      content: (
        <div className="pl-button-row" data-alignment={alignment} data-button-size={size}>
          <a
            className="pl-button"
            data-style={style}
            href={safeHref(clickthroughUrl)}
            {...(newWindow ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {buttonText}
          </a>
        </div>
      ),
    };
  },
};
