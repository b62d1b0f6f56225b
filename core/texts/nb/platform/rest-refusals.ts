import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRestRefusals } from '#core/texts/nl/platform/rest-refusals.ts'

/** Refusals and faults of fields on every other page, in Norwegian: they join those of `refusals.ts`. */
export const nbRestRefusals: TextsOf<typeof nlRestRefusals> = {
  refusal: {
    other_account:
      'En annen konto er nå logget inn i denne nettleseren. Ingenting ble sendt, og teksten din er tatt vare på.',
    terms_changed: 'Vilkårene våre er endret. Godta dem først, så virker dette igjen.',
    insufficient_credits: 'Du har ikke nok credits.',
    no_likes_left: 'Likene for i dag er brukt opp. Du kan fortsatt hoppe over.',
    age_proof_needed: 'Vis oss først, bare én gang, at du er fylt 18, så kan du skrive.',
    age_refused: 'Ifølge alderssjekken er du yngre enn 18, så du kan ikke skrive her.',
    avoided_full: 'Listen din er full. Fjern en adresse først.',
    message_empty: 'Skriv en melding først.',
    gift_not_offered: 'Denne gaven kan ikke gis her.',
    photo_missing: 'Bildet kom ikke fram. Send det en gang til.',
    photos_not_welcome: 'Medlemmet vil ikke ha bilder i chatten.',
    message_too_long: 'Meldingen din er for lang.',
    method_ended: 'Denne betalingsmåten finnes ikke lenger. Ingenting er bestilt.',
    payment_mismatch: 'Betalingen passer ikke til bestillingen. Skriv til oss, så ser vi på det.',
    refund_too_much: 'Det er ikke så mye igjen av denne betalingen å gi tilbake.',
    price_changed: 'Prisen er nettopp endret. Ingenting er bestilt: se hva det koster nå.',
    withdrawal_changed:
      'Saldoen din har endret seg i mellomtiden. Sjekk beløpene og bekreft en gang til.',
    withdrawal_nothing: 'Det er ingenting igjen av denne bestillingen å betale tilbake.',
    withdrawal_too_late: 'Du kan ikke lenger angre denne bestillingen.',
    talk_taken: 'En kollega har allerede denne samtalen.',
    spending_limit: 'Dette går over grensen du selv har satt.',
    email_changed_recently:
      'E-postadressen din ble endret nylig. Etter to dager kan du endre den igjen.',
    email_not_found: 'Fant ikke e-postadressen.',
    chats_paused: 'Du kan ikke sende meldinger nå. Under Trygghet kan du lese hvorfor, og klage.',
    first_is_held: 'Den første meldingen din sjekkes fortsatt. Etterpå kan du fortsette.',
    appealed_already: 'Du har allerede klaget. Du hører fra oss.',
    case_claimed: 'Noen andre er allerede i gang med det.',
    case_not_claimed: 'Du har ikke denne saken lenger. Åpne den igjen.',
    own_case: 'Du er selv part i dette, eller det gjelder en kollega. Noen andre tar den.',
    own_decision: 'Du tok denne avgjørelsen. Noen andre ser på klagen.',
    own_proposal: 'Du foreslo dette selv. En kollega bekrefter det.',
    proposed_already: 'Dette er allerede foreslått. En kollega ser på det.',
    reason_needed: 'Slå opp dette medlemmet igjen, og oppgi grunnen.',
    second_person_needed: 'Dette krever to. Foreslå det.',
    mandate_ended: 'Den lagrede betalingsmåten virker ikke lenger. Ingenting er trukket.',
    code_void: 'Koden gjelder ikke lenger. Be om en ny.',
    debit_blocked: 'Kontoen din er sperret for direkte debitering.',
    debit_limit:
      'Grensen din for direkte debitering er nådd. Andre måter å betale på virker fortsatt.',
    number_busy_one:
      'Det er nettopp sendt mange koder til dette nummeret. Prøv igjen om {{count}} minutt, eller betal på en annen måte.',
    number_busy_other:
      'Det er nettopp sendt mange koder til dette nummeret. Prøv igjen om {{count}} minutter, eller betal på en annen måte.',
    too_many_codes:
      'Det er sendt for mange koder i dag. Prøv igjen i morgen, eller betal på en annen måte.',
    link_invalid: 'Lenken er utløpt eller ugyldig. Be om en ny e-post.',
    already_active: 'Kontoen din er allerede aktiv.',
    already_changed: 'E-postadressen din er allerede endret.',
    password_needed: 'Skriv passordet ditt først.',
    too_many_reset_mails: 'For mange e-poster om nytt passord, prøv i morgen.',
  },
  field: {
    code_invalid: 'Feil kode',
    iban_invalid: 'IBAN stemmer ikke. Sjekk det.',
    delivery_consent_changed: 'Teksten er endret. Last siden på nytt og les den igjen',
    delivery_consent_needed: 'Huk av her, så kan du bestille',
    iban_country: 'Vi kan ikke trekke fra kontoer i dette landet',
    phone_invalid: 'Dette er ikke et mobilnummer',
    phone_country: 'Vi sender ingen koder til dette landet',
    email_duplicate: 'Denne adressen har allerede en konto på nettstedet',
    password_wrong: 'Passordet stemmer ikke',
    passwords_differ: 'Passordene er ikke like',
    receipt_invalid: 'Et kvitteringsnummer ser ut som 2026-000012',
  },
}
