import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'

/** What the readable pages of an archive say, in Finnish. */
export const fiArchiveTexts: ArchiveTexts = {
  locale: 'fi-FI',
  title: ({ site }) => `Tietosi palvelussa ${site}`,
  lead: ({ name, site, at }) => [
    `Tässä on kaikki, mitä palvelulla ${site} oli jäsenestä ${name} ${at}, paitsi se, mikä pitää sinut turvassa: salasanasi ja laitteidesi avaimet säilytämme vain lukukelvottomina.`,
    'Muista jäsenistä tässä on vain se, minkä saat nähdä: nimi ja mitä he kirjoittivat sinulle. Jokainen osa on myös JSON-muodossa, samoin nimin.',
    'Pidä arkisto tallessa: joka sen saa, voi lukea viestisi.',
  ],
  back: 'Takaisin yleiskuvaan',
  read: 'Lue sivuna',
  nothing: 'Ei mitään.',
  parts: {
    account: { title: 'Tili', what: 'Osoitteesi, kielesi ja tilisi tila.' },
    profile: { title: 'Profiili', what: 'Mitä muut näkevät sinusta, ja ketä etsit.' },
    photos: { title: 'Kuvat', what: 'Omat kuvasi, niin kuin ne meillä ovat.' },
    likes: { title: 'Tykkäykset', what: 'Kenestä tykkäät, ja kuka tykkää sinusta.' },
    finder: {
      title: 'Matchhaku',
      what: 'Mitä vastasit, ja mitä toivot toiselta.',
    },
    blocked: { title: 'Estetyt jäsenet', what: 'Kenet olet estänyt.' },
    conversations: { title: 'Keskustelut', what: 'Kenen kanssa olet kirjoitellut.' },
    messages: { title: 'Viestit', what: 'Mitä kirjoitit, ja mitä sait takaisin.' },
    credits: { title: 'Krediitit', what: 'Saldosi jokainen muutos.' },
    payments: { title: 'Maksut', what: 'Tilauksesi ja miten niille kävi.' },
    discounts: { title: 'Alennukset', what: 'Saamasi tai käyttämäsi koodit.' },
    consents: { title: 'Suostumukset', what: 'Mihin suostuit ja milloin.' },
    devices: {
      title: 'Laitteet ja linkit',
      what: 'Missä olet kirjautuneena, ja linkit, jotka lähetimme sinulle.',
    },
    history: { title: 'Historia', what: 'Mitä tilillesi on tapahtunut.' },
  },
}
