import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line, text } from '../../settings/builders';

export const quote = defineBlock({
  kind: 'quote',
  types: [blockType.quote],
  name: { en: 'Quote', de: 'Zitat' },
  settings: {
    quote: text({
      label: { en: 'Quote', de: 'Zitat' },
      help: { en: 'The words that somebody said.', de: 'Was jemand gesagt hat.' },
      required: true,
    }),
    source: line({
      label: { en: 'Source', de: 'Quelle' },
      help: { en: 'The person who said it.', de: 'Wer es gesagt hat.' },
    }),
  },
  example: { quote: 'A cup is right when nobody looks at it.', source: 'Ana Marlow' },
});
