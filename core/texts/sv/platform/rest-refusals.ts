import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRestRefusals } from '#core/texts/nl/platform/rest-refusals.ts'

/** Refusals and faults of fields on every other page, in Swedish: they join those of `refusals.ts`. */
export const svRestRefusals: TextsOf<typeof nlRestRefusals> = {
  refusal: {
    other_account:
      'Ett annat konto är nu inloggat i den här webbläsaren. Inget skickades, och din text finns kvar.',
    terms_changed: 'Våra villkor har ändrats. Godkänn dem först, så fungerar det igen.',
    insufficient_credits: 'Du har inte tillräckligt med credits.',
    no_likes_left: 'Dina likes för i dag är slut. Du kan fortfarande hoppa över.',
    age_proof_needed: 'Visa först en gång att du har fyllt 18, sedan kan du skriva.',
    age_refused: 'Enligt ålderskontrollen är du yngre än 18, så du kan inte skriva här.',
    avoided_full: 'Din lista är full. Ta först bort en adress.',
    message_empty: 'Skriv först ett meddelande.',
    gift_not_offered: 'Den gåvan går inte att ge här.',
    photo_missing: 'Bilden kom inte fram. Skicka den en gång till.',
    photos_not_welcome: 'Medlemmen vill inte ha bilder i chatten.',
    message_too_long: 'Ditt meddelande är för långt.',
    method_ended: 'Det här betalsättet finns inte längre. Inget är beställt.',
    payment_mismatch: 'Betalningen stämmer inte med beställningen. Mejla oss, så tittar vi på det.',
    refund_too_much: 'Så mycket går inte längre att återbetala av betalningen.',
    price_changed: 'Priset har just ändrats. Inget är beställt: se vad det kostar nu.',
    withdrawal_changed:
      'Ditt saldo har ändrats under tiden. Kontrollera beloppen och bekräfta en gång till.',
    withdrawal_nothing: 'Du får inga fler pengar tillbaka för beställningen.',
    withdrawal_too_late: 'Du kan inte längre ångra beställningen.',
    talk_taken: 'En kollega har redan den här konversationen.',
    spending_limit: 'Det går över gränsen som du själv har satt.',
    email_changed_recently:
      'Din e-postadress ändrades nyligen. Efter två dagar kan du ändra den igen.',
    email_not_found: 'E-postadressen hittades inte.',
    chats_paused:
      'Du kan inte skicka meddelanden nu. Under Trygghet kan du läsa varför, och överklaga.',
    first_is_held: 'Ditt första meddelande granskas fortfarande. Sedan kan du fortsätta.',
    appealed_already: 'Du har redan överklagat. Du hör från oss.',
    case_claimed: 'En kollega är redan på det.',
    case_not_claimed: 'Du har inte det här ärendet längre. Öppna det igen.',
    own_case: 'Du är själv inblandad, eller så gäller det en kollega. Någon annan tar det.',
    own_decision: 'Du tog det här beslutet. Någon annan tittar på överklagandet.',
    own_proposal: 'Du föreslog det själv. En kollega bekräftar det.',
    proposed_already: 'Det är redan föreslaget. En kollega tittar på det.',
    reason_needed: 'Slå upp medlemmen igen och ange ett skäl.',
    second_person_needed: 'Det krävs två för det här. Föreslå det.',
    mandate_ended: 'Det sparade betalsättet fungerar inte längre. Inget är draget.',
    code_void: 'Koden gäller inte längre. Be om en ny.',
    debit_blocked: 'Ditt konto är spärrat för autogiro.',
    debit_limit: 'Din gräns för autogiro är nådd. Andra sätt att betala fungerar fortfarande.',
    number_busy_one:
      'Många koder har nyss skickats till det här numret. Försök igen om {{count}} minut, eller betala på ett annat sätt.',
    number_busy_other:
      'Många koder har nyss skickats till det här numret. Försök igen om {{count}} minuter, eller betala på ett annat sätt.',
    too_many_codes:
      'För många koder har skickats i dag. Försök igen i morgon, eller betala på ett annat sätt.',
    link_invalid: 'Länken har gått ut eller är ogiltig. Be om ett nytt mejl.',
    already_active: 'Ditt konto är redan aktivt.',
    already_changed: 'Din e-postadress är redan ändrad.',
    password_needed: 'Skriv ditt lösenord först.',
    too_many_reset_mails: 'Du har bett om för många mejl om nytt lösenord. Försök igen i morgon.',
  },
  field: {
    code_invalid: 'Ogiltig kod',
    iban_invalid: 'IBAN stämmer inte. Kontrollera det.',
    delivery_consent_changed: 'Texten har ändrats. Ladda om sidan och läs den igen',
    delivery_consent_needed: 'Kryssa i rutan så kan du beställa',
    iban_country: 'Vi kan inte dra från konton i det här landet',
    phone_invalid: 'Det är inget mobilnummer',
    phone_country: 'Vi skickar inga koder till det här landet',
    email_duplicate: 'Adressen har redan ett konto på sajten',
    password_wrong: 'Lösenordet stämmer inte',
    passwords_differ: 'Lösenorden är inte lika',
    receipt_invalid: 'Ett kvittonummer ser ut som 2026-000012',
  },
}
