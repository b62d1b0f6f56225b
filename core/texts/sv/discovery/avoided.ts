import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAvoided } from '#core/texts/nl/discovery/avoided.ts'

/** Addresses to which a member is never shown, in Swedish. */
export const svAvoided: TextsOf<typeof nlAvoided> = {
  avoided: {
    title: 'Osynlig för',
    text: 'Ditt ex, en kollega, din bror: den som loggar in med en adress på den här listan stöter inte på dig någonstans. Inte heller någon som går med senare.',
    email: 'E-postadress',
    note: 'Vem är det? (valfritt)',
    noteHint: 'Bara för dig. Själva adressen sparar vi inte.',
    add: 'Lägg på min lista',
    added: 'Klart. Ingen med den adressen får se dig.',
    list: 'Din lista',
    none: 'Det finns ingen på din lista än.',
    since: 'Sedan {{date}}',
    noNote: 'Utan namn',
    remove: 'Ta bort',
    removed: '{{name}} står inte längre på din lista.',
    know: 'Bra att veta',
    same: 'Ingen märker din lista, och den avslöjar aldrig vem som är här.',
    acts: 'Om du själv gillar eller skriver till någon kommer det fram. Personen kan då se din profil, även med en adress på den här listan.',
    reachTitle: 'Personen kan då se dig',
    reachText:
      'Den du gillar eller skriver till kan se din profil, även med en adress på din lista.',
    reachYes: 'Fortsätt',
    reachNo: 'Kanske inte',
    talks: 'Någon du redan pratar med kan fortsätta prata med dig. Vill du inte det? Blockera då.',
    limit: 'Det finns plats för {{max}} adresser på din lista.',
  },
}
