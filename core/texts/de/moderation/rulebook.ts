import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'

/** The rules of the site, on the page that everybody can read, in German. */
export const deRulebook: TextsOf<typeof nlRulebook> = {
  title: 'Hausregeln',
  lead: 'So bleibt es hier angenehm und sicher. Die Regeln sind kurz und gelten für alle.',
  version: 'Gültig seit {{date}}',
  print: 'Hausregeln drucken',
  contents: 'Abschnitte',
  groups: {
    safe: 'Sicher',
    kind: 'Freundlich',
    real: 'Echt',
  },
  outcome: 'Was passiert',
  consequences: {
    removed: 'Wir entfernen es und sagen, warum.',
    suspended:
      'Wir entfernen es. Geht es weiter oder ist es ernst, kannst du eine Weile nicht mitmachen.',
    banned: 'Dein Konto wird für immer gesperrt.',
    reported: 'Dein Konto wird für immer gesperrt, und wir können Anzeige erstatten.',
  },
  rules: {
    under_age: {
      title: 'Nur ab 18',
      text: 'Bist du jünger als 18, gehörst du nicht hierher. So tun als ob geht auch nicht.',
    },
    child_abuse: {
      title: 'Keine sexuellen Bilder von Kindern',
      text: 'Nicht teilen, nicht danach fragen und nicht darüber fantasieren. Auch keine gezeichneten oder vom Computer gemachten.',
    },
    threat: {
      title: 'Keine Drohungen',
      text: 'Drohe niemandem mit Gewalt. Drohe auch nicht, dir selbst etwas anzutun, um jemanden unter Druck zu setzen.',
    },
    force: {
      title: 'Kein Zwang',
      text: 'Dränge niemanden gegen seinen Willen zu Sex oder einem Date, und handle nicht mit Menschen.',
    },
    extortion: {
      title: 'Keine Erpressung',
      text: 'Benutze keine Fotos, Nachrichten oder Geheimnisse, um jemanden zu etwas zu zwingen.',
    },
    fraud: {
      title: 'Kein Betrug',
      text: 'Bitte andere nicht um Geld, Gutscheine, Codes oder Geldanlagen, und gib dich nicht als jemand anders aus, um daran zu kommen.',
    },
    illegal: {
      title: 'Nichts Strafbares',
      text: 'Biete und teile nichts, was das Gesetz verbietet, wie Drogen, Waffen oder gestohlene Daten.',
    },
    harassment: {
      title: 'Keine Belästigung',
      text: 'Beschimpfe niemanden, such niemanden auf, der das nicht will, und schreib nach einem Nein nicht weiter.',
    },
    hate: {
      title: 'Kein Hass',
      text: 'Mach niemanden schlecht wegen Herkunft, Hautfarbe, Glauben, Geschlecht, Orientierung, Körper oder Behinderung.',
    },
    sexual_unasked: {
      title: 'Nichts Sexuelles ungefragt',
      text: 'Schick sexuelle Nachrichten und Fotos erst, wenn die andere Person zeigt, dass sie das will.',
    },
    others_photo: {
      title: 'Keine Fotos von anderen',
      text: 'Zeig nur Menschen, die damit einverstanden sind. Intime Bilder von anderen teilst du nie.',
    },
    fake_profile: {
      title: 'Sei, wer du bist',
      text: 'In deinem Profil geht es um dich. Ein anderes Alter, ein anderes Geschlecht oder ein erfundenes Leben gehören nicht hinein.',
    },
    photo_not_you: {
      title: 'Auf deinem Profilfoto bist du',
      text: 'Kein Promi, kein Model und kein Bild aus dem Internet. Ein Gesicht aus dem Computer bist du auch nicht.',
    },
    photo_explicit: {
      title: 'Keine Nacktheit im Profil',
      text: 'Eine nackte Schulter ist in Ordnung. Genitalien, nackte Brüste und Sex nicht. Im privaten Album oder im Chat entscheidet ihr zu zweit.',
    },
    contact: {
      title: 'Keine Kontaktdaten im Profil',
      text: 'Keine Telefonnummer, E-Mail-Adresse, Website und kein Kontoname in Text, Name oder Foto. So entscheidest du, wer dich erreicht.',
    },
    advertising: {
      title: 'Keine Werbung',
      text: 'Biete hier nichts zum Verkauf an, auch keinen bezahlten Sex, keine Webcams und keine Abos.',
    },
    spam: {
      title: 'Nicht allen dasselbe',
      text: 'Schreib denen, die du wirklich kennenlernen willst, und lass kein Programm für dich schreiben.',
    },
    evasion: {
      title: 'Eine Sperre umgeht man nicht',
      text: 'Bist du gesperrt oder an eine Entscheidung gebunden, kommst du nicht mit einem anderen Konto zurück.',
    },
  },
  after: {
    decideTitle: 'Wie wir entscheiden',
    decide:
      'Eine Meldung sieht sich immer ein Mensch an. Du erfährst, was wir gesehen haben, welche Regel es ist, wie lange es gilt und was du tun kannst. In der App und per Mail, nie stillschweigend.',
    objectTitle: 'Bist du anderer Meinung?',
    object:
      'Widersprich, es kostet nichts. Jemand anders als die Person, die entschieden hat, sieht noch einmal hin. Hast du recht, kommt alles zurück.',
    reportTitle: 'Geht jemand zu weit?',
    report:
      'Melde es im Profil oder im Chat, oder schreib uns. Die andere Person erfährt nicht, wer es gemeldet hat. Bei akuter Gefahr ruf die 112 an.',
    form: 'Formular ausfüllen',
    write: 'Mail an {{email}}',
  },
}
