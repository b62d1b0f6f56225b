import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHappenings } from '#core/texts/nl/push/happenings.ts'

/** The list of what happened, in Danish. */
export const daHappenings: TextsOf<typeof nlHappenings> = {
  happenings: {
    title: 'Hvad der er sket',
    on: 'Notifikationer er slået til på denne enhed.',
    off: 'Notifikationer er slået fra på denne enhed.',
    quiet: 'Stille fra {{from}} til {{to}}.',
    denied: 'Din browser afviser notifikationer.',
    install: 'Du får notifikationer, når {{name}} er på din hjemmeskærm.',
    incapable: 'Denne browser kan ikke vise notifikationer.',
    change: 'Ændr',
    new: 'Nyt',
    today: 'I dag',
    yesterday: 'I går',
    messages_one: '{{name}} sendte dig en besked',
    messages_other: '{{name}} sendte dig {{count}} beskeder',
    gift: '{{name}} gav dig en gave',
    like: '{{name}} synes om dig',
    match: '{{name}} og du synes om hinanden',
    visit: '{{name}} kiggede på din profil',
    newMembers: 'Der er nye medlemmer, der passer til det, du søger',
    paid_one: 'Betalt: {{count}} credit',
    paid_other: 'Betalt: {{count}} credits',
    refunded: 'Du får penge tilbage for en betaling',
    signedIn: 'Logget ind med {{device}}',
    signedInSomewhere: 'Logget ind på en enhed, vi ikke kender',
    none: 'Der er ikke sket noget endnu',
    noneText: 'Her ser du, hvem der skriver til dig, synes om dig eller kigger på din profil.',
    more: 'Vis flere',
    kept_one: 'Her ser du det seneste døgn.',
    kept_other: 'Her ser du de seneste {{count}} dage.',
  },
}
