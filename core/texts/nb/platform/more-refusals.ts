import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMoreRefusals } from '#core/texts/nl/platform/more-refusals.ts'

/** Refusals among the members and around each page of one, in Norwegian: they join those of `refusals.ts`. */
export const nbMoreRefusals: TextsOf<typeof nlMoreRefusals> = {
  refusal: {
    after_required: 'Så langt ned kan du ikke begynne. Start øverst og bla videre.',
    email_not_confirmed: 'Bekreft e-postadressen din først, så kan du sende meldinger.',
    favourites_full: 'Listen din er full. Ta noen av den først.',
    member_blocked: 'Du har blokkert dette medlemmet. Opphev blokkeringen for å chatte igjen.',
    member_gone: 'Medlemmet er ikke her lenger. Du kan ikke sende flere meldinger.',
    premium_only: 'Dette krever Premium.',
    saved_searches_full: 'Du har allerede lagret 10 søk. Fjern ett først.',
    search_closed: 'Logg inn for å se medlemmer.',
    too_many_mails: 'Du har bedt om for mange e-poster i dag. Prøv igjen i morgen.',
  },
}
