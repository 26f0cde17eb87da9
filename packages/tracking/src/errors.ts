export { attachErrorReporter } from './attachErrorReporter';
export type { AttachErrorReporterOptions } from './attachErrorReporter';
export { createErrorReporter } from './errorReporter';
export type {
  ErrorData,
  ErrorDetails,
  ErrorEvent,
  ErrorReporter,
  ErrorReporterOptions,
} from './errorReporter';
