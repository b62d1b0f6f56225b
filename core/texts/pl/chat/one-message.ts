import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOneMessage } from '#core/texts/nl/chat/one-message.ts'

/** What one does with one message, in Polish. */
export const plOneMessage: TextsIn<'pl', typeof nlOneMessage> = {
  said: {
    menu: 'Opcje tej wiadomości',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    copyFailed: 'Nie udało się skopiować.',
    reply: 'Odpowiedz',
    heart: 'Daj serduszko',
    unheart: 'Zabierz serduszko',
    heartFailed: 'To się nie udało.',
    gotHeart: 'Z serduszkiem',
    gaveHeart: 'Serduszko od Ciebie',
    remove: 'Usuń',
    removeSure: 'Usunąć tę wiadomość po obu stronach? Kredyty za nią nie wrócą.',
    removeHeldSure: 'Usunąć tę wiadomość? Nikt jej nie widział, więc kredyty wrócą.',
    removeFailed: 'Nie udało się usunąć wiadomości.',
    close: 'Zamknij',
    you: 'Ty',
    replyTo: 'Odpowiedź: {{name}}',
    replyToSelf: 'Odpowiedź do siebie',
    dropReply: 'Nie odpowiadaj na tę wiadomość',
    repliedTo: 'W odpowiedzi na',
    outOfReach: 'Tej wiadomości już tu nie zobaczysz.',
    newSince: 'Nowe',
    toEnd: 'Do ostatniej wiadomości',
    toEndNew_one: '{{count}} nowa wiadomość, do ostatniej',
    toEndNew_few: '{{count}} nowe wiadomości, do ostatniej',
    toEndNew_many: '{{count}} nowych wiadomości, do ostatniej',
    toEndNew_other: '{{count}} nowej wiadomości, do ostatniej',
    leaveTitle: 'Opuszczasz {{site}}',
    leaveText:
      'Ten link prowadzi do {{host}}. Jeśli nie znasz tej strony, lepiej jej nie otwieraj.',
    leaveGo: 'Otwórz mimo to',
    leaveStay: 'Zostań tu',
  },
}
