import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMoreRefusals } from '#core/texts/nl/platform/more-refusals.ts'

/** Refusals among the members and around each page of one, in German: they join those of `refusals.ts`. */
export const deMoreRefusals: TextsOf<typeof nlMoreRefusals> = {
  refusal: {
    after_required: 'So weit hinten geht es nicht los. Fang oben an und blättere weiter.',
    email_not_confirmed: 'Bestätige erst deine E-Mail-Adresse, dann kannst du Nachrichten senden.',
    favourites_full: 'Deine Liste ist voll. Nimm erst jemanden herunter.',
    member_blocked: 'Du hast dieses Mitglied blockiert. Gib es frei, um wieder zu chatten.',
    member_gone: 'Dieses Mitglied ist nicht mehr hier. Nachrichten gehen nicht mehr.',
    premium_only: 'Das geht nur mit Premium.',
    saved_searches_full: 'Du hast schon 10 Suchen gespeichert. Entferne erst eine.',
    search_closed: 'Logge dich ein, um Mitglieder zu sehen.',
    too_many_mails: 'Du hast heute zu viele Mails angefordert. Versuch es morgen wieder.',
  },
}
