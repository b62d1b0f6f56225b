import type {
  ChatTask,
  HintSubject,
  Job,
  MailTemplate,
  ModerationTask,
  PhotoTask,
} from '#core/kernel/jobs.ts'
import type { Words } from '#core/kernel/lifecycle.ts'
import { lifecycles, type Name } from '#core/kernel/lifecycles.ts'
import type { Beginning, Send } from '#core/kernel/reaction.ts'
import { reactionTo } from '#core/kernel/reactions.ts'
import type { ReceiptDue } from '#core/payment/receipt/rules.ts'
import type { LedgerPosting } from '#core/payment/wallet/ledger.ts'
import type { Reason } from '#core/payment/wallet/values.ts'

const reasons: Record<Reason, Words> = {
  bundle: { nl: 'gekocht', en: 'bought' },
  bundle_again: { nl: 'nog eens betaald', en: 'paid once more' },
  message: { nl: 'voor een bericht', en: 'for a message' },
  gift: { nl: 'voor een cadeau', en: 'for a gift' },
  photo: { nl: 'voor een foto', en: 'for a photo' },
  signup: { nl: 'welkomstcadeau', en: 'welcome gift' },
  refund: { nl: 'terugbetaald', en: 'refunded' },
  chargeback: { nl: 'teruggeboekt door de bank', en: 'charged back by the bank' },
  undelivered: { nl: 'bericht nooit gelezen', en: 'message never read' },
  unanswered: { nl: 'geen antwoord binnen 48 uur', en: 'no answer within 48 hours' },
  refund_part: { nl: 'deels terugbetaald', en: 'refunded in part' },
  withdrawal: { nl: 'herroepen', en: 'withdrawn' },
  chargeback_undone: { nl: 'terugboeking ongedaan', en: 'charge-back undone' },
  goodwill: { nl: 'cadeau van de site', en: 'gift of the site' },
  advance: { nl: 'voorschot op een incasso', en: 'in advance of a direct debit' },
  advance_settled: { nl: 'voorschot verrekend', en: 'advance settled' },
  advance_back: { nl: 'voorschot terug, niet betaald', en: 'advance back, not paid' },
  owed_settled: { nl: 'verrekend met wat openstond', en: 'settled what was open' },
}

/** What each mail is called, for people. */
export const mails: Record<MailTemplate, Words> = {
  activation: { nl: 'de activatiemail', en: 'the activation mail' },
  welcome: { nl: 'de welkomstmail', en: 'the mail of welcome' },
  alreadyMember: {
    nl: 'de mail dat er al een account is',
    en: 'the mail that there is an account already',
  },
  addressHeld: {
    nl: 'de mail dat dit adres nog even bezet is',
    en: 'the mail that this address is still taken for a while',
  },
  addressBanned: {
    nl: 'de mail dat dit adres geblokkeerd is',
    en: 'the mail that this address is banned',
  },
  firstMessageLost: {
    nl: 'de mail dat het eerste bericht niet kon worden bezorgd',
    en: 'the mail that the first message could not be delivered',
  },
  passwordGuessed: {
    nl: 'de mail dat er vaak een verkeerd wachtwoord is geprobeerd',
    en: 'the mail that many wrong passwords were tried',
  },
  passwordReset: {
    nl: 'de mail met de link voor een nieuw wachtwoord',
    en: 'the mail with the link for a new password',
  },
  emailChangeAsked: {
    nl: 'de mail aan het nieuwe adres, om het te bevestigen',
    en: 'the mail to the new address, to confirm it',
  },
  emailChanged: {
    nl: 'de mail aan het oude adres, met de link die het terugdraait',
    en: 'the mail to the old address, with the link that undoes it',
  },
  passwordChanged: {
    nl: 'de mail dat het wachtwoord gewijzigd is',
    en: 'the mail that the password was changed',
  },
  addressTaken: {
    nl: 'de mail dat iemand dit adres wilde gebruiken',
    en: 'the mail that somebody wanted to use this address',
  },
  newDevice: {
    nl: 'de mail over een nieuw apparaat',
    en: 'the mail about a new device',
  },
  mandateSigned: { nl: 'de mail met de machtiging', en: 'the mail with the mandate' },
  debitAhead: {
    nl: 'de mail die een incasso aankondigt',
    en: 'the mail that tells of a debit beforehand',
  },
  receipt: { nl: 'de mail met het betaalbewijs', en: 'the mail with the receipt' },
  withdrawalLink: {
    nl: 'de mail met de link om te herroepen',
    en: 'the mail with the link to withdraw',
  },
  newMessages: { nl: 'de mail over nieuwe berichten', en: 'the mail about new messages' },
  newLikes: { nl: 'de mail over nieuwe likes', en: 'the mail about new likes' },
  matches: { nl: 'de mail over een match', en: 'the mail about a match' },
  newMembers: { nl: 'de mail over nieuwe leden', en: 'the mail about new members' },
  leaving: { nl: 'de afscheidsmail met de link terug', en: 'the goodbye mail with the link back' },
  statement: { nl: 'de motivering van het besluit', en: 'the statement of reasons' },
  reportOutcome: {
    nl: 'de mail over wat er met een melding is gedaan',
    en: 'the mail about what came of a report',
  },
  restored: { nl: 'de mail dat de blokkade weg is', en: 'the mail that the suspension is over' },
  loggedOut: {
    nl: 'de mail dat je overal bent uitgelogd',
    en: 'the mail of being logged out everywhere',
  },
  goodwill: { nl: 'de mail over een cadeau', en: 'the mail about a gift' },
  erased: { nl: 'de mail dat alles gewist is', en: 'the mail that all is erased' },
}

const tasks: Record<ChatTask['task'], Words> = {
  align: {
    nl: 'Elk gesprek van het lid hoort of het lid er nog is.',
    en: 'Every conversation of the member hears whether the member is still there.',
  },
  refund: {
    nl: 'Voor wat nooit gelezen wordt komen de credits terug.',
    en: 'For what will never be read the credits come back.',
  },
  erase: {
    nl: 'De woorden van het lid worden gewist.',
    en: 'The words of the member are erased.',
  },
  unlike: {
    nl: 'De likes tussen de twee verdwijnen, en ze bewaren elkaar niet meer.',
    en: 'The likes between the two disappear, and neither keeps the other any more.',
  },
}

const caseTasks: Record<ModerationTask['task'], Words> = {
  receiveNotice: {
    nl: 'Wie het formulier voor iedereen gebruikte krijgt een ontvangstbevestiging.',
    en: 'Who used the form for everybody is told that it came.',
  },
  tellReporters: {
    nl: 'Wie het meldde hoort wat ermee is gedaan.',
    en: 'Those who reported it are told what came of it.',
  },
  settleHeld: {
    nl: 'Wat van het lid was tegengehouden gaat door, of komt terug met zijn credits.',
    en: 'What was held of the member goes on, or comes back with its credits.',
  },
  restore: {
    nl: 'Wie door niets meer geblokkeerd is kan weer inloggen.',
    en: 'Who is suspended by nothing any more can log in again.',
  },
  erase: {
    nl: 'Wat er gemeld werd wordt gewist, en wat verwijderd was is voorgoed weg.',
    en: 'What was reported is erased, and what was removed is gone for good.',
  },
}

const photoTasks: Record<PhotoTask['task'], Words> = {
  rank: {
    nl: 'Is er een programma dat foto’s sorteert, dan zegt het hoe snel iemand moet kijken.',
    en: 'Where there is a program that sorts photos, it says how soon somebody should look.',
  },
  fingerprint: {
    nl: 'Hoe de foto eruitziet wordt een tijd bewaard, als getal.',
    en: 'What the photo looks like is kept for a time, as a number.',
  },
  destroy: { nl: 'De bestanden worden verwijderd.', en: 'The files are removed.' },
}

type OtherJob = Exclude<Job['name'], 'mail' | 'chats' | 'moderation' | 'photo'>
const jobs: Record<OtherJob, Words> = {
  push: { nl: 'Het apparaat van het lid krijgt een melding.', en: "The member's device is told." },
  firstMessage: {
    nl: 'Wat bij het aanmelden aan een lid is geschreven, wordt verstuurd.',
    en: 'What was written to a member while signing up is sent.',
  },
  openPayment: {
    nl: 'De betaaldienst wordt om een betaalpagina gevraagd.',
    en: 'The provider is asked for a payment page.',
  },
  askPayment: {
    nl: 'De betaaldienst wordt gevraagd hoe het staat.',
    en: 'The provider is asked how the payment stands.',
  },
  tellPayer: {
    nl: 'Het lid krijgt een mail over zijn betaling.',
    en: 'The member gets a mail about the payment.',
  },
  refundPayment: {
    nl: 'De betaaldienst wordt gevraagd het geld terug te geven.',
    en: 'The provider is asked to give the money back.',
  },
  refundUnused: {
    nl: 'Ongebruikte credits van een gesloten account worden terugbetaald.',
    en: 'Unused credits of a closed account are paid back.',
  },
  tellStaff: { nl: 'Een medewerker krijgt bericht.', en: 'Somebody of the staff is told.' },
}

const receipts: Record<ReceiptDue['kind'], Words> = {
  sale: {
    nl: 'Er komt een betaalbewijs met een eigen nummer.',
    en: 'A receipt with a number of its own is made.',
  },
  credit: {
    nl: 'Er komt een creditnota met een eigen nummer.',
    en: 'A credit note with a number of its own is made.',
  },
}

const pages: Record<HintSubject, Words> = {
  album: { nl: 'een privéalbum', en: 'a private album' },
  chats: { nl: 'de gesprekken', en: 'the chats' },
  likes: { nl: 'de likes', en: 'the likes' },
  member: { nl: 'wie op het scherm staat', en: 'whoever is on the screen' },
  payment: { nl: 'de betaling', en: 'the payment' },
  safety: { nl: 'wat er gemeld en besloten is', en: 'what was reported and decided' },
  typing: { nl: 'dat er iemand typt', en: 'that somebody is typing' },
  saved: { nl: 'de bewaarde zoekopdrachten', en: 'the saved searches' },
  user: { nl: 'het account en saldo', en: 'the account and balance' },
}

/**
 * Something that an effect brings about; `to` is the lifecycle that is sent an event. `general`
 * says the same of every effect of its kind, where `words` name this one's credits.
 */
export type Cause = { words: Words; general?: Words; to?: Name }

const ofPost = ({ credits, reason, rest }: LedgerPosting): Cause => {
  const why = {
    nl:
      rest === 'owed' && credits < 0
        ? `${reasons[reason].nl}; wat er niet meer is, staat open`
        : reasons[reason].nl,
    en:
      rest === 'owed' && credits < 0
        ? `${reasons[reason].en}; what is not there is owed`
        : reasons[reason].en,
  }
  const signed = credits > 0 ? `+${credits}` : `−${-credits}`
  const noun = Math.abs(credits) === 1 ? 'credit' : 'credits'
  const ways = credits > 0 ? { nl: 'bij', en: 'added' } : { nl: 'af', en: 'taken' }
  return {
    words: { nl: `${signed} ${noun}: ${why.nl}.`, en: `${signed} ${noun}: ${why.en}.` },
    general: { nl: `Credits ${ways.nl}: ${why.nl}.`, en: `Credits ${ways.en}: ${why.en}.` },
  }
}

const ofJob = (job: Job): Cause => {
  if (job.name === 'chats') return { words: tasks[job.task] }
  if (job.name === 'moderation') return { words: caseTasks[job.task] }
  if (job.name === 'photo') return { words: photoTasks[job.task] }
  if (job.name !== 'mail') return { words: jobs[job.name] }
  const { nl, en } = mails[job.template]
  return { words: { nl: `Er gaat een mail uit: ${nl}.`, en: `A mail goes out: ${en}.` } }
}

const ofEnded = (job: Job): Cause => {
  const { nl, en } = ofJob(job).words
  return { words: { nl: `Bestaat dat niet meer? ${nl}`, en: `Does that no longer exist? ${en}` } }
}

const begins: Words = { nl: 'Het begint, met de motivering.', en: 'It begins, with its reasons.' }

const ofSend = (sent: Send | Beginning): Cause[] => {
  if ('begin' in sent) return [{ to: sent.to, words: begins }]
  const { to, event, ended = [] } = sent
  const told = lifecycles[to].events as Record<string, Words>
  const words = told[event.type] ?? { nl: event.type, en: event.type }
  return [{ to, words }, ...ended.map(ofEnded)]
}

const ofHints = (subjects: HintSubject[]): Cause[] =>
  [...new Set(subjects)].map((about) => ({
    words: {
      nl: `Open schermen vragen opnieuw: ${pages[about].nl}.`,
      en: `Open screens ask again: ${pages[about].en}.`,
    },
  }))

const isMoved = (name: string): name is Name => Object.hasOwn(lifecycles, name)

/** What one effect causes, by the table of reactions; nothing for what a device does by itself. */
export const causesOf = (name: string, effect: { type: string }): Cause[] => {
  if (!isMoved(name)) return []
  const reaction = reactionTo(name, effect as never)
  return [
    ...(reaction.postings ?? []).map(ofPost),
    ...(reaction.receipts ?? []).map(({ kind }) => ({ words: receipts[kind] })),
    ...(reaction.send ?? []).flatMap(ofSend),
    ...(reaction.jobs ?? []).map(ofJob),
    ...ofHints((reaction.hints ?? []).map(({ about }) => about)),
  ]
}
