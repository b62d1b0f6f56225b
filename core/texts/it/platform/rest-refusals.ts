import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRestRefusals } from '#core/texts/nl/platform/rest-refusals.ts'

/** Refusals and faults of fields on every other page, in Italian: they join those of `refusals.ts`. */
export const itRestRefusals: TextsIn<'it', typeof nlRestRefusals> = {
  refusal: {
    other_account:
      'Ora in questo browser è collegato un altro account. Non è stato inviato nulla e il tuo testo è conservato.',
    terms_changed: 'I nostri termini sono cambiati. Prima accettali, poi funziona di nuovo.',
    insufficient_credits: 'Non hai abbastanza crediti.',
    no_likes_left: 'I tuoi like di oggi sono finiti. Puoi ancora saltare.',
    age_proof_needed: 'Dimostraci una volta sola che hai 18 anni, poi puoi scrivere.',
    age_refused: 'Secondo la verifica hai meno di 18 anni, quindi qui non puoi scrivere.',
    avoided_full: 'La tua lista è piena. Prima togli un indirizzo.',
    message_empty: 'Prima scrivi un messaggio.',
    gift_not_offered: 'Qui questo regalo non è disponibile.',
    photo_missing: 'La foto non è arrivata. Mandala ancora.',
    photos_not_welcome: 'Questo membro non vuole foto in chat.',
    message_too_long: 'Il tuo messaggio è troppo lungo.',
    method_ended: 'Questo metodo di pagamento non esiste più. Non è stato ordinato nulla.',
    payment_mismatch: 'Il pagamento non corrisponde all’ordine. Scrivici e lo controlliamo.',
    refund_too_much: 'Di questo pagamento non si può più restituire così tanto.',
    price_changed: 'Il prezzo è appena cambiato. Niente è stato ordinato: guarda quanto costa ora.',
    withdrawal_changed: 'Intanto il tuo saldo è cambiato. Controlla gli importi e conferma ancora.',
    withdrawal_nothing: 'Di questo ordine non resta niente da rimborsare.',
    withdrawal_too_late: 'Non puoi più recedere da questo ordine.',
    talk_taken: 'Questa conversazione ce l’ha già qualcuno del team.',
    spending_limit: 'Questo supera il limite che ti sei dato.',
    email_changed_recently:
      'La tua e-mail è cambiata da poco. Dopo due giorni puoi cambiarla di nuovo.',
    email_not_found: 'E-mail non trovata.',
    chats_paused:
      'Ora non puoi mandare messaggi. In Sicurezza puoi leggere perché, e fare ricorso.',
    first_is_held: 'Stiamo ancora guardando il tuo primo messaggio. Dopo puoi continuare.',
    appealed_already: 'Hai già fatto ricorso. Ti facciamo sapere.',
    case_claimed: 'Ci lavora già un’altra persona.',
    case_not_claimed: 'Non hai più questo caso. Aprilo di nuovo.',
    own_case: 'Riguarda te o una persona del team. Se ne occupa qualcun altro.',
    own_decision: 'Questa decisione l’hai presa tu. Il ricorso lo guarda un’altra persona.',
    own_proposal: 'L’hai proposto tu. Lo conferma qualcuno del team.',
    proposed_already: 'È già stato proposto. Lo guarda qualcuno del team.',
    reason_needed: 'Cerca di nuovo questo membro, con un motivo.',
    second_person_needed: 'Per questo servono due persone. Proponilo.',
    mandate_ended: 'Questo metodo salvato non vale più. Niente è stato addebitato.',
    code_void: 'Questo codice non vale più. Chiedine uno nuovo.',
    debit_blocked: 'L’addebito diretto non è disponibile per il tuo account.',
    debit_limit: 'Hai raggiunto il limite di addebiti diretti. Gli altri metodi funzionano ancora.',
    number_busy_one:
      'A questo numero sono appena stati mandati molti codici. Riprova tra {{count}} minuto, o paga in un altro modo.',
    number_busy_many:
      'A questo numero sono appena stati mandati molti codici. Riprova tra {{count}} minuti, o paga in un altro modo.',
    number_busy_other:
      'A questo numero sono appena stati mandati molti codici. Riprova tra {{count}} minuti, o paga in un altro modo.',
    too_many_codes:
      'Oggi sono stati mandati troppi codici. Riprova domani, o paga in un altro modo.',
    link_invalid: 'Questo link è scaduto o non è valido. Chiedi un’altra e-mail.',
    already_active: 'Il tuo account è già attivo.',
    already_changed: 'Il tuo indirizzo e-mail è già cambiato.',
    password_needed: 'Scrivi prima la tua password.',
    too_many_reset_mails: 'Troppe e-mail per la password, riprova domani.',
  },
  field: {
    code_invalid: 'Codice non valido',
    iban_invalid: 'Questo IBAN non è giusto. Controllalo.',
    delivery_consent_changed: 'Questo testo è cambiato. Ricarica la pagina e leggilo un attimo',
    delivery_consent_needed: 'Spunta questa casella per ordinare',
    iban_country: 'Non possiamo addebitare conti di questo paese',
    phone_invalid: 'Non è un numero di cellulare',
    phone_country: 'Non mandiamo codici in questo paese',
    email_duplicate: 'Questo indirizzo ha già un account su questo sito',
    password_wrong: 'Questa password non è giusta',
    passwords_differ: 'Le password non sono uguali',
    receipt_invalid: 'Un numero di ricevuta è di questo tipo: 2026-000012',
  },
}
