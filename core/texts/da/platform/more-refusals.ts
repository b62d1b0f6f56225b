import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMoreRefusals } from '#core/texts/nl/platform/more-refusals.ts'

/** Refusals among the members and around each page of one, in Danish: they join those of `refusals.ts`. */
export const daMoreRefusals: TextsOf<typeof nlMoreRefusals> = {
  refusal: {
    after_required: 'Så langt fremme kan du ikke begynde. Start øverst, og bladr videre.',
    email_not_confirmed: 'Bekræft først din e-mailadresse, så kan du sende beskeder.',
    favourites_full: 'Din liste er fuld. Fjern først en.',
    member_blocked: 'Du har blokeret dette medlem. Ophæv blokeringen for at chatte igen.',
    member_gone: 'Dette medlem er her ikke længere. Du kan ikke sende flere beskeder.',
    premium_only: 'Det kræver Premium.',
    saved_searches_full: 'Du har allerede gemt 10 søgninger. Fjern først en.',
    search_closed: 'Log ind for at se medlemmer.',
    too_many_mails: 'Du har bedt om for mange mails i dag. Prøv igen i morgen.',
  },
}
