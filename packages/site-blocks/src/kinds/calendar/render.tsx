import { Calendar } from '@plinth/events/react';
import { blockType } from '@plinth/site-model';
import { zoneOfSite } from '@plinth/site-model/time';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { stateHref } from '../../parts/blockState';
import { MissingContent, reportMissing } from '../../parts/missingContent';
import { calendarChoice, calendarNeed, weekStartsOn } from './calendarNeed';
import { calendarScript } from './script';

/** The dates of a collection by month, as a grid or as a list; every month has an address. */
export const calendarBlock: BlockRenderer = {
  kind: 'calendar',
  types: [blockType.calendar],
  styles: ['summary', 'calendar'],
  client: calendarScript,
  needs: (settings, context, { id: blockId }) => calendarNeed(settings, { ...context, blockId }),
  render(settings, context, { id: blockId }): RenderedBlock {
    const { content, url } = context.request;
    const answer = content?.answers[blockId];
    if (!content || answer?.kind !== 'items') {
      reportMissing(blockId, { answer, context });
      return { content: <MissingContent answer={answer} context={context} />, json: settings };
    }
    return {
      content: (
        <Calendar
          {...calendarChoice(settings, { url, blockId })}
          id={blockId}
          events={answer.items}
          timeZone={zoneOfSite(context.site)}
          now={content.now}
          weekStartsOn={weekStartsOn(settings)}
          href={(changes) => stateHref({ ...changes }, { url, blockId })}
          locale={context.locale}
          messages={context.messages}
        />
      ),
      json: settings,
    };
  },
};
