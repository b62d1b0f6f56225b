import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReminder } from '#core/texts/nl/account/reminder.ts'

/** The reminder to confirm the address, for who has just signed up, in English. */
export const enReminder: TextsOf<typeof nlReminder> = {
  reminder: {
    lead: 'Almost there. We have sent an email to {{email}}.',
    text: 'Open the link in it, then your account is ready and you can chat. Nothing there? Look in your spam folder.',
    understood: 'I will check my email',
  },
}
