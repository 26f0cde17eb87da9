export { capitalCurrencyMarks, currencyMarks } from './pure/currencyMarks';
export { foldEntries } from './pure/foldEntries';
export { foldDigits } from '@plinth/site-model/fold-digits';
