/** What is refused, and what is wrong with a field, where one signs up or logs in, in Dutch. */
export const nlRefusals = {
  refusal: {
    account_leaving:
      'Je hebt dit account opgezegd. Kom terug met de link in je mail, of log gewoon in.',
    account_suspended:
      'Dit account is geblokkeerd. In de mail die je kreeg staat waarom, en hoe je bezwaar maakt.',
    authentication_required: 'Je bent uitgelogd. Log in om verder te gaan.',
    cross_site: 'Deze aanvraag kwam van een andere site en is geweigerd.',
    invalid: 'Er klopt iets niet.',
    key_reused: 'Er ging iets dubbel. Probeer het opnieuw.',
    login_failed: 'Login mislukt, probeer opnieuw.',
    mailbox_full:
      'Er gingen al genoeg mails naar dit adres. Kijk in je mailbox: links die je nog niet hebt gebruikt, werken nog.',
    not_found: 'Dit kunnen we niet vinden.',
    not_now: 'Dat kan nu niet.',
    signups_closed: 'Aanmelden kan op dit moment niet.',
    too_large: 'Dit is te groot om te versturen.',
    too_many_attempts_one: 'Te vaak geprobeerd: je account is {{count}} minuut geblokkeerd.',
    too_many_attempts_other: 'Te vaak geprobeerd: je account is {{count}} minuten geblokkeerd.',
    too_many_guesses: 'Te vaak geprobeerd: wacht {{count}} min, of vraag een nieuw wachtwoord aan.',
    too_many_requests: 'Even rustig aan. Probeer het zo weer.',
    unavailable: 'Even een storing. Probeer het zo weer.',
    unforeseen: 'Er is een fout opgetreden, probeer het later opnieuw.',
  },
  field: {
    consent_needed: 'Hiervoor hebben we je toestemming nodig',
    date_invalid: 'Ongeldige geboortedatum',
    email_invalid: 'Ongeldige e-mail',
    field_invalid: 'Dit klopt niet helemaal',
    name_characters: 'Gebruik gewone letters, cijfers en tekens, op één regel',
    name_is_contact: 'Zet geen adres, website of telefoonnummer in je naam',
    name_is_email: 'Je profielnaam moet anders zijn dan je e-mailadres',
    name_length: 'Kies een naam van 2 tot {{max}} tekens',
    name_of_staff: 'Zo lijk je iemand van de site. Kies een andere naam',
    name_starts_with_at: 'Je profielnaam mag niet met @ beginnen',
    password_length: 'Kies een wachtwoord van minstens {{min}} tekens',
    required: 'Vul dit nog in',
    text_too_long: 'Deze tekst is te lang',
    too_young: 'Vul je geboortedatum in, {{age}}+',
  },
} as const
