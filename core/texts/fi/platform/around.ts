import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAround } from '#core/texts/nl/platform/around.ts'

/** What stands around the pages of a member, in Finnish. */
export const fiAround: TextsOf<typeof nlAround> = {
  fresh: {
    unread_one: '{{count}} lukematon viesti',
    unread_other: '{{count}} lukematonta viestiä',
    newLikes_one: '{{count}} uusi tykkäys',
    newLikes_other: '{{count}} uutta tykkäystä',
  },
  around: {
    cancel: 'Antaa olla',
    chats: 'Viestit',
    likes: 'Tykkäykset',
    settings: 'Asetukset',
    logout: 'Kirjaudu ulos',
    own: 'Tili',
    account: 'Tilini',
    myProfile: 'Profiilini',
    matchFinder: 'Matchhaku',
    transactions: 'Maksut',
    credits: 'Krediitit',
    premium: 'Premium',
    confirm: 'Vahvista sähköpostiosoitteesi',
    confirmText:
      'Lähetimme sähköpostin osoitteeseen {{email}}. Avaa sen linkki, niin voit chattailla.',
    confirmAsk: 'Eikö sähköposti tullut?',
    photo: 'Näytä, kuka olet',
    photoText: 'Sinulla ei ole vielä pääkuvaa. Kuvasta muut näkevät, kenen kanssa juttelevat.',
    photoAdd: 'Lisää kuva',
    unsent_one: '{{count}} viesti on vielä lähettämättä. Kirjaudutaanko silti ulos?',
    unsent_other: '{{count}} viestiä on vielä lähettämättä. Kirjaudutaanko silti ulos?',
  },
}
