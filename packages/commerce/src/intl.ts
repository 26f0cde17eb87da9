export { intlTemplate } from './money/intlTemplate';
