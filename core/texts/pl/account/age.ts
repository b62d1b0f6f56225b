import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAge } from '#core/texts/nl/account/age.ts'

/** The page where a member proves to be 18 or older, in Polish. */
export const plAge: TextsIn<'pl', typeof nlAge> = {
  age: {
    title: 'Sprawdzenie wieku',
    lead: 'Wszyscy, z którymi tu rozmawiasz, mają co najmniej 18 lat.',
    text: 'Dlatego każdy pokazuje to raz, przed pierwszą wiadomością. To trwa minutę.',
    kept: 'Zachowujemy wynik, sposób i datę. Żadnej kopii paszportu czy prawa jazdy i żadnego zdjęcia.',
    draft: 'To, co masz napisane, poczeka.',
    start: 'Przejdź do sprawdzenia',
    adult: 'Dobrze, gotowe',
    adultText: 'Nie trzeba będzie tego powtarzać.',
    back: 'Dalej',
    minor: 'Nie możesz tu pisać',
    minorText:
      'Według sprawdzenia wieku masz mniej niż 18 lat, więc nie możesz wysyłać wiadomości. Kredyty, które Ci zostały, są dalej Twoje: możesz odstąpić od zakupu albo poprosić o zwrot.',
    object: 'To pomyłka? Napisz do nas i wyjaśnij. Sprawdzi to człowiek, nie komputer.',
    write: 'Napisz na {{email}}',
    none: 'Sprawdzenie wieku nie jest tu potrzebne',
    noneText: 'Możesz po prostu wysyłać wiadomości.',
    way: 'Sprawdź wiek',
    whatNow: 'Przeczytaj, co możesz zrobić',
    once: 'Robi się to tylko raz, i trwa to minutę.',
  },
}
