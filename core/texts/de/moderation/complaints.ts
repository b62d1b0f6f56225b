import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import { deModerationWords } from './decisions.ts'

/** The form for everybody, in German. */
export const deComplaints: TextsOf<typeof nlComplaints> = {
  title: 'Sag uns Bescheid',
  lead: 'Hast du etwas gesehen, das nicht hierher gehört, oder haben wir etwas falsch gemacht? Ein Mensch liest es, und du bekommst eine Antwort per Mail. Einloggen musst du dich nicht.',
  danger: 'Ist jemand gerade in Gefahr?',
  call: 'Ruf die 112 an',
  about: 'Worum geht es?',
  abouts: { content: 'Etwas auf der Seite', service: 'Unser Service', payment: 'Eine Zahlung' },
  reason: 'Was stimmt nicht?',
  choose: 'Wähle, was am besten passt',
  reasons: deModerationWords.reason,
  place: 'Wo hast du es gesehen?',
  placeHint: 'Füge den Link zum Profil ein, oder sag, wer es ist und wo du es gesehen hast.',
  placePayment: 'Belegnummer oder Datum (freiwillig)',
  words: {
    content: 'Was hast du gesehen?',
    service: 'Was ist schiefgelaufen?',
    payment: 'Was stimmt nicht?',
  },
  wordsHint: 'Ein paar Sätze reichen.',
  name: 'Dein Name',
  nameFree: 'Dein Name (freiwillig)',
  nameHint: 'Nur für uns. Die andere Person erfährt nicht, wer es gemeldet hat.',
  mail: 'Deine E-Mail-Adresse',
  mailFree: 'Deine E-Mail-Adresse (freiwillig)',
  mailHint: 'Dorthin kommt unsere Antwort.',
  child: 'Du musst nicht sagen, wer du bist. Lade das Bild nicht herunter und gib es nicht weiter.',
  childPlace: 'Du kannst es auch anonym bei Offlimits melden',
  goodFaith: 'Nach bestem Wissen ist das wahr und vollständig.',
  send: 'Senden',
  sentTitle: 'Danke, es ist angekommen',
  number: 'Deine Nummer',
  sentTo: 'Wir schreiben dir innerhalb einer Woche an {{mail}}. Eine Bestätigung ist unterwegs.',
  sentNameless:
    'Wir sehen es uns sofort an. Behalte diese Nummer, falls du später dazu schreiben willst.',
  wrote: 'Das hast du geschrieben',
  another: 'Noch etwas sagen',
}
