import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHappenings } from '#core/texts/nl/push/happenings.ts'

/** The list of what happened, in Swedish. */
export const svHappenings: TextsOf<typeof nlHappenings> = {
  happenings: {
    title: 'Vad som har hänt',
    on: 'Aviseringar är på för den här enheten.',
    off: 'Aviseringar är av för den här enheten.',
    quiet: 'Tyst från {{from}} till {{to}}.',
    denied: 'Din webbläsare nekar aviseringar.',
    install: 'Du får aviseringar när {{name}} finns på din hemskärm.',
    incapable: 'Den här webbläsaren kan inte visa aviseringar.',
    change: 'Ändra',
    new: 'Nytt',
    today: 'I dag',
    yesterday: 'I går',
    messages_one: '{{name}} skickade dig ett meddelande',
    messages_other: '{{name}} skickade dig {{count}} meddelanden',
    gift: '{{name}} gav dig en gåva',
    like: '{{name}} gillar dig',
    match: '{{name}} och du gillar varandra',
    visit: '{{name}} tittade på din profil',
    newMembers: 'Det finns nya medlemmar som passar det du söker',
    paid_one: 'Betalt: {{count}} credit',
    paid_other: 'Betalt: {{count}} credits',
    refunded: 'Du får pengar tillbaka för en betalning',
    signedIn: 'Inloggad med {{device}}',
    signedInSomewhere: 'Inloggad på en enhet vi inte känner igen',
    none: 'Inget har hänt än',
    noneText: 'Här ser du vem som skriver till dig, gillar dig eller tittar på din profil.',
    more: 'Visa fler',
    kept_one: 'Här ser du det senaste dygnet.',
    kept_other: 'Här ser du de senaste {{count}} dagarna.',
  },
}
