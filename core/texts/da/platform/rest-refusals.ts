import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRestRefusals } from '#core/texts/nl/platform/rest-refusals.ts'

/** Refusals and faults of fields on every other page, in Danish: they join those of `refusals.ts`. */
export const daRestRefusals: TextsOf<typeof nlRestRefusals> = {
  refusal: {
    other_account:
      'En anden konto er nu logget ind i denne browser. Intet blev sendt, og din tekst er gemt.',
    terms_changed: 'Vores vilkår er ændret. Accepter dem først, så virker det igen.',
    insufficient_credits: 'Du har ikke credits nok.',
    no_likes_left: 'Dine likes for i dag er brugt. Du kan stadig springe over.',
    age_proof_needed: 'Vis først én gang, at du er fyldt 18, så kan du skrive.',
    age_refused: 'Ifølge alderstjekket er du under 18, så du kan ikke skrive her.',
    avoided_full: 'Din liste er fuld. Fjern først en adresse.',
    message_empty: 'Skriv først en besked.',
    gift_not_offered: 'Denne gave kan ikke gives her.',
    photo_missing: 'Fotoet kom ikke frem. Send det én gang til.',
    photos_not_welcome: 'Dette medlem vil ikke have fotos i chatten.',
    message_too_long: 'Din besked er for lang.',
    method_ended: 'Denne betalingsmåde findes ikke længere. Intet er bestilt.',
    payment_mismatch: 'Betalingen passer ikke til ordren. Skriv til os, så ser vi på det.',
    refund_too_much: 'Så meget kan ikke længere refunderes af denne betaling.',
    price_changed: 'Prisen er lige ændret. Intet er bestilt: se, hvad det koster nu.',
    withdrawal_changed: 'Din saldo har ændret sig imens. Tjek beløbene, og bekræft én gang til.',
    withdrawal_nothing: 'Du får ikke flere penge tilbage for denne ordre.',
    withdrawal_too_late: 'Du kan ikke længere fortryde denne ordre.',
    talk_taken: 'En kollega har allerede denne samtale.',
    spending_limit: 'Det går over den grænse, du selv har sat.',
    email_changed_recently:
      'Din e-mailadresse er ændret for nylig. Efter to dage kan du ændre den igen.',
    email_not_found: 'E-mailadressen blev ikke fundet.',
    chats_paused: 'Du kan ikke sende beskeder nu. Under Sikkerhed kan du læse hvorfor og klage.',
    first_is_held: 'Vi ser stadig på din første besked. Derefter kan du fortsætte.',
    appealed_already: 'Du har allerede klaget. Du hører fra os.',
    case_claimed: 'En kollega er allerede i gang med den.',
    case_not_claimed: 'Du har ikke denne sag længere. Åbn den igen.',
    own_case: 'Du er selv part i det, eller det handler om en kollega. En anden tager den.',
    own_decision: 'Du traf denne afgørelse. En anden ser på klagen.',
    own_proposal: 'Du foreslog det selv. En kollega bekræfter det.',
    proposed_already: 'Det er allerede foreslået. En kollega ser på det.',
    reason_needed: 'Slå dette medlem op igen, og angiv en grund.',
    second_person_needed: 'Det skal I være to om. Foreslå det.',
    mandate_ended: 'Den gemte betalingsmåde virker ikke længere. Intet er trukket.',
    code_void: 'Koden gælder ikke længere. Bed om en ny.',
    debit_blocked: 'Din konto er spærret for direkte debitering.',
    debit_limit:
      'Din grænse for direkte debitering er nået. Andre måder at betale på virker stadig.',
    number_busy_one:
      'Der er lige sendt mange koder til dette nummer. Prøv igen om {{count}} minut, eller betal på en anden måde.',
    number_busy_other:
      'Der er lige sendt mange koder til dette nummer. Prøv igen om {{count}} minutter, eller betal på en anden måde.',
    too_many_codes:
      'Der er sendt for mange koder i dag. Prøv igen i morgen, eller betal på en anden måde.',
    link_invalid: 'Linket er udløbet eller ugyldigt. Bed om en ny mail.',
    already_active: 'Din konto er allerede aktiv.',
    already_changed: 'Din e-mailadresse er allerede ændret.',
    password_needed: 'Skriv først din adgangskode.',
    too_many_reset_mails:
      'Du har bedt om for mange mails om en ny adgangskode. Prøv igen i morgen.',
  },
  field: {
    code_invalid: 'Forkert kode',
    iban_invalid: 'IBAN er ikke rigtigt. Tjek det lige.',
    delivery_consent_changed: 'Teksten er ændret. Genindlæs siden, og læs den igen',
    delivery_consent_needed: 'Sæt flueben her, så kan du bestille',
    iban_country: 'Vi kan ikke trække på konti i dette land',
    phone_invalid: 'Det er ikke et mobilnummer',
    phone_country: 'Vi sender ingen koder til dette land',
    email_duplicate: 'Denne adresse har allerede en konto på siden',
    password_wrong: 'Adgangskoden er ikke rigtig',
    passwords_differ: 'Adgangskoderne er ikke ens',
    receipt_invalid: 'Et kvitteringsnummer ser ud som 2026-000012',
  },
}
