import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'

/** What the readable pages of an archive say, in Norwegian. */
export const nbArchiveTexts: ArchiveTexts = {
  locale: 'nb-NO',
  title: ({ site }) => `Dataene dine hos ${site}`,
  lead: ({ name, site, at }) => [
    `Dette er alt ${site} hadde om ${name} den ${at}, unntatt det som holder deg trygg: passordet ditt og nøklene til enhetene dine lagrer vi bare uleselig.`,
    'Om andre medlemmer står her bare det du får se: navnet deres og hva de skrev til deg. Hver del finnes også som JSON, med de samme navnene.',
    'Pass godt på arkivet: den som har det, kan lese meldingene dine.',
  ],
  back: 'Tilbake til oversikten',
  read: 'Les dem som en side',
  nothing: 'Ingenting.',
  parts: {
    account: {
      title: 'Konto',
      what: 'Adressen din, språket ditt og hvordan det står til med kontoen.',
    },
    profile: { title: 'Profil', what: 'Hva andre ser av deg, og hvem du ser etter.' },
    photos: { title: 'Bilder', what: 'Dine egne bilder, slik vi har dem.' },
    likes: { title: 'Likes', what: 'Hvem du liker, og hvem som liker deg.' },
    finder: {
      title: 'Matchfinner',
      what: 'Hva du svarte, og hva du håper på hos noen.',
    },
    blocked: { title: 'Blokkerte medlemmer', what: 'Hvem du har blokkert.' },
    conversations: { title: 'Samtaler', what: 'Hvem du har skrevet med.' },
    messages: { title: 'Meldinger', what: 'Hva du skrev, og hva du fikk tilbake.' },
    credits: { title: 'Credits', what: 'Hver endring av saldoen din.' },
    payments: { title: 'Betalinger', what: 'Bestillingene dine, og hvordan det gikk med dem.' },
    discounts: { title: 'Rabatter', what: 'Koder du har fått eller brukt.' },
    consents: { title: 'Samtykker', what: 'Hva du sa ja til, og når.' },
    devices: {
      title: 'Enheter og lenker',
      what: 'Hvor du er logget inn, og hvilke lenker vi har sendt deg.',
    },
    history: { title: 'Historikk', what: 'Hva som har skjedd med kontoen din.' },
  },
}
