export { proofOfWorkCaptcha } from './captcha/proofOfWorkCaptcha';
export type { Challenge, ProofOfWorkOptions } from './captcha/proofOfWorkCaptcha';
export { scriptCaptcha } from './captcha/scriptCaptcha';
export type { ScriptCaptchaOptions } from './captcha/scriptCaptcha';
export type { CaptchaAdapter, CaptchaMount, MountedCaptcha } from './dom/captchaAdapter';
