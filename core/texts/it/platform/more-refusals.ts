import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMoreRefusals } from '#core/texts/nl/platform/more-refusals.ts'

/** Refusals among the members and around each page of one, in Italian: they join those of `refusals.ts`. */
export const itMoreRefusals: TextsIn<'it', typeof nlMoreRefusals> = {
  refusal: {
    after_required: 'Non puoi iniziare così avanti. Parti dall’inizio e continua a scorrere.',
    email_not_confirmed: 'Prima conferma la tua e-mail, poi puoi mandare messaggi.',
    favourites_full: 'La tua lista è piena. Prima togli qualcuno.',
    member_blocked: 'Hai bloccato questo membro. Sbloccalo per chattare di nuovo.',
    member_gone: 'Questo membro non è più qui. Non puoi più mandare messaggi.',
    premium_only: 'Per questo serve Premium.',
    saved_searches_full: 'Hai già salvato 10 ricerche. Prima togline una.',
    search_closed: 'Entra per vedere i membri.',
    too_many_mails: 'Oggi hai chiesto troppe e-mail. Riprova domani.',
  },
}
