export { issueChallenge, verifyProof } from './captcha/proofOfWork';
export type { ChallengeOptions, ProofVerdict } from './captcha/proofOfWork';
