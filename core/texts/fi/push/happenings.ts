import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHappenings } from '#core/texts/nl/push/happenings.ts'

/** The list of what happened, in Finnish. */
export const fiHappenings: TextsOf<typeof nlHappenings> = {
  happenings: {
    title: 'Mitä tapahtui',
    on: 'Ilmoitukset ovat päällä tällä laitteella.',
    off: 'Ilmoitukset ovat pois päältä tällä laitteella.',
    quiet: 'Hiljaista {{from}}–{{to}}.',
    denied: 'Selaimesi torjuu ilmoitukset.',
    install: 'Saat ilmoituksia, kun {{name}} on aloitusnäytölläsi.',
    incapable: 'Tämä selain ei voi näyttää ilmoituksia.',
    change: 'Muuta',
    new: 'Uusi',
    today: 'Tänään',
    yesterday: 'Eilen',
    messages_one: '{{name}} lähetti sinulle viestin',
    messages_other: '{{name}} lähetti sinulle {{count}} viestiä',
    gift: '{{name}} antoi sinulle lahjan',
    like: '{{name}} tykkää sinusta',
    match: '{{name}} ja sinä tykkäätte toisistanne',
    visit: '{{name}} katsoi profiiliasi',
    newMembers: 'Uusia jäseniä sopii siihen, mitä etsit',
    paid_one: 'Maksettu: {{count}} krediitti',
    paid_other: 'Maksettu: {{count}} krediittiä',
    refunded: 'Saat rahaa takaisin maksusta',
    signedIn: 'Kirjautunut: {{device}}',
    signedInSomewhere: 'Kirjautunut laitteella, jota emme tunne',
    none: 'Mitään ei ole vielä tapahtunut',
    noneText: 'Täällä näkyy, kun joku kirjoittaa, tykkää tai katsoo.',
    more: 'Näytä lisää',
    kept_one: 'Tämä tapahtui viimeisen päivän aikana.',
    kept_other: 'Tämä tapahtui viimeisten {{count}} päivän aikana.',
  },
}
