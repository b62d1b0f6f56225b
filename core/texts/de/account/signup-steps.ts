import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignupSteps } from '#core/texts/nl/account/signup-steps.ts'

/** The steps after the form of sign-up, in German. */
export const deSignupSteps: TextsOf<typeof nlSignupSteps> = {
  signupSteps: {
    message: 'Deine erste Nachricht an {{name}}',
    messageHint:
      'Darf leer bleiben. Sie ist kostenlos und geht raus, sobald du deine E-Mail-Adresse bestätigst.',
    closed: 'Im Moment nehmen wir keine neuen Mitglieder auf. Schau später wieder vorbei.',
    closedPartner: 'Hier kannst du dich nur über den Link eines Partners anmelden.',
    mailTitle: 'Schau in deine Mails',
    mailText:
      'Wir haben eine Mail an {{email}} geschickt. Öffne den Link darin, dann kannst du loslegen.',
    mailSlow: 'Nach einer Minute noch nichts da? Schau in den Spam-Ordner.',
    resent:
      'Wenn diese Adresse noch auf Bestätigung wartet, ist eine neue Mail unterwegs. Nimm den Link aus der neuesten.',
    again: 'Andere E-Mail-Adresse nehmen',
    photo: 'Zeig dich',
    photoText:
      'So sehen andere, wer du bist. Dein Foto sehen sie erst, wenn du es hinzugefügt hast.',
    place: 'Wo wohnst du?',
    placeText: 'So findest du Leute in deiner Nähe.',
    personal: 'Wie siehst du aus?',
    personalText: 'Fülle aus, was du erzählen magst. Was du offen lässt, sieht niemand.',
    about: 'Erzähl von dir',
    aboutText: 'Ein paar Sätze und Interessen machen die erste Nachricht leichter.',
    push: 'Sollen wir dir Bescheid sagen?',
    pushText:
      'Dann weißt du gleich, wenn dir jemand schreibt oder dich likt. Den Inhalt siehst du nur hier.',
    next: 'Weiter',
    kept: 'Keine Verbindung. Wir merken uns, was du eingetragen hast, und senden es, sobald du wieder online bist.',
    skip: 'Überspringen, das hat Zeit',
    close: 'Später weitermachen',
    doneTitle: 'Dein Profil steht',
    doneText: 'Du kannst es jederzeit in deinem Profil ändern.',
    toMatches: 'Sieh, wer zu dir passt',
    openGo: 'Ergänzen',
    matches: 'Diese Mitglieder passen zu dir',
    matchesText: 'Ausgesucht nach {{by}}.',
    matchesAny: 'Diese Mitglieder waren zuletzt hier.',
    by: { wish: 'wen du suchst', age: 'deinem Alter', place: 'wo du wohnst' },
    matchesNone: 'Noch niemand, der zu dir passt',
    toAll: 'Alle Mitglieder ansehen',
    toProfile: 'Zurück zu dem Profil, das du angesehen hast',
  },
}
