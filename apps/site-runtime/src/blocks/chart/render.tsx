import { blockVariantType, createPlainTranslate, interfaceMessages } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readTextOr } from '../../context/readSettings';
import { contentWords } from '../contentWords';
import { ChartTable } from './ChartTable';
import { datasetLimits, readDataset } from './dataset';
import { Pie } from './Pie';
import { Plot } from './Plot';

const kinds: Readonly<Record<string, 'bar' | 'line' | 'pie'>> = {
  bar: 'bar',
  line: 'line',
  pie: 'pie',
  [blockVariantType.chartBar]: 'bar',
  [blockVariantType.chartLine]: 'line',
  [blockVariantType.chartPie]: 'pie',
};

/** Numbers as bars, lines or a pie. The drawing is finished HTML; a table says the same to who cannot see it. */
export const chartBlock: BlockRenderer = {
  kind: 'chart',
  styles: ['summary', 'chart'],
  client: 'src/blocks/chart/attach.ts',
  render(settings, context, { id }): RenderedBlock {
    const { locale, messages, request } = context;
    const { dataset, problems } = readDataset(settings);
    const words = createPlainTranslate(interfaceMessages, { locale, overrides: messages });
    const said = problems.map((key) => words(key, { ...datasetLimits }));
    for (const text of said) context.problem(`Block ${id} (chart): ${text}`);
    const translate = contentWords(context);
    const kind = kinds[String(settings['chartType'] ?? settings['variantType'])] ?? 'bar';
    const title = readTextOr(settings, 'title', '');
    const description = readTextOr(settings, 'description', '');
    const unit = readTextOr(settings, 'valueLabel', '');
    const numbers = new Intl.NumberFormat(locale, {
      maximumFractionDigits: 2,
      // Small ones have their digits further behind.
      maximumSignificantDigits: 3,
      roundingPriority: 'morePrecision',
    });
    const format = (value: number | null | undefined): string =>
      value === null || value === undefined
        ? translate('runtime.chart.missing')
        : numbers.format(value);
    const isEmpty = dataset.series.length === 0 || dataset.labels.length === 0;
    const label = title || translate('runtime.chart.label');
    const parts = { id, dataset, unit, format, label };
    return {
      content: (
        <figure className="pl-chart" data-kind={kind} aria-labelledby={`chart-${id}`}>
          <figcaption className={title || description ? undefined : 'pl-unseen'}>
            <h2 className="pl-chart-title" id={`chart-${id}`}>
              {label}
            </h2>
            {description && <p className="pl-chart-description">{description}</p>}
          </figcaption>
          {/* An account that can change the numbers reads their problems; a visitor sees the numbers that can be drawn. */}
          {request.account?.roles.length && said.length > 0 ? (
            <ul className="pl-chart-problems">
              {said.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : null}
          {!isEmpty &&
            (kind === 'pie' ? (
              <Pie {...parts} otherLabel={translate('runtime.chart.other')} locale={locale} />
            ) : (
              <Plot {...parts} kind={kind} hint={translate('runtime.chart.keys')} />
            ))}
          {!isEmpty && (
            <ChartTable {...parts} caption={translate('runtime.chart.table', { title: label })} />
          )}
        </figure>
      ),
    };
  },
};
