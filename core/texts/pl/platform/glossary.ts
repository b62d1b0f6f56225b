import type { Glossary } from '#core/texts/nl/platform/glossary.ts'

/** The words of the product, in Polish. */
export const plGlossary: Glossary = {
  member: { say: 'os', not: ['użytkownik', 'uczestnik'] },
  visitor: { say: 'odwiedz', not: ['gość'] },
  profile: { say: 'profil', not: ['strona profilowa'] },
  fictional: { say: 'fikc', not: ['fałszywe konto', 'zmyślony profil', 'wirtualny'] },
  photo: { say: 'zdję', not: ['fotka', 'zdjątko'] },
  like: { say: 'pol', not: ['kciuk w górę', 'mrugnięcie'] },
  match: { say: 'par', not: ['dobranie'] },
  message: { say: 'wiadomo', not: ['wiadomość czatu', 'pw'] },
  conversation: { say: 'rozm', not: ['dialog', 'wątek'] },
  credit: { say: 'kredyt', not: ['monety', 'żetony'] },
  discount: { say: 'zniż', not: ['upust', 'bonifikata', 'bonus'] },
  receipt: { say: 'paragon', not: ['kwit'] },
  refund: { say: 'zwr', not: ['rekompensata', 'restytucja'] },
  withdrawal: { say: 'odst', not: ['rozwiązanie umowy', 'unieważnienie'] },
  mandate: { say: 'upoważnieni', not: ['mandat'] },
  report: { say: 'zgłos', not: ['raportuj', 'donieś'] },
  block: { say: 'blok', not: ['czarna lista'] },
  settings: { say: 'ustawie', not: ['strona opcji', 'panel sterowania'] },
  password: { say: 'hasł', not: ['kod dostępu', 'tajne słowo'] },
  notification: { say: 'powiadom', not: ['notyfikacja', 'monit'] },
  closing: { say: 'zamk', not: ['wypowiedzieć konto', 'likwidacja konta'] },
  suspension: { say: 'wyklucz', not: ['zamkniemy konto', 'konto zostaje zamknięte', 'zbanowany'] },
}
