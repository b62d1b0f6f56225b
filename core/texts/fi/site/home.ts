import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHome } from '#core/texts/nl/site/home.ts'

/** The home of a visitor, and what stands at the end of a page, in Finnish. */
export const fiHome: TextsOf<typeof nlHome> = {
  home: {
    adults: 'Vain aikuisille, {{age}}+',
    title: 'Täällä kipinöi',
    lead: 'Tutustu ihmisiin läheltäsi, suoraan kotisohvalta.',
    look: 'Katsele ensin',
    drawn: 'Tämän sivun ihmiset on piirretty, he eivät ole jäseniä.',
    closed: 'Rekisteröityminen ei nyt onnistu. Jos sinulla on tili, voit kirjautua.',
    how: 'Näin se toimii',
    steps: {
      signup: 'Rekisteröidy ilmaiseksi',
      signupText: 'Minuutissa, sähköpostiosoitteellasi.',
      signupGift: 'Saat aluksi {{credits}}.',
      meet: 'Löydä joku, josta pidät',
      meetText: 'Katsele, lue kuka hän on ja anna tykkäys.',
      chat: 'Lähetä viesti',
      chatText: 'Hinta on painikkeessa ennen kuin lähetät.',
    },
    prices: 'Mitä se maksaa',
    looking: 'Rekisteröityminen, katselu ja tykkäykset',
    free: 'Ilmaista',
    message: 'Viestin lähettäminen',
    from: 'alkaen {{price}}',
    pricesText:
      'Ostat krediitit etukäteen, sis. alv. Tilausta ei ole, eikä mikään uusiudu itsestään.',
    honest: 'Rehellisesti fiktiivisistä profiileista',
    honestText: 'Fiktiivistä ihmistä ei voi tavata oikeasti.',
  },
}
