import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMoreRefusals } from '#core/texts/nl/platform/more-refusals.ts'

/** Refusals among the members and around each page of one, in French: they join those of `refusals.ts`. */
export const frMoreRefusals: TextsIn<'fr', typeof nlMoreRefusals> = {
  refusal: {
    after_required: 'On ne peut pas commencer si loin. Reprends au début et continue.',
    email_not_confirmed: 'Confirme d’abord ton adresse e-mail, alors tu peux envoyer des messages.',
    favourites_full: 'Ta liste est pleine. Enlève d’abord quelqu’un.',
    member_blocked: 'Tu as bloqué ce membre. Débloque-le pour chatter à nouveau.',
    member_gone: 'Ce membre n’est plus ici. Tu ne peux plus envoyer de messages.',
    premium_only: 'Il te faut Premium.',
    saved_searches_full: 'Tu as déjà enregistré 10 recherches. Retires-en d’abord une.',
    search_closed: 'Connecte-toi pour voir les membres.',
    too_many_mails: 'Tu as demandé trop d’e-mails aujourd’hui. Réessaie demain.',
  },
}
