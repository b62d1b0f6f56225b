import type { Glossary } from '#core/texts/nl/platform/glossary.ts'

/** The words of the product, in Norwegian. */
export const nbGlossary: Glossary = {
  member: { say: 'medlem', not: ['kontoinnehaver', 'deltaker'] },
  visitor: { say: 'besøk', not: ['gjest'] },
  profile: { say: 'profil', not: ['profilside'] },
  fictional: { say: 'fiktiv', not: ['falsk konto', 'oppdiktet profil', 'virtuell'] },
  photo: { say: 'bilde', not: ['foto', 'snapshot'] },
  like: { say: 'like', not: ['tommel opp', 'flørt'] },
  match: { say: 'match', not: ['sammenkobling'] },
  message: { say: 'melding', not: ['chatmelding', 'pm'] },
  conversation: { say: 'samtale', not: ['dialog', 'samtaletråd'] },
  credit: { say: 'credit', not: ['mynter', 'sjetonger'] },
  discount: { say: 'rabatt', not: ['avslag i prisen', 'prisreduksjon', 'velkomstbonus'] },
  receipt: { say: 'kvittering', not: ['kassalapp'] },
  refund: { say: 'refunder', not: ['godtgjørelse', 'restitusjon'] },
  withdrawal: { say: 'angre', not: ['heving av kjøpet', 'oppsigelse av kjøpet'] },
  mandate: { say: 'mandat', not: ['betalingsfullmakt'] },
  report: { say: 'rapport', not: ['flagg en profil', 'angi noen'] },
  block: { say: 'blokker', not: ['svarteliste'] },
  settings: { say: 'innstilling', not: ['valgside', 'kontrollpanel'] },
  password: { say: 'passord', not: ['kodeord', 'løsen'] },
  notification: { say: 'varsel', not: ['pushmelding', 'notis'] },
  closing: { say: 'lukk', not: ['avslutte kontoen', 'si opp kontoen'] },
  suspension: {
    say: 'utesteng',
    not: ['lukker vi kontoen', 'kontoen din blir lukket', 'suspendert'],
  },
}
