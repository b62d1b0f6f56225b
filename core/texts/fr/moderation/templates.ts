import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const frFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Tu as partagé ou demandé une image sexuelle d’un enfant.',
    under_age: 'Ton compte montre que tu as moins de 18 ans.',
    threat: 'Tu as menacé quelqu’un.',
    force: 'Tu as essayé de contraindre quelqu’un.',
    extortion: 'Tu as mis quelqu’un sous pression avec des photos ou des secrets.',
    fraud: 'Tu as demandé de l’argent à un autre membre.',
    harassment: 'Tu as harcelé un autre membre.',
    hate: 'Tu as rabaissé une personne pour ce qu’elle est.',
    sexual_unasked: 'Tu as envoyé quelque chose de sexuel que l’autre n’a pas demandé.',
    others_photo: 'Tu as publié une photo de quelqu’un qui n’était pas d’accord.',
    fake_profile: 'Ton profil ne parle pas de toi.',
    photo_not_you: 'Sur ta photo de profil, c’est quelqu’un d’autre.',
    photo_explicit: 'Il y avait une photo de nu sur ton profil.',
    contact: 'Il y avait des coordonnées sur ton profil.',
    advertising: 'Tu as fait de la publicité pour quelque chose que tu vends.',
    spam: 'Tu as envoyé le même message à beaucoup de membres.',
    illegal: 'Tu as proposé quelque chose que la loi interdit.',
    evasion: 'Tu as utilisé un autre compte pendant une suspension.',
  },
  quoted: ({ quote }) => `Tu as écrit : « ${quote} »`,
  nothing: 'Quelqu’un de notre équipe a regardé et n’a rien trouvé de contraire aux règles.',
  upheld: 'Quelqu’un d’autre a tout réexaminé et arrive à la même décision.',
  overturned: 'Quelqu’un d’autre a tout réexaminé. La décision n’était pas juste.',
}
