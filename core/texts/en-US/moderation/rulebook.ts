import type { Over } from '#core/kernel/variants.ts'
import type { enRulebook } from '#core/texts/en/moderation/rulebook.ts'

/** What American English says otherwise in the rules of the site. */
export const enUSRulebook: Over<typeof enRulebook> = {
  rules: {
    child_abuse: {
      text: 'Do not share them, ask for them or fantasize about them. Not drawn or computer-made ones either.',
    },
    hate: {
      text: 'Run nobody down for their origin, color, faith, sex, orientation, body or disability.',
    },
  },
}
