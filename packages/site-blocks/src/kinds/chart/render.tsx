import { datasetLimits, readDataset } from '@plinth/charts';
import { Chart, type ChartKind } from '@plinth/charts/react';
import {
  blockType,
  blockVariantType,
  createPlainTranslate,
  interfaceMessages,
} from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readTextOr } from '../../context/readSettings';
import { chartScript } from './script';

const kinds: Readonly<Record<string, ChartKind>> = {
  bar: 'bar',
  line: 'line',
  pie: 'pie',
  [blockVariantType.chartBar]: 'bar',
  [blockVariantType.chartLine]: 'line',
  [blockVariantType.chartPie]: 'pie',
};

/**
 * Numbers as bars, lines or a pie. An account that may change the numbers sees what is wrong with
 * them.
 */
export const chartBlock: BlockRenderer = {
  kind: 'chart',
  types: [blockType.chart],
  styles: ['charts'],
  client: chartScript,
  render(settings, context, { id }): RenderedBlock {
    const { locale, messages, request } = context;
    const { dataset, problems } = readDataset(settings);
    const translate = createPlainTranslate(interfaceMessages, { locale, overrides: messages });
    const problemTexts = problems.map((key) => translate(key, { ...datasetLimits }));
    for (const text of problemTexts) context.problem(`Block ${id} (chart): ${text}`);
    return {
      content: (
        <Chart
          id={id}
          dataset={dataset}
          kind={kinds[String(settings['chartType'] ?? settings['variantType'])]}
          title={readTextOr(settings, 'title', '')}
          description={readTextOr(settings, 'description', '')}
          unit={readTextOr(settings, 'valueLabel', '')}
          problems={request.account?.roles.length ? problemTexts : []}
          locale={locale}
          messages={messages}
        />
      ),
    };
  },
};
