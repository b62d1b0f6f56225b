import type { Glossary } from '#core/texts/nl/platform/glossary.ts'

/** The words of the product, in Swedish. */
export const svGlossary: Glossary = {
  member: { say: 'medlem', not: ['användare', 'deltagare'] },
  visitor: { say: 'besök', not: ['gäst'] },
  profile: { say: 'profil', not: ['profilsida'] },
  fictional: { say: 'fiktiv', not: ['falskt konto', 'påhittad profil', 'virtuell'] },
  photo: { say: 'bild', not: ['foto', 'fotografi'] },
  like: { say: 'like', not: ['tumme upp', 'flört'] },
  match: { say: 'match', not: ['ihopparning'] },
  message: { say: 'meddelande', not: ['chattmeddelande', 'pm'] },
  conversation: { say: 'konversation', not: ['dialog', 'samtalstråd'] },
  credit: { say: 'credit', not: ['mynt', 'polletter'] },
  discount: { say: 'rabatt', not: ['avdrag', 'prisnedsättning', 'välkomstbonus'] },
  receipt: { say: 'kvitto', not: ['kassakvitto'] },
  refund: { say: 'återbetal', not: ['ersättning', 'restitution'] },
  withdrawal: { say: 'frånträd', not: ['hävning', 'uppsägning av köpet'] },
  mandate: { say: 'medgivande', not: ['fullmakt'] },
  report: { say: 'anmäl', not: ['flagga en profil', 'ange någon'] },
  block: { say: 'blockera', not: ['svartlista'] },
  settings: { say: 'inställning', not: ['alternativsida', 'kontrollpanel'] },
  password: { say: 'lösenord', not: ['passord', 'lösen'] },
  notification: { say: 'avisering', not: ['pushmeddelande', 'notis'] },
  closing: { say: 'stäng', not: ['avsluta ditt konto', 'säga upp kontot'] },
  suspension: {
    say: 'avstäng',
    not: ['bannlyst', 'suspenderad', 'stänger vi kontot'],
  },
}
