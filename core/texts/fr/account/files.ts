import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'

/** What the readable pages of an archive say, in French. */
export const frArchiveTexts: ArchiveTexts = {
  locale: 'fr-FR',
  title: ({ site }) => `Tes données chez ${site}`,
  lead: ({ name, site, at }) => [
    `Voici tout ce que ${site} avait de ${name} le ${at}, sauf ce qui te protège : ton mot de passe et les clés de tes appareils ne sont gardés qu’illisibles.`,
    'Des autres membres, il n’y a que ce que tu peux en voir : leur nom et ce qu’ils t’ont écrit. Chaque partie existe aussi en JSON, avec les mêmes noms.',
    'Garde cette archive en lieu sûr : qui l’a peut lire tes messages.',
  ],
  back: 'Retour au sommaire',
  read: 'Les lire comme une page',
  nothing: 'Rien.',
  parts: {
    account: { title: 'Compte', what: 'Ton adresse, ta langue et l’état de ton compte.' },
    profile: { title: 'Profil', what: 'Ce que les autres voient de toi, et qui tu cherches.' },
    photos: { title: 'Photos', what: 'Tes propres photos, comme nous les gardons.' },
    likes: { title: 'Likes', what: 'Qui te plaît, et à qui tu plais.' },
    finder: {
      title: 'Match Finder',
      what: 'Ce que tu as répondu, et ce que tu espères de quelqu’un.',
    },
    blocked: { title: 'Membres bloqués', what: 'Qui tu as bloqué.' },
    conversations: { title: 'Conversations', what: 'Avec qui tu as parlé.' },
    messages: { title: 'Messages', what: 'Ce que tu as écrit, et ce qui est revenu.' },
    credits: { title: 'Crédits', what: 'Chaque changement de ton solde.' },
    payments: { title: 'Paiements', what: 'Tes commandes et ce qu’elles sont devenues.' },
    discounts: { title: 'Réductions', what: 'Les codes que tu as reçus ou utilisés.' },
    consents: { title: 'Accords', what: 'Ce que tu as accepté, et quand.' },
    devices: {
      title: 'Appareils et liens',
      what: 'Où ta session est ouverte, et les liens que nous t’avons envoyés.',
    },
    history: { title: 'Historique', what: 'Ce qui est arrivé à ton compte.' },
  },
}
