import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLeaving } from '#core/texts/nl/account/leaving.ts'

/** Being invisible and leaving, in German. */
export const deLeaving: TextsOf<typeof nlLeaving> = {
  leaving: {
    visibility: 'Sichtbarkeit',
    meeting: 'Kennenlernen',
    realOnly: 'Nur echte Mitglieder',
    realOnlyText:
      'Beim Swipen begegnest du keinen fiktiven Profilen, und keins likt dich von allein.',
    unseen: 'Unsichtbar schauen',
    unseenText:
      'Niemand sieht, dass du ein Profil ansiehst. Dafür siehst du auch nicht, wer deins angesehen hat.',
    readMarks: 'Zeigen, dass ich gelesen habe',
    chatPhotos: 'Fotos im Chat bekommen',
    chatPhotosText: 'Ausgeschaltet kann dir niemand ein Foto schicken.',
    readMarksText: 'Ausgeschaltet siehst du auch nicht, ob andere dich gelesen haben.',
    place: 'Wo ich wohne',
    placeHidden: 'Meinen Ort verbergen',
    placeHiddenText:
      'Andere sehen nur deine Region. Eine Suche nach Ort oder Entfernung findet dich nicht.',
    others: 'Andere finden mich',
    visibleText: 'Mitglieder können dich finden.',
    invisibleText:
      'Niemand findet dich in Suche, Likes oder Matches. Deine Gespräche gehen einfach weiter.',
    title: 'Mein Konto kündigen',
    how: 'Wenn du doch gehst, läuft es so',
    today: 'Heute',
    todayText: 'Niemand sieht dein Profil mehr.',
    grace: '{{days}} Tage lang',
    graceText:
      'Zeit zum Nachdenken. Ein Link in deiner Mail oder ein Login, und alles ist wieder da.',
    after: 'Danach',
    afterText: 'Deine Daten werden für immer gelöscht.',
    atOnce:
      'Deine E-Mail-Adresse ist nicht bestätigt. Deshalb löschen wir deine Daten sofort und für immer.',
    creditsLeft: 'Du hast noch {{credits}}.',
    creditsAtOnce:
      'Credits, die du noch hast, sind sofort weg, und die Bestellung dazu kannst du nicht mehr widerrufen.',
    credits: 'Credits, die du dann noch hast, sind weg, sobald deine Daten gelöscht sind.',
    why: 'Warum gehst du?',
    reason: {
      found_someone: 'Ich habe jemanden gefunden',
      pause: 'Ich möchte eine Pause',
      too_expensive: 'Es ist mir zu teuer',
      few_answers: 'Ich bekomme wenig Antworten',
      many_messages: 'Ich bekomme zu viele Nachrichten',
      privacy: 'Wegen meiner Privatsphäre',
      unpleasant: 'Jemand war unangenehm',
      other: 'Etwas anderes',
    },
    solution: {
      found_someone: 'Wie schön! Wir wünschen euch beiden alles Gute.',
      pause: 'Du kannst dich auch unsichtbar machen: Niemand findet dich, bis du wieder Lust hast.',
      too_expensive: 'Umschauen, liken und dein Profil kosten nichts.',
      few_answers: 'Ein Profil mit Geschichte und Interessen macht die erste Nachricht leichter.',
      many_messages: 'Mach dich unsichtbar, dann fängt niemand ein neues Gespräch mit dir an.',
      privacy: 'Mach dich unsichtbar, dann sehen nur noch die dein Profil, mit denen du schreibst.',
      unpleasant: 'Erzähl uns, was passiert ist, dann unternehmen wir etwas.',
      other: 'Sag uns, was besser sein könnte. Vielleicht können wir helfen.',
    },
    discount: {
      offer:
        'Nur für dich, weil es dir zu teuer ist: {{percent}} Rabatt auf ein Paket, einmal. Der Code gilt {{days}} Tage, ohne Bedingungen.',
      take: 'Gib mir den Code',
      taken: 'Dein persönlicher Code ist {{code}}: {{percent}} Rabatt, bis {{until}}.',
      use: 'Wähle ein Paket, der Rabatt geht von der Bestellung ab',
    },
    hide: 'Unsichtbar machen',
    hidden: 'Du bist jetzt unsichtbar.',
    hiddenAlready: 'Du bist schon unsichtbar.',
    toProfile: 'Profil ergänzen',
    toPrices: 'Preise ansehen',
    toSupport: 'Mail an {{email}}',
    passwordHint: 'Damit wir wissen, dass du es bist.',
    submit: 'Mein Konto kündigen',
    stay: 'Doch bleiben',
  },
}
