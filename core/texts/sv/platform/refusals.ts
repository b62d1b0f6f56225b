import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRefusals } from '#core/texts/nl/platform/refusals.ts'

/** What is refused, and what is wrong with a field, where one signs up or logs in, in Swedish. */
export const svRefusals: TextsOf<typeof nlRefusals> = {
  refusal: {
    account_leaving:
      'Du har stängt det här kontot. Kom tillbaka med länken i ditt mejl, eller logga bara in.',
    account_suspended:
      'Kontot är avstängt. I mejlet du fick står varför, och hur du kan överklaga.',
    authentication_required: 'Du har blivit utloggad. Logga in för att fortsätta.',
    cross_site: 'Begäran kom från en annan sajt och nekades.',
    invalid: 'Något stämmer inte.',
    key_reused: 'Något skickades två gånger. Försök igen.',
    login_failed: 'Inloggningen misslyckades, försök igen.',
    mailbox_full:
      'Vi har redan skickat många mejl till den adressen. Titta i inkorgen: länkar som du inte har använt fungerar fortfarande.',
    not_found: 'Vi kunde inte hitta det.',
    not_now: 'Det går inte just nu.',
    signups_closed: 'Det går inte att gå med just nu.',
    too_large: 'Det är för stort för att skickas.',
    too_many_attempts_one: 'För många försök: kontot är spärrat i {{count}} minut.',
    too_many_attempts_other: 'För många försök: kontot är spärrat i {{count}} minuter.',
    too_many_guesses:
      'Fel lösenord har provats för många gånger. Vänta {{count}} min, eller välj ett nytt lösenord via mejl.',
    too_many_requests: 'Inte så fort. Försök igen om en stund.',
    unavailable: 'Det strular just nu. Försök igen om en stund.',
    unforeseen: 'Det blev fel, försök igen senare.',
  },
  field: {
    consent_needed: 'Vi behöver ditt samtycke till det',
    date_invalid: 'Ogiltigt födelsedatum',
    email_invalid: 'Ogiltig e-postadress',
    field_invalid: 'Det stämmer inte riktigt',
    name_characters: 'Använd vanliga bokstäver, siffror och tecken, på en rad',
    name_is_contact: 'Ha inte med adress, webbplats eller telefonnummer i ditt namn',
    name_is_email: 'Ditt profilnamn måste vara ett annat än din e-postadress',
    name_length: 'Välj ett namn på 2 till {{max}} tecken',
    name_of_staff: 'Det liknar någon från sajten. Välj ett annat namn',
    name_starts_with_at: 'Ditt profilnamn får inte börja med @',
    password_length: 'Välj ett lösenord på minst {{min}} tecken',
    required: 'Fyll i det här',
    text_too_long: 'Texten är för lång',
    too_young: 'Skriv ditt födelsedatum, {{age}}+',
  },
}
