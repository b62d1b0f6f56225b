import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'

/** What the readable pages of an archive say, in Swedish. */
export const svArchiveTexts: ArchiveTexts = {
  locale: 'sv-SE',
  title: ({ site }) => `Dina uppgifter hos ${site}`,
  lead: ({ name, site, at }) => [
    `Det här är allt som ${site} hade om ${name} den ${at}, utom det som håller dig säker: ditt lösenord och nycklarna till dina enheter sparar vi bara oläsligt.`,
    'Om andra medlemmar står här bara det du får se: deras namn och vad de skrev till dig. Varje del finns också som JSON, med samma namn.',
    'Var rädd om arkivet: den som har det kan läsa dina meddelanden.',
  ],
  back: 'Tillbaka till översikten',
  read: 'Läs dem som en sida',
  nothing: 'Inget.',
  parts: {
    account: { title: 'Konto', what: 'Din adress, ditt språk och hur det står till med kontot.' },
    profile: { title: 'Profil', what: 'Vad andra ser av dig, och vem du söker.' },
    photos: { title: 'Bilder', what: 'Dina egna bilder, som vi har dem.' },
    likes: { title: 'Likes', what: 'Vem du gillar, och vem som gillar dig.' },
    finder: {
      title: 'Matchfinder',
      what: 'Vad du svarade, och vad du hoppas på hos någon.',
    },
    blocked: { title: 'Blockerade medlemmar', what: 'Vem du har blockerat.' },
    conversations: { title: 'Konversationer', what: 'Vem du har skrivit med.' },
    messages: { title: 'Meddelanden', what: 'Vad du skrev, och vad du fick tillbaka.' },
    credits: { title: 'Credits', what: 'Varje ändring av ditt saldo.' },
    payments: { title: 'Betalningar', what: 'Dina beställningar och hur det gick med dem.' },
    discounts: { title: 'Rabatter', what: 'Koder du har fått eller använt.' },
    consents: { title: 'Samtycken', what: 'Vad du sade ja till, och när.' },
    devices: {
      title: 'Enheter och länkar',
      what: 'Var du är inloggad, och vilka länkar vi har mejlat dig.',
    },
    history: { title: 'Historik', what: 'Vad som har hänt med ditt konto.' },
  },
}
