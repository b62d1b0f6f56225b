import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in Finnish. */
export const fiOwnProfile: TextsOf<typeof nlOwnProfile> = {
  own: {
    choose: 'Valitse…',
    save: 'Tallenna',
    title: 'Profiilini',
    views: 'Profiilisi',
    view: 'Näin muut näkevät sinut',
    edit: 'Muokkaa',
    finder: 'Matchhaku: katso, kuka sopii sinulle',
    missing: 'Näin sinut löydetään helpommin',
    lacks: {
      photo: 'Kuva kasvoistasi',
      about_me: 'Jotakin itsestäsi',
      reason: 'Miksi olet täällä',
      interests: 'Kiinnostuksesi',
      city: 'Missä asut',
    },
    unfound: 'Haku ({{fields}}) ei löydä sinua.',
    unfoundByThese: 'Haku näillä ei löydä sinua.',
    byPlace: 'paikkakunta tai etäisyys',
    byInterests: 'kiinnostukset',
    ahead: {
      male_one: '{{total}} kuvallinen mies näytetään ennen sinua.',
      male_other: '{{total}} kuvallista miestä näytetään ennen sinua.',
      female_one: '{{total}} kuvallinen nainen näytetään ennen sinua.',
      female_other: '{{total}} kuvallista naista näytetään ennen sinua.',
    },
    length: '{{length}}/{{max}} merkkiä',
    beginWith: 'Voisit aloittaa näin',
    begin: {
      sunday: 'Ihannesunnuntaini alkaa',
      wake: 'Minut saa herättää',
      friends: 'Ystäväni sanovat, että',
    },
    sexualityHint:
      'Täytä tämä vain, jos muut saavat nähdä sen profiilissasi. Voit poistaa sen milloin vain.',
    saved: 'Profiilisi on tallennettu.',
    age_one: '{{count}} vuosi',
    age_other: '{{count}} vuotta',
    free: 'Ilmaisjäsen',
    premium: 'Premium-jäsen',
  },
}
