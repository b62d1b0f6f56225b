import type { Glossary } from '#core/texts/nl/platform/glossary.ts'

/** The words of the product, in German. */
export const deGlossary: Glossary = {
  member: { say: 'mitglied', not: ['nutzer', 'teilnehmer'] },
  visitor: { say: 'besuch', not: ['gast'] },
  profile: { say: 'profil', not: ['profilseite'] },
  fictional: { say: 'fiktiv', not: ['fake-profil', 'virtuell'] },
  photo: { say: 'foto', not: ['bildchen', 'schnappschuss'] },
  like: { say: 'like', not: ['daumen hoch', 'gefällt-mir'] },
  match: { say: 'match', not: ['treffer'] },
  message: { say: 'nachricht', not: ['botschaft', 'direktnachricht'] },
  conversation: { say: 'gespräch', not: ['unterhaltung', 'konversation'] },
  credit: { say: 'credit', not: ['münzen', 'coins'] },
  discount: { say: 'rabatt', not: ['nachlass', 'ermäßigung'] },
  receipt: { say: 'beleg', not: ['quittung'] },
  refund: { say: 'zurück', not: ['retoure', 'rückvergütung'] },
  withdrawal: { say: 'widerr', not: ['stornierung', 'rücktritt'] },
  mandate: { say: 'mandat', not: ['einzugsermächtigung'] },
  report: { say: 'meld', not: ['anprangern', 'petzen'] },
  block: { say: 'blockier', not: ['schwarze liste'] },
  closing: { say: 'kündig', not: ['konto schließen', 'konto auflösen'] },
  suspension: { say: 'sperr', not: ['verbannt', 'suspendiert', 'ausgeschlossen'] },
  settings: { say: 'einstellung', not: ['optionsseite', 'systemsteuerung'] },
  password: { say: 'passwort', not: ['kennwort', 'losung'] },
  notification: { say: 'benachrichtigung', not: ['mitteilung', 'push-nachricht'] },
}
