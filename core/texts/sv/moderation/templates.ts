import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const svFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Du delade eller bad om en sexuell bild på ett barn.',
    under_age: 'Ditt konto visar att du är yngre än 18.',
    threat: 'Du hotade någon.',
    force: 'Du försökte tvinga någon till något.',
    extortion: 'Du pressade någon med bilder eller hemligheter.',
    fraud: 'Du bad en annan medlem om pengar.',
    harassment: 'Du trakasserade en annan medlem.',
    hate: 'Du talade illa om någon för den personen är.',
    sexual_unasked: 'Du skickade något sexuellt som den andra inte bad om.',
    others_photo: 'Du lade upp en bild på någon som inte gått med på det.',
    fake_profile: 'Din profil handlar inte om dig.',
    photo_not_you: 'Det är någon annan på din profilbild.',
    photo_explicit: 'Det fanns en bild med nakenhet på din profil.',
    contact: 'Det fanns kontaktuppgifter på din profil.',
    advertising: 'Du gjorde reklam för något du säljer.',
    spam: 'Du skickade samma meddelande till många medlemmar.',
    illegal: 'Du erbjöd något som lagen förbjuder.',
    evasion: 'Du kom tillbaka med ett annat konto medan du var avstängd.',
  },
  quoted: ({ quote }) => `Du skrev: ”${quote}”`,
  nothing: 'En medarbetare tittade och hittade inget som bryter mot reglerna.',
  upheld: 'Någon annan tittade på allt på nytt och kommer till samma beslut.',
  overturned: 'Någon annan tittade på allt på nytt. Beslutet var fel.',
}
