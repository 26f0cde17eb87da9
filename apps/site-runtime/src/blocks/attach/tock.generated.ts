// Written by `pnpm registries` from the folders of kinds; a test compares them.
export { attachTockBlock as attach } from '@plinth/site-blocks/attach';
