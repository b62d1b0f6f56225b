/** Things of the product that have one word in a language, in the texts of every subject. */
export type Term =
  | 'member'
  | 'visitor'
  | 'profile'
  | 'fictional'
  | 'photo'
  | 'like'
  | 'match'
  | 'message'
  | 'conversation'
  | 'credit'
  | 'discount'
  | 'receipt'
  | 'refund'
  | 'withdrawal'
  | 'mandate'
  | 'report'
  | 'block'
  | 'settings'
  | 'password'
  | 'notification'
  | 'closing'
  | 'suspension'

/** `say` is how the word begins, in small letters; `not` are words that would say it otherwise. */
export type Glossary = Record<Term, { say: string; not: readonly string[] }>

/** The words of the product, in Dutch. */
export const nlGlossary: Glossary = {
  member: { say: 'lid', not: ['gebruiker', 'deelnemer'] },
  visitor: { say: 'bezoek', not: ['gast'] },
  profile: { say: 'profiel', not: ['profielpagina'] },
  fictional: { say: 'fictie', not: ['nepaccount', 'virtueel'] },
  photo: { say: 'foto', not: ['kiekje', 'afbeelding'] },
  like: { say: 'like', not: ['vind-ik-leuk', 'duimpje'] },
  match: { say: 'match', not: ['koppel', 'klik met'] },
  message: { say: 'bericht', not: ['appje', 'boodschap'] },
  conversation: { say: 'gesprek', not: ['conversatie', 'chatgesprek'] },
  credit: { say: 'credit', not: ['munten', 'tegoedpunt', 'coins'] },
  discount: { say: 'korting', not: ['reductie', 'welkomstbonus'] },
  receipt: { say: 'bon', not: ['kwitantie', 'kassabon'] },
  refund: { say: 'terug', not: ['restitutie', 'retourneren'] },
  withdrawal: { say: 'herroep', not: ['annulering van de koop', 'bedenken van de koop'] },
  mandate: { say: 'machtiging', not: ['mandaat'] },
  report: { say: 'meld', not: ['rapporteer', 'aangeven bij ons'] },
  block: { say: 'blokkeer', not: ['bannen', 'verban'] },
  closing: { say: 'opzeg', not: ['account sluiten', 'account beëindigen'] },
  suspension: { say: 'geblokkeerd', not: ['geschorst', 'verbannen', 'account wordt gesloten'] },
  settings: { say: 'instelling', not: ['voorkeurenpagina', 'configuratie'] },
  password: { say: 'wachtwoord', not: ['paswoord', 'toegangscode'] },
  notification: { say: 'melding', not: ['notificatie', 'pushbericht'] },
}
