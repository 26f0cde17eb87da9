import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { RenderContext } from '../context/renderContext';
import type { Widget as WidgetData } from './provider';
import { providerMessages } from './providerMessages';

export interface WidgetProps {
  widget: WidgetData;
  context: RenderContext;
  /** The purpose of the widget, from the owner or our default. */
  title: string;
  /** The button that shows it in the page. */
  open: keyof typeof providerMessages;
  /** The link to the provider's own page. */
  visit: keyof typeof providerMessages;
  children?: ReactNode;
}

/**
 * The container of a provider's widget: a text, a link that works without scripts, and a button for
 * the script.
 */
export function Widget({ widget, context, title, open, visit, children }: WidgetProps) {
  const { locale, messages } = context;
  const translate = createPlainTranslate(providerMessages, { locale, overrides: messages });
  const values = { provider: widget.provider.label };
  return (
    <section className="pl-widget" data-provider={widget.provider.name}>
      <div className="pl-widget-cover">
        <div className="pl-widget-words">
          <h2 className="pl-widget-title">{title}</h2>
          {children}
        </div>
        <div className="pl-widget-actions">
          <button className="pl-button pl-widget-open" type="button">
            {translate(open, values)}
          </button>
          <a className="pl-widget-visit" href={widget.href} target="_blank" rel="noopener">
            {translate(visit, values)}
          </a>
          <p className="pl-widget-note" role="status" />
        </div>
      </div>
    </section>
  );
}
