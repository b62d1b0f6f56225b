import type { Glossary } from '#core/texts/nl/platform/glossary.ts'

/** The words of the product, in French. */
export const frGlossary: Glossary = {
  member: { say: 'membre', not: ['utilisateur', 'participant'] },
  visitor: { say: 'visit', not: ['invité'] },
  profile: { say: 'profil', not: ['page de profil'] },
  fictional: { say: 'fictif', not: ['faux compte', 'profil virtuel', 'virtuel'] },
  photo: { say: 'photo', not: ['cliché', 'portrait-photo'] },
  like: { say: 'like', not: ['pouce levé', 'j’aime bien'] },
  match: { say: 'match', not: ['appariement'] },
  message: { say: 'message', not: ['missive', 'texto'] },
  conversation: { say: 'conversation', not: ['dialogue', 'fil de discussion'] },
  credit: { say: 'crédit', not: ['jetons', 'pièces d’or'] },
  discount: { say: 'réduction', not: ['rabais', 'ristourne'] },
  receipt: { say: 'reçu', not: ['ticket de caisse'] },
  refund: { say: 'rembours', not: ['restitution', 'dédommagement'] },
  withdrawal: { say: 'rétract', not: ['résiliation', 'annulation d’achat'] },
  mandate: { say: 'mandat', not: ['autorisation de débit'] },
  report: { say: 'signal', not: ['dénoncer', 'rapporter quelqu’un'] },
  block: { say: 'bloqu', not: ['liste noire'] },
  closing: { say: 'ferm', not: ['clôturer', 'résilier ton compte'] },
  suspension: { say: 'suspen', not: ['exclu', 'exclure', 'exclusion', 'banni'] },
  settings: { say: 'réglage', not: ['paramètres', 'préférences générales'] },
  password: { say: 'mot de passe', not: ['code secret', 'phrase secrète'] },
  notification: { say: 'notification', not: ['message push', 'avis push'] },
}
