/** Refusals that nobody meets who signs up or logs in, in Dutch: they join those of `nl.ts`. */
export const nlRefusals = {
  refusal: {
    email_not_confirmed: 'Bevestig eerst je e-mailadres, dan kun je berichten sturen.',
    insufficient_credits: 'Je hebt niet genoeg credits.',
    member_blocked: 'Je hebt dit lid geblokkeerd. Hef de blokkade op om weer te kunnen chatten.',
    member_gone: 'Dit lid is er niet meer. Je kunt geen bericht meer sturen.',
    message_empty: 'Typ eerst een bericht.',
    message_too_long: 'Je bericht is te lang.',
    payment_mismatch: 'De betaling klopt niet met de bestelling. Neem contact op met ons.',
    premium_only: 'Dit kan alleen met Premium.',
    search_closed: 'Log in om leden te bekijken.',
  },
} as const
