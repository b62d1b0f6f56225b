import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'

/** What the readable pages of an archive say, in English. */
export const enArchiveTexts: ArchiveTexts = {
  locale: 'en-GB',
  title: ({ site }) => `Your data at ${site}`,
  lead: ({ name, site, at }) => [
    `This is all that ${site} holds on ${name} on ${at}, but for what keeps you safe: your password and the keys of your devices are kept unreadable only.`,
    'Of other members there is only what you may see of them: their name and what they wrote to you. Each part is there as JSON too, with the same names.',
    'Keep this archive in a safe place: whoever has it can read your messages.',
  ],
  back: 'Back to the overview',
  read: 'Read them as a page',
  nothing: 'Nothing.',
  parts: {
    account: { title: 'Account', what: 'Your address, your language and how your account stands.' },
    profile: { title: 'Profile', what: 'What others see of you, and whom you look for.' },
    photos: { title: 'Photos', what: 'Your own photos, as we keep them.' },
    likes: { title: 'Likes', what: 'Whom you like, and who likes you.' },
    finder: {
      title: 'Match finder',
      what: 'What you answered, and what you hope for in somebody.',
    },
    blocked: { title: 'Blocked members', what: 'Whom you have blocked.' },
    conversations: { title: 'Conversations', what: 'With whom you have written.' },
    messages: { title: 'Messages', what: 'What you wrote, and what came back.' },
    credits: { title: 'Credits', what: 'Every change of your balance.' },
    payments: { title: 'Payments', what: 'Your orders and what became of them.' },
    discounts: { title: 'Discounts', what: 'Codes that you were given or have used.' },
    consents: { title: 'Consent', what: 'What you consented to, and when.' },
    devices: {
      title: 'Devices and links',
      what: 'Where you are signed in, and links that we emailed you.',
    },
    history: { title: 'History', what: 'What happened to your account.' },
  },
}
