export { keepTyped, type KeepTypedOptions, type KeptTyping } from './dom/keepTyped';
