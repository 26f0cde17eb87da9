export { keyedMapScriptUrl, loadKeyedMap } from './maps/loadKeyedMap';
export type { KeyedMapOptions } from './maps/loadKeyedMap';
