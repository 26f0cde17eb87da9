/*
 * The door that the boot script comes through. Behind it is one file that others import from as well: were that one
 * the door itself, the bundler would wrap it in a namespace, which weighs more than this file.
 */
export { startPage } from './startPage';
