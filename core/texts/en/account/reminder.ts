/** The reminder to confirm the address, for who has just signed up, in English. */
export const enReminder = {
  reminder: {
    lead: 'Almost there. We have sent a mail to {{email}}.',
    text: 'Open the link in it, then your account is ready and you can chat. Nothing there? Look in your spam folder.',
    understood: 'I will check my mail',
  },
} as const
