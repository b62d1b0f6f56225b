export type Member = { name: string; site: string }

/** A mail of a few lines and one button; `rest` stands below it. */
export type Note<M = Member> = {
  subject: (m: Member) => string
  heading: (m: Member) => string
  body: (m: M) => string[]
  button: string
  rest?: (m: M) => string
}

/** What all mails say. No subject holds anything private: it shows on locked screens. */
export type PlatformMails = {
  locale: string
  footer: (m: { site: string; support: string }) => string
}

export const nlPlatformMails: PlatformMails = {
  locale: 'nl-NL',
  footer: ({ site, support }) => `${site} is voor volwassenen (18+). Vragen? Mail ${support}.`,
}
