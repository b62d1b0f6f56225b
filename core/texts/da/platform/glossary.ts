import type { Glossary } from '#core/texts/nl/platform/glossary.ts'

/** The words of the product, in Danish. */
export const daGlossary: Glossary = {
  member: { say: 'medlem', not: ['abonnent', 'deltager'] },
  visitor: { say: 'besøg', not: ['gæst'] },
  profile: { say: 'profil', not: ['profilside'] },
  fictional: { say: 'fiktiv', not: ['falsk konto', 'opdigtet profil', 'virtuel'] },
  photo: { say: 'foto', not: ['snapshot', 'knips'] },
  like: { say: 'like', not: ['tommel op', 'flirt'] },
  match: { say: 'match', not: ['parring'] },
  message: { say: 'besked', not: ['chatbesked', 'pb'] },
  conversation: { say: 'samtale', not: ['dialog', 'tråd'] },
  credit: { say: 'credit', not: ['mønter', 'tokens'] },
  discount: { say: 'rabat', not: ['nedslag', 'prisafslag', 'velkomstbonus'] },
  receipt: { say: 'kvittering', not: ['kassebon'] },
  refund: { say: 'refunder', not: ['godtgørelse', 'restitution'] },
  withdrawal: { say: 'fortryd', not: ['ophævelse af købet', 'annullering af købet'] },
  mandate: { say: 'mandat', not: ['betalingsfuldmagt'] },
  report: { say: 'anmeld', not: ['flag en profil', 'angiv nogen'] },
  block: { say: 'bloker', not: ['sortliste'] },
  settings: { say: 'indstillinger', not: ['valgmuligheder', 'kontrolpanel'] },
  password: { say: 'adgangskode', not: ['kodeord', 'løsen'] },
  notification: { say: 'notifikation', not: ['pushbesked', 'meddelelse fra os'] },
  closing: { say: 'luk', not: ['opsige din konto', 'nedlægge kontoen'] },
  suspension: {
    say: 'suspend',
    not: [
      'bandlyst',
      'udelukke',
      'udelukket',
      'udelukkelse',
      'udelukkelsen',
      'lukker vi kontoen',
      'lukker vi din konto',
    ],
  },
}
