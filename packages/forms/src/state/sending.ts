export { createOwnChecks } from './ownChecks';
export { sendForm } from './sendForm';
