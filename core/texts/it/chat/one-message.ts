import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOneMessage } from '#core/texts/nl/chat/one-message.ts'

/** What one does with one message, in Italian. */
export const itOneMessage: TextsIn<'it', typeof nlOneMessage> = {
  said: {
    menu: 'Opzioni per questo messaggio',
    copy: 'Copia',
    copied: 'Copiato',
    copyFailed: 'Non è stato possibile copiare.',
    reply: 'Rispondi',
    heart: 'Metti un cuore',
    unheart: 'Togli il cuore',
    heartFailed: 'Non ha funzionato.',
    gotHeart: 'Ha ricevuto un cuore',
    gaveHeart: 'Hai messo un cuore',
    remove: 'Togli',
    removeSure: 'Togliere questo messaggio da entrambe le parti? Non riavrai i crediti.',
    removeHeldSure:
      'Togliere questo messaggio? Non l’ha visto nessuno, quindi riavrai i tuoi crediti.',
    removeFailed: 'Non è stato possibile togliere il messaggio.',
    close: 'Chiudi',
    you: 'Tu',
    replyTo: 'Risposta a {{name}}',
    replyToSelf: 'Risposta a te',
    dropReply: 'Non rispondere a questo messaggio',
    repliedTo: 'In risposta a',
    outOfReach: 'Qui non puoi più vedere quel messaggio.',
    newSince: 'Nuovo',
    toEnd: 'All’ultimo messaggio',
    toEndNew_one: '{{count}} nuovo messaggio, vai all’ultimo',
    toEndNew_many: '{{count}} nuovi messaggi, vai all’ultimo',
    toEndNew_other: '{{count}} nuovi messaggi, vai all’ultimo',
    leaveTitle: 'Stai lasciando {{site}}',
    leaveText: 'Questo link porta a {{host}}. Se non conosci quel sito, meglio non aprirlo.',
    leaveGo: 'Apri comunque',
    leaveStay: 'Resta qui',
  },
}
