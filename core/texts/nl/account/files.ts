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

export const nlArchiveTexts: ArchiveTexts = {
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
    finder: { title: 'Match-finder', what: 'Wat je antwoordde, en wat je van een ander hoopt.' },
    blocked: { title: 'Geblokkeerde leden', what: 'Wie je hebt geblokkeerd.' },
    conversations: { title: 'Gesprekken', what: 'Met wie je hebt geschreven.' },
    messages: { title: 'Berichten', what: 'Wat je schreef, en wat je ervan terugkreeg.' },
    credits: { title: 'Credits', what: 'Elke verandering van je saldo.' },
    payments: { title: 'Betalingen', what: 'Je bestellingen en hoe ze afliepen.' },
    discounts: { title: 'Kortingen', what: 'Codes die je kreeg of gebruikte.' },
    consents: { title: 'Toestemming', what: 'Waar je toestemming voor gaf, en wanneer.' },
    devices: {
      title: 'Apparaten en links',
      what: 'Waar je bent ingelogd, en links die we je mailden.',
    },
    history: { title: 'Geschiedenis', what: 'Wat er met je account is gebeurd.' },
  },
}
