import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAvoided } from '#core/texts/nl/discovery/avoided.ts'

/** Addresses to which a member is never shown, in Finnish. */
export const fiAvoided: TextsOf<typeof nlAvoided> = {
  avoided: {
    title: 'Näkymätön näille',
    text: 'Eksäsi, työkaveri, veljesi: joka kirjautuu tämän luettelon osoitteella, ei törmää sinuun missään. Ei myöskään se, joka tulee vasta myöhemmin.',
    email: 'Sähköpostiosoite',
    note: 'Kuka se on? (vapaaehtoinen)',
    noteHint: 'Vain sinun silmillesi. Itse osoitetta emme säilytä.',
    add: 'Lisää luettelooni',
    added: 'Valmista. Kukaan tällä osoitteella ei näe sinua.',
    list: 'Luettelosi',
    none: 'Luettelossasi ei ole vielä ketään.',
    since: '{{date}} alkaen',
    noNote: 'Ilman nimeä',
    remove: 'Poista',
    removed: '{{name}} ei ole enää luettelossasi.',
    know: 'Hyvä tietää',
    same: 'Kukaan ei huomaa luetteloasi, eikä se koskaan paljasta, kuka on täällä.',
    acts: 'Jos tykkäät jostakusta tai kirjoitat hänelle, se menee perille. Hän voi silloin nähdä profiilisi, myös tämän luettelon osoitteella.',
    reachTitle: 'Hän voi silloin nähdä sinut',
    reachText:
      'Se, josta tykkäät tai jolle kirjoitat, voi nähdä profiilisi. Myös luettelosi osoitteella.',
    reachYes: 'Jatka',
    reachNo: 'En sittenkään',
    talks: 'Joku, jonka kanssa jo juttelet, voi jatkaa. Etkö halua? Estä hänet.',
    limit: 'Luettelossasi on tilaa {{max}} osoitteelle.',
  },
}
