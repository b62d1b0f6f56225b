import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHappenings } from '#core/texts/nl/push/happenings.ts'

/** The list of what happened, in Norwegian. */
export const nbHappenings: TextsOf<typeof nlHappenings> = {
  happenings: {
    title: 'Hva som har skjedd',
    on: 'Varsler er på for denne enheten.',
    off: 'Varsler er av for denne enheten.',
    quiet: 'Stille fra {{from}} til {{to}}.',
    denied: 'Nettleseren din avviser varsler.',
    install: 'Du får varsler når {{name}} er på hjemskjermen din.',
    incapable: 'Denne nettleseren kan ikke vise varsler.',
    change: 'Endre',
    new: 'Nytt',
    today: 'I dag',
    yesterday: 'I går',
    messages_one: '{{name}} sendte deg en melding',
    messages_other: '{{name}} sendte deg {{count}} meldinger',
    gift: '{{name}} ga deg en gave',
    like: '{{name}} liker deg',
    match: '{{name}} og du liker hverandre',
    visit: '{{name}} så på profilen din',
    newMembers: 'Nye medlemmer passer til det du ser etter',
    paid_one: 'Betalt: {{count}} credit',
    paid_other: 'Betalt: {{count}} credits',
    refunded: 'Du får penger tilbake for en betaling',
    signedIn: 'Logget inn med {{device}}',
    signedInSomewhere: 'Logget inn på en enhet vi ikke kjenner',
    none: 'Ingenting har skjedd ennå',
    noneText: 'Den som skriver til deg, liker deg eller ser på deg, dukker opp her.',
    more: 'Vis flere',
    kept_one: 'Dette har skjedd det siste døgnet.',
    kept_other: 'Dette har skjedd de siste {{count}} dagene.',
  },
}
