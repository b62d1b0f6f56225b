import type { SignupForms } from '#core/account/signup/ports.ts'
import type { Site } from '#core/site/ports.ts'

/** The credits for confirming an address of this site: none where its mailbox had them before. */
export const signupCreditsFor = async (
  signupForms: Pick<SignupForms, 'hadCredits'>,
  { site, email, now }: { site: Site; email: string; now: Date },
): Promise<number> => {
  const { signup_credits: credits } = site.settings
  if (credits === 0) return 0
  return (await signupForms.hadCredits({ site: site.id, email, now })) ? 0 : credits
}
