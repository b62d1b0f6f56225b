import { nameAfter } from '#core/kernel/name-after.ts'
import type { ModerationMails } from '#core/texts/nl/moderation/mails.ts'
import { deModerationWords } from './decisions.ts'

export const deModerationMails: ModerationMails = {
  moderationWords: deModerationWords,
  statement: {
    subject: ({ site }) => `Zu deinem Konto bei ${site}`,
    heading: ({ name, decision }) => `${decision}${nameAfter(name)}`,
    rows: {
      facts: 'Was passiert ist',
      rule: 'Die Regel',
      found: 'Wie wir davon erfahren haben',
      lasts: 'Wie lange',
      number: 'Nummer',
    },
    lasts: {
      always: 'Bis wir es aufheben',
      until: ({ until }) => `Bis ${until}`,
      nothing: 'Keine Einschränkung',
    },
    ruleHere: 'Regel lesen',
    object: ({ until }) =>
      `Bist du anderer Meinung? Du kannst bis ${until} widersprechen. Jemand anders aus dem Team sieht noch einmal hin, und du bekommst eine Antwort.`,
    objectHere: 'Ansehen und widersprechen',
    elsewhere:
      'Du kannst auch zu einer zertifizierten Streitbeilegungsstelle in der EU oder vor Gericht gehen. Das geht immer, auch ohne hier zu widersprechen.',
  },
  reportOutcome: {
    subject: ({ site }) => `Zu deiner Meldung bei ${site}`,
    heading: ({ name }) => `Danke für deine Meldung${nameAfter(name)}`,
    nothing: 'Jemand aus dem Team hat es angesehen und nichts gefunden, was gegen die Regeln ist.',
    acted:
      'Jemand aus dem Team hat es angesehen, du hattest recht, und wir haben etwas unternommen.',
    upheld: 'Jemand anders hat noch einmal hingesehen und auch nichts gegen die Regeln gefunden.',
    overturned:
      'Wir hatten etwas unternommen. Jemand anders hat noch einmal hingesehen, und es wurde zurückgenommen.',
    object: ({ until }) =>
      `Bist du anderer Meinung? Bis ${until} kannst du um einen zweiten Blick bitten.`,
    button: 'Deine Meldung ansehen',
    number: 'Nummer',
  },
  notice: {
    rows: { number: 'Nummer', about: 'Thema' },
    about: { service: 'Unser Service', payment: 'Eine Zahlung' },
    received: {
      subject: ({ site }) => `Deine Nachricht an ${site} ist da`,
      heading: 'Danke, deine Nachricht ist da',
      text: 'Jemand aus dem Team sieht sie sich an. Du bekommst innerhalb einer Woche eine Antwort, und wo Gefahr ist, sehen wir sofort hin.',
      notYou:
        'Du hast uns nichts geschickt? Dann hat jemand anders diese Adresse eingegeben, und du musst nichts tun.',
    },
    answered: {
      subject: ({ site }) => `Antwort auf deine Nachricht an ${site}`,
      heading: 'Wir haben es uns angesehen',
      disagree: ({ support }) =>
        `Bist du anderer Meinung? Schick die Nummer an ${support}, und schreib, warum. Du kannst auch zu einer zertifizierten Streitbeilegungsstelle in der EU oder vor Gericht gehen.`,
    },
  },
}
