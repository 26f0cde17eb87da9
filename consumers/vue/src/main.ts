import { createApp } from 'vue';
// Written by the check from docs/guides/import-a-package.md, as a reader of the guide would.
import Work from './Work.vue';

createApp(Work).mount('#root');
