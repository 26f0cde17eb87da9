export { sampleCollections } from './collections';
export { samplePasswords } from './passwords';
export { glazeNotes } from './pages/glazeNotes';
export { sampleShop } from './products';
export { loadSampleAssets } from './sampleAssets';
export { sampleSite, sampleSiteOn } from './site';
export { sampleSoldFiles } from './soldFiles';
