import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSafety } from '#core/texts/nl/moderation/safety.ts'
import { deModerationWords } from './decisions.ts'

/** What reporting and its page say, in German. */
export const deSafety: TextsOf<typeof nlSafety> = {
  ...deModerationWords,
  sheet: {
    title: '{{name}} melden',
    what: 'Was meldest du?',
    things: {
      member: 'Das Profil',
      text: 'Den Text',
      photo: 'Das Foto',
      message: 'Die Nachricht',
      conversation: 'Den Chat',
    },
    goesAlong: {
      member: 'Das Profil von {{name}} wird mitgeschickt.',
      text: 'Der Text im Profil von {{name}} wird mitgeschickt.',
      photo: 'Dieses Foto wird mitgeschickt.',
      message: 'Diese Nachricht wird mitgeschickt.',
      conversation: 'Eure letzten Nachrichten werden mitgeschickt.',
    },
    question: 'Was stimmt nicht?',
    first: 'Kommt zuerst',
    change: 'Anderer Grund',
    words: 'Möchtest du noch etwas sagen?',
    wordsHint: 'Musst du nicht. Was weißt du, was wir nicht sehen können?',
    discreet: '{{name}} erfährt nicht, wer das gemeldet hat.',
    send: 'Meldung senden',
    kept: 'Deine Meldung wurde nicht gesendet. Was du geschrieben hast, steht noch da.',
    close: 'Schließen',
  },
  sent: {
    title: 'Danke. Wir sehen es uns an.',
    number: 'Die Nummer deiner Meldung',
    urgency: {
      atOnce: 'Das kommt zuerst. Jemand aus dem Team sieht es sich vor allem anderen an.',
      soon: 'Jemand aus dem Team sieht es sich so bald wie möglich an.',
      inTurn: 'Jemand aus dem Team sieht es sich an, wenn es an der Reihe ist.',
    },
    follow: 'Was daraus wird, liest du unter Sicherheit.',
    help: 'Hilfe, jetzt gleich',
    helpText: {
      threat: 'In Gefahr? Ruf die 112 an.',
      force: 'Ist jemand in Gefahr? Ruf die 112 an.',
      extortion: 'Zahl nichts und heb die Nachrichten auf.',
      fraud: 'Schon bezahlt? Ruf auch gleich deine Bank an.',
    },
    block: 'Willst du von {{name}} nichts mehr hören?',
    done: 'Fertig',
  },
  mine: {
    title: 'Was du gemeldet hast',
    none: 'Noch nichts gemeldet',
    noneText:
      'Etwas gesehen, das nicht stimmt? Du kannst jedes Profil, jedes Foto und jede Nachricht melden.',
    rules: 'Hausregeln lesen',
    number: 'Nummer {{number}}',
    outcome: {
      waiting: 'Noch nicht angesehen',
      nothing_found: 'Nichts gefunden',
      acted: 'Wir haben etwas unternommen',
      upheld: 'Noch einmal angesehen',
      overturned: 'Entscheidung zurückgenommen',
    },
    means: {
      waiting: 'Du hörst von uns, sobald jemand aus dem Team hingesehen hat.',
      nothing_found: 'Jemand aus dem Team hat hingesehen und nichts gegen die Regeln gefunden.',
      acted: 'Jemand aus dem Team hat hingesehen, und du hattest recht.',
      upheld: 'Jemand anders hat noch einmal hingesehen und auch nichts gegen die Regeln gefunden.',
      overturned: 'Wir hatten etwas unternommen. Nach einem Widerspruch wurde das zurückgenommen.',
    },
    ask: 'Um einen zweiten Blick bitten',
    asked: 'Jemand anders aus dem Team sieht noch einmal hin. Du hörst von uns.',
    askWords: 'Was sollten wir noch wissen?',
    askSend: 'Bitten',
  },
  about: {
    title: 'Zu deinem Konto',
    fresh: 'Neu',
    facts: 'Was passiert ist',
    rule: 'Die Regel',
    found: 'Wie wir davon erfahren haben',
    lasts: 'Wie lange',
    until: 'Bis {{until}}',
    always: 'Bis wir es aufheben',
    ended: 'Das gilt nicht mehr',
    number: 'Entscheidung {{number}}',
    object: 'Anderer Meinung?',
    objectText:
      'Jemand anders aus dem Team sieht noch einmal hin, und du bekommst eine Antwort. Das geht bis {{until}}.',
    objectButton: 'Widersprechen',
    objectWords: 'Warum stimmt es nicht?',
    objectSend: 'Widerspruch senden',
    state: {
      waiting:
        'Dein Widerspruch ist da. Jemand anders aus dem Team sieht noch einmal hin, und du bekommst eine Antwort.',
      upheld:
        'Du hast widersprochen. Jemand anders hat noch einmal hingesehen: Die Entscheidung bleibt.',
      overturned:
        'Du hast widersprochen, und du hattest recht. Die Entscheidung wurde zurückgenommen.',
      over: 'Du kannst nicht mehr widersprechen.',
    },
    byLink: 'Dein Widerspruch ist da. Die Antwort kommt per Mail, oder sie kam schon.',
    elsewhere:
      'Du kannst auch zu einer zertifizierten Streitbeilegungsstelle in der EU oder vor Gericht gehen. Das geht immer, auch ohne hier zu widersprechen.',
    madeAt: 'Du hast am {{date}} widersprochen.',
    cancel: 'Doch nicht',
    kept: 'Nicht gesendet. Was du geschrieben hast, steht noch da.',
  },
  leave: {
    title: 'Mein Konto kündigen',
    text: 'Du kannst kündigen, auch wenn du dich nicht einloggen kannst. Danach hast du {{days}} Tage Bedenkzeit: Mit dem Link in deiner Mail ist dein Konto wieder da, weiterhin gesperrt, solange die Entscheidung gilt. Dann löschen wir deine Daten für immer.',
    atOnce:
      'Du kannst kündigen, auch wenn du dich nicht einloggen kannst. Deine E-Mail-Adresse ist nicht bestätigt, also löschen wir deine Daten sofort und für immer.',
    case: 'Die Entscheidung bewahren wir auf, solange das Gesetz es verlangt. Widersprechen kannst du nur, bis deine Daten gelöscht sind.',
    credits: 'Du hast noch {{credits}}. Sie verfallen, sobald deine Daten gelöscht sind.',
    leaving: 'Du hast dein Konto gekündigt. Mit dem Link in deiner Mail kommst du zurück.',
  },
  link: {
    title: 'Zu deinem Konto',
    over: 'Dieser Link funktioniert nicht mehr',
    overText: 'Nimm den Link aus der neuesten Mail zu dieser Entscheidung.',
    lead: 'Du kannst dich jetzt nicht einloggen. Hier kannst du lesen, warum, und widersprechen.',
  },
}
