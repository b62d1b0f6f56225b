import { titlesOf } from '#core/moderation/rule-titles.ts'
import type {
  CaseSubject,
  CreditRule,
  Decision,
  Finding,
  HouseRule,
  ReportReason,
} from '#core/moderation/values.ts'
import { nlRulebook } from './rulebook.ts'

/** What the screens, the mails and the desk call a rule, a reason and a decision, in Dutch. */
export type ModerationWords = {
  rule: Record<HouseRule, string>
  reason: Record<ReportReason, string>
  subject: Record<CaseSubject, string>
  /** What it is, in the words of who reads about themselves. */
  decision: Record<Decision | 'upheld' | 'overturned', string>
  /** What it means for them. */
  means: Record<Decision | 'upheld' | 'overturned', string>
  /** What taking back means where first messages were held: those that were refused stay so. */
  undelivered: string
  found: Record<Finding, string>
  /** What becomes of theirs while they are kept out, and what they can do about it. */
  credits: Record<CreditRule | 'withdraw' | 'withdrawHere', string>
}

export const nlModerationWords = {
  rule: titlesOf(nlRulebook.rules),
  reason: {
    child_abuse: 'Seksueel beeld van een kind',
    under_age: 'Jonger dan 18',
    threat: 'Bedreigt mij of een ander',
    force: 'Wordt gedwongen, of dwingt een ander',
    extortion: 'Chanteert met foto’s of geheimen',
    fraud: 'Vraagt om geld of licht op',
    harassment: 'Valt lastig of scheldt',
    hate: 'Haat of discriminatie',
    sexual_unasked: 'Ongevraagd seksueel',
    others_photo: 'Foto van iemand anders',
    fake_profile: 'Nepprofiel',
    photo_not_you: 'Staat er zelf niet op',
    photo_explicit: 'Naakt op het profiel',
    contact: 'Zet contactgegevens op het profiel',
    advertising: 'Reclame of betaalde diensten',
    spam: 'Stuurt iedereen hetzelfde',
    illegal: 'Iets anders wat strafbaar is',
    evasion: 'Was geblokkeerd en is terug',
    other: 'Iets anders',
  },
  subject: {
    member: 'Profiel',
    text: 'Profieltekst',
    photo: 'Foto',
    message: 'Bericht',
    conversation: 'Gesprek',
    notice: 'Melding van buiten',
    signs: 'Eerste berichten',
  },
  decision: {
    nothing_found: 'Niets gevonden',
    warning: 'Waarschuwing',
    remove_photo: 'Foto verwijderd',
    remove_text: 'Profieltekst verwijderd',
    remove_message: 'Bericht verwijderd',
    hide_profile: 'Profiel verborgen',
    pause_chat: 'Chatten gepauzeerd',
    suspend: 'Account tijdelijk geblokkeerd',
    ban: 'Account geblokkeerd',
    upheld: 'Het besluit blijft',
    overturned: 'Het besluit is teruggedraaid',
  },
  means: {
    nothing_found: 'Er verandert niets.',
    warning: 'Er verandert nu niets. Gebeurt het weer, dan kan dat wel.',
    remove_photo: 'Niemand ziet deze foto meer.',
    remove_text: 'Niemand ziet deze tekst meer. Je kunt een nieuwe schrijven.',
    remove_message: 'Niemand ziet dit bericht meer.',
    hide_profile: 'Anderen vinden je niet. Pas je profiel aan, dan staat het er weer.',
    pause_chat: 'Je kunt lezen, maar geen berichten sturen.',
    suspend: 'Je kunt niet inloggen en anderen zien je niet.',
    ban: 'Je kunt niet inloggen en anderen zien je niet.',
    upheld: 'Iemand anders heeft opnieuw gekeken. Er verandert niets.',
    overturned: 'Alles is terug zoals het was. Het spijt ons.',
  },
  undelivered:
    'Het besluit geldt niet meer. Wat we tegenhielden is niet bezorgd, en je credits kreeg je terug. Het spijt ons.',
  found: {
    report: 'Een melding. Een medewerker heeft gekeken en besloten, geen computer.',
    staff: 'Een medewerker zag het en heeft besloten, geen computer.',
    machine:
      'Een computer telde je eerste berichten. Een medewerker heeft besloten, en las ze niet.',
  },
  credits: {
    wait: 'Je credits blijven staan. Alleen een korting met een klok loopt door.',
    stay: 'Je credits blijven staan zolang je account bestaat.',
    withdraw:
      'Heb je pas nog credits gekocht? Ook nu kun je die bestelling herroepen, zonder in te loggen.',
    withdrawHere: 'Overeenkomst hier herroepen',
  },
} as const satisfies ModerationWords
