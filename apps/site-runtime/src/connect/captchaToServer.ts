import type { CaptchaAdapter, MountedCaptcha } from '@plinth/forms';

/** Where the server hands out what a device has to work out before a form counts as a person's. */
const challengeAddress = '/captcha/challenge';

/** The site's own proof of work. Its adapter is fetched by the first form that has a captcha. */
export function captchaToServer(view: Window): CaptchaAdapter {
  return {
    async mount(mount): Promise<MountedCaptcha> {
      const { proofOfWorkCaptcha } = await import('@plinth/forms/captcha');
      const adapter = proofOfWorkCaptcha({
        async requestChallenge(signal) {
          const response = await view.fetch(challengeAddress, { signal });
          if (!response.ok) throw new Error(`${challengeAddress} answered ${response.status}.`);
          return response.json() as ReturnType<
            Parameters<typeof proofOfWorkCaptcha>[0]['requestChallenge']
          >;
        },
      });
      return adapter.mount(mount);
    },
  };
}
