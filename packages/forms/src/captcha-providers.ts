export { captchaProviders, findCaptchaProvider } from './captcha/captchaProviders';
export type { CaptchaProvider, CaptchaProviderInfo } from './captcha/captchaProviders';
