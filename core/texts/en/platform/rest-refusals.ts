import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRestRefusals } from '#core/texts/nl/platform/rest-refusals.ts'

/** Refusals and faults of fields on every other page, in English: they join those of `refusals.ts`. */
export const enRestRefusals: TextsOf<typeof nlRestRefusals> = {
  refusal: {
    insufficient_credits: 'You do not have enough credits.',
    no_likes_left: 'Your likes of today are used up. You can still skip.',
    age_proof_needed: 'Show us just once that you are 18, then you can write.',
    age_refused: 'According to the age check you are younger than 18, so you cannot write here.',
    avoided_full: 'Your list is full. Remove an address first.',
    message_empty: 'Type a message first.',
    gift_not_offered: 'This gift is not given here.',
    photo_missing: 'The photo did not arrive. Send it once more.',
    photos_not_welcome: 'This member does not want photos in the chat.',
    message_too_long: 'Your message is too long.',
    payment_mismatch: 'The payment does not match the order. Please contact us.',
    refund_too_much: 'There is not so much left of this payment to give back.',
    price_changed: 'The price has just changed. Nothing was ordered: look what it costs now.',
    withdrawal_changed:
      'Your balance has changed meanwhile. Check the amounts and confirm once more.',
    withdrawal_nothing: 'Nothing is left of this order that could come back.',
    withdrawal_too_late: 'You can no longer withdraw from this order.',
    talk_taken: 'A colleague has this conversation in hand already.',
    spending_limit: 'This goes over the limit that you have set yourself.',
    email_changed_recently:
      'Your e-mail address was changed recently. After two days you can change it again.',
    email_not_found: 'E-mail address not found.',
    chats_paused: 'You cannot send messages now. Under Safety you can read why, and object.',
    first_is_held: 'Your first message is still being looked at. After that you can go on.',
    appealed_already: 'You have objected already. You will hear from us.',
    case_claimed: 'Somebody else is at it already.',
    case_not_claimed: 'You do not have this case any more. Open it again.',
    own_case: 'This case is about you, or you reported it. Somebody else takes it.',
    own_decision: 'You took this decision. Somebody else looks at the objection.',
    own_proposal: 'You proposed this yourself. A colleague confirms it.',
    proposed_already: 'This is proposed already. A colleague looks at it.',
    reason_needed: 'Look this member up again, with a reason.',
    second_person_needed: 'This takes two people. Propose it.',
    mandate_ended: 'This saved way of paying is no longer good. Nothing was charged.',
    link_invalid: 'This link has expired or is invalid. Ask for a new e-mail.',
    password_needed: 'Choose a password first.',
    too_many_reset_mails: 'Too many password reset mails, try tomorrow.',
  },
  field: {
    email_duplicate: 'This address already has an account on this site',
    password_wrong: 'This password is not right',
    passwords_differ: 'The passwords are not the same',
    receipt_invalid: 'A receipt number looks like 2026-000012',
  },
}
