import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const frFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Tu as partagé ou demandé une image sexuelle d’un enfant.',
    under_age: 'Ton compte montre que tu as moins de 18 ans.',
    threat: 'Tu as menacé quelqu’un.',
    force: 'Tu as essayé de forcer quelqu’un.',
    extortion: 'Tu as mis quelqu’un sous pression avec des photos ou des secrets.',
    fraud: 'Tu as demandé de l’argent à un autre membre.',
    harassment: 'Tu as harcelé un autre membre.',
    hate: 'Tu as attaqué quelqu’un pour qui il est.',
    sexual_unasked: 'Tu as envoyé quelque chose de sexuel que l’autre n’a pas demandé.',
    others_photo: 'Tu as montré une photo de quelqu’un qui n’était pas d’accord.',
    fake_profile: 'Ton profil ne parle pas de toi.',
    photo_not_you: 'Sur ta photo de profil, c’est quelqu’un d’autre.',
    photo_explicit: 'Il y avait une photo avec de la nudité sur ton profil.',
    contact: 'Il y avait des coordonnées sur ton profil.',
    advertising: 'Tu as fait de la publicité pour quelque chose que tu vends.',
    spam: 'Tu as envoyé le même message à beaucoup de membres.',
    illegal: 'Tu as offert quelque chose que la loi interdit.',
    evasion: 'Tu es revenu avec un autre compte alors que tu étais exclu.',
  },
  quoted: ({ quote }) => `Tu as écrit : « ${quote} »`,
  nothing: 'Quelqu’un de notre équipe a regardé et n’a rien trouvé contre les règles.',
  upheld: 'Quelqu’un d’autre a tout regardé à nouveau et arrive à la même décision.',
  overturned: 'Quelqu’un d’autre a tout regardé à nouveau. La décision n’était pas juste.',
}
