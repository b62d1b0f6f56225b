import type { ArchivePart } from '#core/account/archive/values.ts'

type Who = { name: string; site: string; at: string }

/** What the readable pages of an archive say. */
export type ArchiveTexts = {
  locale: string
  title: (who: Who) => string
  lead: (who: Who) => string[]
  back: string
  read: string
  nothing: string
  parts: Record<ArchivePart, { title: string; what: string }>
}

const nl: ArchiveTexts = {
  locale: 'nl-NL',
  title: ({ site }) => `Je gegevens bij ${site}`,
  lead: ({ name, site, at }) => [
    `Dit is alles wat ${site} op ${at} over ${name} bewaart, behalve wat je veilig houdt: je wachtwoord en de sleutels van je apparaten bewaren we alleen onleesbaar.`,
    'Van andere leden staat er alleen in wat jij van ze mag zien: hun naam en wat ze jou schreven. Elk onderdeel zit er ook in als JSON, met dezelfde namen.',
    'Bewaar dit archief op een veilige plek: wie het heeft, kan je berichten lezen.',
  ],
  back: 'Terug naar het overzicht',
  read: 'Lees ze als pagina',
  nothing: 'Niets.',
  parts: {
    account: { title: 'Account', what: 'Je adres, je taal en hoe het met je account staat.' },
    profile: { title: 'Profiel', what: 'Wat anderen van je zien, en wie je zoekt.' },
    photos: { title: "Foto's", what: 'Je eigen foto’s, zoals we ze bewaren.' },
    likes: { title: 'Likes', what: 'Wie je leuk vindt, en wie jou.' },
    blocked: { title: 'Geblokkeerde leden', what: 'Wie je hebt geblokkeerd.' },
    conversations: { title: 'Gesprekken', what: 'Met wie je hebt geschreven.' },
    messages: { title: 'Berichten', what: 'Wat je schreef, en wat je ervan terugkreeg.' },
    credits: { title: 'Credits', what: 'Elke verandering van je saldo.' },
    payments: { title: 'Betalingen', what: 'Je bestellingen en wat ervan werd.' },
    discounts: { title: 'Kortingen', what: 'Codes die je kreeg of gebruikte.' },
    consents: { title: 'Toestemming', what: 'Waar je toestemming voor gaf, en wanneer.' },
    devices: {
      title: 'Apparaten en links',
      what: 'Waar je bent ingelogd, en links die we je mailden.',
    },
    history: { title: 'Geschiedenis', what: 'Wat er met je account is gebeurd.' },
  },
}

const en: ArchiveTexts = {
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
    blocked: { title: 'Blocked members', what: 'Whom you have blocked.' },
    conversations: { title: 'Conversations', what: 'With whom you have written.' },
    messages: { title: 'Messages', what: 'What you wrote, and what came back.' },
    credits: { title: 'Credits', what: 'Every change of your balance.' },
    payments: { title: 'Payments', what: 'Your orders and what became of them.' },
    discounts: { title: 'Discounts', what: 'Codes that you were given or have used.' },
    consents: { title: 'Consent', what: 'What you consented to, and when.' },
    devices: {
      title: 'Devices and links',
      what: 'Where you are signed in, and links that we mailed you.',
    },
    history: { title: 'History', what: 'What happened to your account.' },
  },
}

const all: Record<string, ArchiveTexts> = { nl, en }

/** The texts of a language; Dutch where there is none of it. */
export const archiveTextsOf = (language: string): ArchiveTexts => all[language] ?? nl
