import { titlesOf } from '#core/moderation/rule-titles.ts'
import type { ModerationWords } from '#core/texts/nl/moderation/decisions.ts'
import { svRulebook } from './rulebook.ts'

/** What the screens, the mails and the desk call a rule, a reason and a decision, in Swedish. */
export const svModerationWords: ModerationWords = {
  rule: titlesOf(svRulebook.rules),
  reason: {
    child_abuse: 'Sexuell bild på ett barn',
    under_age: 'Yngre än 18',
    threat: 'Hotar mig eller någon annan',
    force: 'Tvingas till något eller tvingar andra',
    extortion: 'Utpressar med bilder eller hemligheter',
    fraud: 'Ber om pengar eller lurar folk',
    harassment: 'Trakasserar eller förolämpar',
    hate: 'Hat eller diskriminering',
    sexual_unasked: 'Oönskat sexuellt innehåll',
    others_photo: 'Bild på någon annan',
    fake_profile: 'Falsk profil',
    photo_not_you: 'Är inte själv på bilden',
    photo_explicit: 'Nakenhet på profilen',
    contact: 'Kontaktuppgifter på profilen',
    advertising: 'Reklam eller betalda tjänster',
    spam: 'Skickar samma sak till alla',
    illegal: 'Något annat brottsligt',
    evasion: 'Var avstängd och är tillbaka',
    other: 'Något annat',
  },
  subject: {
    member: 'Profil',
    text: 'Profiltext',
    photo: 'Bild',
    message: 'Meddelande',
    conversation: 'Konversation',
    notice: 'Anmälan utifrån',
    signs: 'Första meddelanden',
  },
  decision: {
    nothing_found: 'Inget hittat',
    warning: 'Varning',
    remove_photo: 'Bild borttagen',
    remove_text: 'Profiltext borttagen',
    remove_message: 'Meddelande borttaget',
    hide_profile: 'Profil dold',
    pause_chat: 'Chatt pausad',
    suspend: 'Konto tillfälligt avstängt',
    ban: 'Konto avstängt',
    upheld: 'Beslutet står fast',
    overturned: 'Beslutet är upphävt',
  },
  means: {
    nothing_found: 'Inget ändras.',
    warning: 'Inget ändras nu. Händer det igen kan det få följder.',
    remove_photo: 'Ingen ser bilden längre.',
    remove_text: 'Ingen ser texten längre. Du kan skriva en ny.',
    remove_message: 'Ingen ser meddelandet längre.',
    hide_profile: 'Andra hittar dig inte. Ändra din profil, så är den tillbaka.',
    pause_chat: 'Du kan läsa, men inte skicka meddelanden.',
    suspend: 'Du kan inte logga in och andra ser dig inte.',
    ban: 'Du kan inte logga in och andra ser dig inte.',
    upheld: 'Någon annan har tittat på det igen. Inget ändras.',
    overturned: 'Allt är tillbaka som det var. Vi ber om ursäkt.',
  },
  undelivered:
    'Beslutet gäller inte längre. Det vi höll tillbaka levererades inte, och du har fått tillbaka dina credits. Vi ber om ursäkt.',
  found: {
    report: 'En anmälan. En medarbetare tittade på den och beslutade, inte en dator.',
    staff: 'En medarbetare såg det och beslutade, inte en dator.',
    machine:
      'En dator räknade dina första meddelanden. En medarbetare beslutade och läste dem inte.',
  },
  credits: {
    wait: 'Dina credits finns kvar. Bara en tidsbegränsad rabatt löper vidare.',
    stay: 'Dina credits finns kvar så länge ditt konto finns.',
    withdraw:
      'Köpte du credits nyligen? Du kan ångra den beställningen nu också, utan att logga in.',
    withdrawHere: 'Frånträd avtalet här',
  },
}
