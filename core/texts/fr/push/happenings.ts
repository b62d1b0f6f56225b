import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlHappenings } from '#core/texts/nl/push/happenings.ts'

/** The list of what happened, in French. */
export const frHappenings: TextsIn<'fr', typeof nlHappenings> = {
  happenings: {
    title: 'Ce qui s’est passé',
    on: 'Les notifications sont activées sur cet appareil.',
    off: 'Les notifications sont coupées sur cet appareil.',
    quiet: 'Calme de {{from}} à {{to}}.',
    denied: 'Ton navigateur refuse les notifications.',
    install: 'Tu auras des notifications dès que {{name}} est sur ton écran d’accueil.',
    incapable: 'Ce navigateur ne peut pas montrer de notifications.',
    change: 'Changer',
    new: 'Nouveau',
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    messages_one: '{{name}} t’a écrit',
    messages_many: '{{name}} t’a envoyé {{count}} messages',
    messages_other: '{{name}} t’a envoyé {{count}} messages',
    gift: '{{name}} t’a offert quelque chose',
    like: 'Tu plais à {{name}}',
    match: '{{name}} et toi, vous vous plaisez',
    visit: '{{name}} a regardé ton profil',
    newMembers: 'De nouveaux membres correspondent à ce que tu cherches',
    paid_one: 'Payé : {{count}} crédit',
    paid_many: 'Payé : {{count}} crédits',
    paid_other: 'Payé : {{count}} crédits',
    refunded: 'Tu récupères de l’argent pour un paiement',
    signedIn: 'Session ouverte avec {{device}}',
    signedInSomewhere: 'Session ouverte sur un appareil que nous ne connaissons pas',
    none: 'Rien ne s’est encore passé',
    noneText: 'Tu verras ici qui t’écrit, te like ou regarde ton profil.',
    more: 'Montrer plus',
    kept_one: 'Voici ce qui s’est passé depuis un jour.',
    kept_many: 'Voici ce qui s’est passé ces {{count}} derniers jours.',
    kept_other: 'Voici ce qui s’est passé ces {{count}} derniers jours.',
  },
}
