// Written by `pnpm registries` from the folders of kinds; a test compares them.
export { attachGalleryBlock as attach } from '@plinth/site-blocks/attach';
