import type { Glossary } from '#core/texts/nl/platform/glossary.ts'

/** The words of the product, in Finnish. */
export const fiGlossary: Glossary = {
  member: { say: 'jäse', not: ['käyttäjä', 'osallistuja'] },
  visitor: { say: 'kävi', not: ['vieras'] },
  profile: { say: 'profiil', not: ['profiilisivu'] },
  fictional: { say: 'fiktiivi', not: ['valetili', 'keksitty profiili', 'virtuaalinen'] },
  photo: { say: 'kuva', not: ['foto', 'otos'] },
  like: { say: 'tykkä', not: ['peukku', 'silmänisku'] },
  match: { say: 'match', not: ['parinmuodostus'] },
  message: { say: 'viest', not: ['chatviesti', 'yv'] },
  conversation: { say: 'keskustelu', not: ['dialogi', 'viestiketju'] },
  credit: { say: 'krediit', not: ['kolikot', 'poletit'] },
  discount: { say: 'alennu', not: ['vähennys hinnasta', 'hinnanalennus', 'tervetulobonus'] },
  receipt: { say: 'kuit', not: ['ostotosite'] },
  refund: { say: 'hyvit', not: ['korvaus', 'restituutio'] },
  withdrawal: { say: 'peruut', not: ['irtisanominen', 'purkaminen'] },
  mandate: { say: 'valtuutu', not: ['veloituslupa'] },
  report: { say: 'ilmian', not: ['raportoi', 'kantele'] },
  block: { say: 'est', not: ['musta lista'] },
  settings: { say: 'asetu', not: ['asetussivu', 'ohjauspaneeli'] },
  password: { say: 'salasana', not: ['tunnussana', 'salakoodi'] },
  notification: { say: 'ilmoitu', not: ['pushviesti', 'tiedoksianto'] },
  closing: { say: 'sulje', not: ['irtisanoa tili', 'lakkauttaa tili'] },
  suspension: { say: 'jäädyt', not: ['suljettu ulos', 'tilisi suljetaan', 'bannattu'] },
}
