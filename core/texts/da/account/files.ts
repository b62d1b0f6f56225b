import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'

/** What the readable pages of an archive say, in Danish. */
export const daArchiveTexts: ArchiveTexts = {
  locale: 'da-DK',
  title: ({ site }) => `Dine data hos ${site}`,
  lead: ({ name, site, at }) => [
    `Her er alt, hvad ${site} havde om ${name} den ${at}, undtagen det, der holder dig sikker: din adgangskode og nøglerne til dine enheder gemmer vi kun i ulæselig form.`,
    'Om andre medlemmer står her kun det, du må se: deres navn, og hvad de skrev til dig. Hver del findes også som JSON, med de samme navne.',
    'Pas godt på arkivet: den, der har det, kan læse dine beskeder.',
  ],
  back: 'Tilbage til oversigten',
  read: 'Læs dem som en side',
  nothing: 'Intet.',
  parts: {
    account: { title: 'Konto', what: 'Din adresse, dit sprog og hvordan din konto står.' },
    profile: { title: 'Profil', what: 'Hvad andre ser af dig, og hvem du søger.' },
    photos: { title: 'Fotos', what: 'Dine egne fotos, som vi har dem.' },
    likes: { title: 'Likes', what: 'Hvem du synes om, og hvem der synes om dig.' },
    finder: {
      title: 'Matchfinder',
      what: 'Hvad du svarede, og hvad du håber på hos en anden.',
    },
    blocked: { title: 'Blokerede medlemmer', what: 'Hvem du har blokeret.' },
    conversations: { title: 'Samtaler', what: 'Hvem du har skrevet med.' },
    messages: { title: 'Beskeder', what: 'Hvad du skrev, og hvad du fik tilbage.' },
    credits: { title: 'Credits', what: 'Hver ændring af din saldo.' },
    payments: { title: 'Betalinger', what: 'Dine ordrer, og hvordan det gik med dem.' },
    discounts: { title: 'Rabatter', what: 'Koder, du har fået eller brugt.' },
    consents: { title: 'Samtykker', what: 'Hvad du sagde ja til, og hvornår.' },
    devices: {
      title: 'Enheder og links',
      what: 'Hvor du er logget ind, og hvilke links vi har sendt dig.',
    },
    history: { title: 'Historik', what: 'Hvad der er sket med din konto.' },
  },
}
