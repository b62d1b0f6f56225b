import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLikes } from '#core/texts/nl/discovery/likes.ts'

/** Likes, given and received, in Finnish. */
export const fiLikes: TextsOf<typeof nlLikes> = {
  likes: {
    back: 'Tykkää takaisin',
    backTo: 'Tykkää takaisin: {{name}}',
    bothLove: 'Teillä on yhteistä: {{interest}}',
    earlier: 'Aiemmin',
    title: 'Tykkäykset',
    received: 'Saadut',
    given: 'Annetut',
    matches: 'Matchit',
    new: 'Uusi',
    newLike: 'Uusi tykkäys!',
    newLikeOf: '{{name}} tykkää sinusta',
    see: 'Katso {{name}}',
    begin: 'Aloita keskustelu',
    close: 'Sulje',
    visitors: 'Kävijät',
    noVisitors: 'Ei vielä kävijöitä',
    noVisitorsText: 'Täältä löydät ne, jotka katsovat profiiliasi.',
    unseen: 'Katsot huomaamatta',
    unseenText:
      'Muut eivät näe, että katsot heidän profiiliaan, etkä sinä näe, kuka on katsonut omaasi.',
    unseenChange: 'Muuta asetuksissa',
    favourites: 'Tallennetut',
    noFavourites: 'Ei vielä ketään',
    noFavouritesText:
      'Haluatko löytää jonkun myöhemmin uudelleen? Tallenna profiili. Vain sinä näet, keitä täällä on.',
    keep: 'Tallenna {{name}}',
    kept: '{{name}} on tallennettu',
    letGo: '{{name}} ei ole enää tallennettu',
    undo: 'Kumoa',
    noReceived: 'Ei vielä tykkäyksiä',
    noReceivedText: 'Täytä profiilisi ja sano itse hei; loput seuraavat.',
    noGiven: 'Et ole vielä tykännyt kenestäkään',
    noGivenText: 'Näetkö jonkun, josta pidät? Tykkäys on ilmainen.',
    noMatches: 'Ei vielä matcheja',
    noMatchesText: 'Match on joku, josta tykkäät ja joka tykkää sinusta.',
    look: 'Katso jäseniä',
  },
}
