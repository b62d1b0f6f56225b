import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRefusals } from '#core/texts/nl/platform/refusals.ts'

/** What is refused, and what is wrong with a field, where one signs up or logs in, in Italian. */
export const itRefusals: TextsIn<'it', typeof nlRefusals> = {
  refusal: {
    account_leaving:
      'Hai chiuso questo account. Per tornare usa il link che ti abbiamo mandato, o semplicemente entra.',
    account_suspended:
      'Questo account è escluso. L’e-mail che hai ricevuto dice perché, e come fare ricorso.',
    authentication_required: 'La tua sessione è chiusa. Entra per continuare.',
    cross_site: 'Questa richiesta veniva da un altro sito ed è stata rifiutata.',
    invalid: 'Qualcosa non va.',
    key_reused: 'Qualcosa è partito due volte. Riprova.',
    login_failed: 'Accesso non riuscito, riprova.',
    mailbox_full:
      'A questo indirizzo per ora abbiamo mandato abbastanza e-mail. Guarda nella casella: ogni link che non hai ancora usato funziona ancora.',
    not_found: 'Non l’abbiamo trovato.',
    not_now: 'Ora non si può.',
    signups_closed: 'Ora non ci si può iscrivere.',
    too_large: 'È troppo grande da inviare.',
    too_many_attempts_one: 'Troppi tentativi: account bloccato per {{count}} minuto.',
    too_many_attempts_many: 'Troppi tentativi: account bloccato per {{count}} minuti.',
    too_many_attempts_other: 'Troppi tentativi: account bloccato per {{count}} minuti.',
    too_many_guesses:
      'Sono state provate troppe password sbagliate. Aspetta {{count}} min, o scegli una nuova password via e-mail.',
    too_many_requests: 'Non così in fretta. Riprova tra poco.',
    unavailable: 'Una breve interruzione. Riprova tra poco.',
    unforeseen: 'C’è stato un errore, riprova più tardi.',
  },
  field: {
    consent_needed: 'Per questo ci serve il tuo consenso',
    date_invalid: 'Data di nascita non valida',
    email_invalid: 'E-mail non valida',
    field_invalid: 'Qui c’è qualcosa da correggere',
    name_characters: 'Usa lettere, cifre e segni comuni, su una riga',
    name_is_contact: 'Lascia indirizzi, siti e telefoni fuori dal nome',
    name_is_email: 'Il nome del profilo deve essere diverso dalla tua e-mail',
    name_length: 'Scegli un nome da 2 a {{max}} caratteri',
    name_of_staff: 'Sembra qualcuno del sito. Scegli un altro nome',
    name_starts_with_at: 'Il nome del profilo non può iniziare con @',
    password_length: 'Scegli una password di almeno {{min}} caratteri',
    required: 'Compila questo',
    text_too_long: 'Questo testo è troppo lungo',
    too_young: 'Scrivi la tua data di nascita, {{age}}+',
  },
}
