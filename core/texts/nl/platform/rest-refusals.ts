/** Refusals and faults of fields on every other page, in Dutch: they join those of `refusals.ts`. */
export const nlRestRefusals = {
  refusal: {
    insufficient_credits: 'Je hebt niet genoeg credits.',
    no_likes_left: 'Je likes van vandaag zijn op. Overslaan kan nog wel.',
    age_proof_needed: 'Laat eerst één keer zien dat je 18 bent, dan kun je schrijven.',
    age_refused:
      'Volgens de leeftijdscheck ben je jonger dan 18. Daarom kun je hier niet schrijven.',
    avoided_full: 'Je lijst is vol. Haal er eerst een adres af.',
    message_empty: 'Typ eerst een bericht.',
    gift_not_offered: 'Dit cadeau kun je hier niet geven.',
    photo_missing: 'De foto is niet aangekomen. Verstuur hem nog een keer.',
    photos_not_welcome: 'Dit lid wil geen foto’s in de chat.',
    message_too_long: 'Je bericht is te lang.',
    payment_mismatch: 'De betaling past niet bij je bestelling. Mail ons, dan kijken we ernaar.',
    refund_too_much: 'Zoveel is er van deze betaling niet meer terug te geven.',
    price_changed: 'De prijs is net veranderd. Er is niets besteld: kijk wat het nu kost.',
    withdrawal_changed: 'Je saldo is net veranderd. Check de bedragen en bevestig opnieuw.',
    withdrawal_nothing: 'Voor deze bestelling krijg je niets meer terug.',
    withdrawal_too_late: 'Deze bestelling kun je niet meer herroepen.',
    talk_taken: 'Een collega heeft dit gesprek al in handen.',
    spending_limit: 'Hiermee ga je over je eigen bestedingsgrens.',
    email_changed_recently: 'Je e-mailadres is pas nog gewijzigd. Na twee dagen kan het weer.',
    email_not_found: 'E-mailadres niet gevonden.',
    chats_paused:
      'Je kunt nu geen berichten sturen. Bij Veiligheid lees je waarom, en maak je bezwaar.',
    appealed_already: 'Je hebt al bezwaar gemaakt. Je hoort van ons.',
    case_claimed: 'Een collega is hier al mee bezig.',
    case_not_claimed: 'Je hebt deze zaak niet meer voor je. Open hem opnieuw.',
    own_case: 'Deze zaak gaat over jou, of je hebt het zelf gemeld. Een collega pakt hem op.',
    own_decision: 'Dit besluit is van jou. Een ander kijkt naar het bezwaar.',
    mandate_ended: 'Deze bewaarde betaalwijze werkt niet meer. Er is niets afgeschreven.',
    link_invalid: 'Deze link is verlopen of ongeldig. Vraag een nieuwe e-mail aan.',
    password_needed: 'Kies eerst een wachtwoord.',
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
