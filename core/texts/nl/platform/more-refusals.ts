/** Refusals that nobody meets who signs up or logs in, in Dutch: they join those of `refusals.ts`. */
export const nlMoreRefusals = {
  refusal: {
    email_not_confirmed: 'Bevestig eerst je e-mailadres, dan kun je berichten sturen.',
    insufficient_credits: 'Je hebt niet genoeg credits.',
    member_blocked: 'Je hebt dit lid geblokkeerd. Deblokkeer om weer te chatten.',
    member_gone: 'Dit lid is er niet meer. Je kunt geen bericht meer sturen.',
    message_empty: 'Typ eerst een bericht.',
    message_too_long: 'Je bericht is te lang.',
    payment_mismatch: 'De betaling past niet bij je bestelling. Mail ons, dan kijken we ernaar.',
    refund_too_much: 'Zoveel is er van deze betaling niet meer terug te geven.',
    premium_only: 'Dit kan alleen met Premium.',
    price_changed: 'De prijs is net veranderd. Er is niets besteld: kijk wat het nu kost.',
    withdrawal_changed: 'Je saldo is net veranderd. Check de bedragen en bevestig opnieuw.',
    withdrawal_nothing: 'Voor deze bestelling krijg je niets meer terug.',
    withdrawal_too_late: 'Deze bestelling kun je niet meer herroepen.',
    spending_limit: 'Hiermee ga je over je eigen bestedingsgrens.',
    search_closed: 'Log in om leden te bekijken.',
    email_changed_recently: 'Je e-mailadres is pas nog gewijzigd. Na twee dagen kan het weer.',
    email_not_found: 'E-mailadres niet gevonden.',
    mandate_ended: 'Deze bewaarde betaalwijze werkt niet meer. Er is niets afgeschreven.',
    link_invalid: 'Deze link is verlopen of ongeldig. Vraag een nieuwe e-mail aan.',
    password_needed: 'Kies eerst een wachtwoord.',
    too_many_mails: 'Je hebt vandaag al te veel mails aangevraagd. Probeer het morgen weer.',
    too_many_reset_mails:
      'Te veel mails aangevraagd om je wachtwoord te wijzigen. Probeer het morgen weer.',
  },
  field: {
    email_duplicate: 'Dit e-mailadres heeft al een account op deze site',
    password_wrong: 'Dit wachtwoord klopt niet',
    passwords_differ: 'De wachtwoorden zijn niet gelijk',
    receipt_invalid: 'Een bonnummer ziet eruit als 2026-000012',
  },
} as const
