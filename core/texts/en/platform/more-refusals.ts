import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMoreRefusals } from '#core/texts/nl/platform/more-refusals.ts'

/** Refusals among the members and around each page of one, in English: they join those of `refusals.ts`. */
export const enMoreRefusals: TextsOf<typeof nlMoreRefusals> = {
  refusal: {
    after_required: 'You can’t start that far down. Begin at the top and keep browsing.',
    email_not_confirmed: 'Confirm your email address first, then you can send messages.',
    favourites_full: 'Your list is full. Take somebody off it first.',
    member_blocked: 'You have blocked this member. Unblock to chat again.',
    member_gone: 'This member is no longer here. You cannot send messages any more.',
    premium_only: 'This needs Premium.',
    saved_searches_full: 'You have saved 10 searches already. Remove one first.',
    search_closed: 'Log in to see members.',
    too_many_mails: 'You have asked for too many emails today. Try again tomorrow.',
  },
}
