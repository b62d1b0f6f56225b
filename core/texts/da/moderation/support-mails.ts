import { nameAfter } from '#core/kernel/name-after.ts'

import type { SupportMails } from '../../nl/moderation/support-mails.ts'

export const daSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `Du er logget ud overalt hos ${site}`,
    heading: ({ name }) => `Logget ud overalt${nameAfter(name)}`,
    body: ({ site }) =>
      `Vores support har logget dig ud af ${site} på alle dine enheder. Din konto er ellers, som den var.`,
    more: 'Har du ikke bedt om det? Så vælg en ny adgangskode.',
    button: 'Log ind',
  },
}
