// Written by `pnpm registries` from the folders of kinds; a test compares them.
export { attachChartBlock as attach } from '@plinth/site-blocks/attach';
