import { createPlainTranslate, type BlockType } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../context/blockRenderer';
import { readTextOr } from '../context/readSettings';
import type { BlockScript } from '../host/blockScript';
import type { RenderContext } from '../context/renderContext';
import type { Widget as WidgetData } from './provider';
import { providerMessages } from './providerMessages';
import { Widget, type WidgetProps } from './Widget';

type Settings = Record<string, unknown>;

export interface WidgetBlock {
  kind: string;
  types: readonly BlockType[];
  client: BlockScript;
  read(settings: Settings): WidgetData | undefined;
  /** The title if the owner has set none. */
  title: keyof typeof providerMessages;
  open: WidgetProps['open'];
  visit: WidgetProps['visit'];
  /** The problem with the settings if there is nothing to show. */
  missing: string;
}

/** The renderer of a block with a single widget of another company. */
export const widgetBlock = ({
  kind,
  types,
  client,
  missing,
  ...block
}: WidgetBlock): BlockRenderer => ({
  kind,
  types,
  styles: ['widget'],
  messages: { widget: ['providers.'] },
  client,
  render(settings, context): RenderedBlock {
    const widget = block.read(settings);
    if (!widget) throw new TypeError(missing);
    return renderWidget({ widget, settings, context, ...block });
  },
});

/** The widget with the owner's title and text; allows the company's frame in the page's policy. */
export function renderWidget({
  widget,
  settings,
  context,
  title,
  open,
  visit,
}: {
  widget: WidgetData;
  settings: Settings;
  context: RenderContext;
} & Pick<WidgetBlock, 'title' | 'open' | 'visit'>): RenderedBlock {
  const translate = createPlainTranslate(providerMessages, {
    locale: context.locale,
    overrides: context.messages,
  });
  const text = readTextOr(settings, 'description', '');
  widget.provider.origins.forEach((origin) => context.allowFrame(origin));
  if (widget.provider.hasScript) context.wantNonce();
  return {
    content: (
      <Widget
        widget={widget}
        context={context}
        title={readTextOr(settings, 'title', '') || translate(title)}
        open={open}
        visit={visit}
      >
        {text && (
          <div
            className="pl-widget-text"
            dangerouslySetInnerHTML={{ __html: context.sanitizeHtml(text) }}
          />
        )}
      </Widget>
    ),
    json: widget.settings,
  };
}
