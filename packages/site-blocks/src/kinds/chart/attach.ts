export { attachChart as attach } from '@plinth/charts';
