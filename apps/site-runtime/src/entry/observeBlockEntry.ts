// A file of its own, so that pages without entries do not fetch it.
export { observeBlockEntry } from '@plinth/ui-dialogs/motion';
