import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMoreRefusals } from '#core/texts/nl/platform/more-refusals.ts'

/** Refusals among the members and around each page of one, in Swedish: they join those of `refusals.ts`. */
export const svMoreRefusals: TextsOf<typeof nlMoreRefusals> = {
  refusal: {
    after_required: 'Så långt ner kan du inte börja. Börja överst och bläddra vidare.',
    email_not_confirmed: 'Bekräfta först din e-postadress, sedan kan du skicka meddelanden.',
    favourites_full: 'Din lista är full. Ta först bort någon.',
    member_blocked: 'Du har blockerat den här medlemmen. Häv blockeringen för att chatta igen.',
    member_gone: 'Medlemmen finns inte här längre. Du kan inte skicka fler meddelanden.',
    premium_only: 'Det kräver Premium.',
    saved_searches_full: 'Du har redan sparat 10 sökningar. Ta först bort en.',
    search_closed: 'Logga in för att se medlemmar.',
    too_many_mails: 'Du har bett om för många mejl i dag. Försök igen i morgon.',
  },
}
