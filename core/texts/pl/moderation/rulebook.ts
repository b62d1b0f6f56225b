import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'

/** The rules of the site, on the page that everybody can read, in Polish. */
export const plRulebook: TextsIn<'pl', typeof nlRulebook> = {
  title: 'Zasady domu',
  lead: 'Tak dbamy, by było tu miło i bezpiecznie. Zasady są krótkie i obowiązują wszystkich.',
  version: 'Obowiązują od {{date}}',
  print: 'Wydrukuj zasady',
  contents: 'Działy',
  groups: {
    safe: 'Bezpiecznie',
    kind: 'Miło',
    real: 'Prawdziwie',
  },
  outcome: 'Co się dzieje',
  consequences: {
    removed: 'Usuwamy to i mówimy dlaczego.',
    suspended:
      'Usuwamy to. Jeśli się powtarza albo jest poważne, przez jakiś czas nie możesz brać udziału.',
    banned: 'Twoje konto zostaje wykluczone.',
    reported: 'Twoje konto zostaje wykluczone i możemy zgłosić to policji.',
  },
  rules: {
    under_age: {
      title: 'Tylko od 18 lat',
      text: 'Jeśli masz mniej niż 18 lat, to nie miejsce dla Ciebie. Udawanie też nie jest dozwolone.',
    },
    child_abuse: {
      title: 'Żadnych seksualnych obrazów dzieci',
      text: 'Nie przesyłaj ich, nie proś o nie i nie fantazjuj o nich. Także rysowanych albo zrobionych komputerem.',
    },
    threat: {
      title: 'Żadnych gróźb',
      text: 'Nikomu nie groź przemocą. Nie groź też zrobieniem sobie krzywdy, by kogoś przycisnąć.',
    },
    force: {
      title: 'Żadnego przymusu',
      text: 'Nie zmuszaj nikogo do seksu ani randki wbrew woli i nie handluj ludźmi.',
    },
    extortion: {
      title: 'Żadnego szantażu',
      text: 'Nie używaj zdjęć, wiadomości ani sekretów, by kogoś do czegoś zmusić.',
    },
    fraud: {
      title: 'Żadnych oszustw',
      text: 'Nie proś innych o pieniądze, karty podarunkowe, kody ani inwestycje i nie udawaj kogoś innego, by je dostać.',
    },
    illegal: {
      title: 'Nic, co jest przestępstwem',
      text: 'Nie oferuj i nie przesyłaj tego, czego zabrania prawo, jak narkotyki, broń czy skradzione dane.',
    },
    harassment: {
      title: 'Żadnego nękania',
      text: 'Nie wyzywaj, nie szukaj kontaktu z kimś, kto go nie chce, i nie pisz dalej po „nie”.',
    },
    hate: {
      title: 'Żadnej nienawiści',
      text: 'Nie poniżaj nikogo za pochodzenie, kolor skóry, wiarę, płeć, orientację, ciało czy niepełnosprawność.',
    },
    sexual_unasked: {
      title: 'Nic seksualnego bez zgody',
      text: 'Wysyłaj seksualne wiadomości i zdjęcia dopiero, gdy druga osoba pokaże, że ich chce.',
    },
    others_photo: {
      title: 'Żadnych zdjęć innych',
      text: 'Pokazuj tylko ludzi, którzy się na to zgadzają. Intymnych zdjęć innych nie udostępnia się nigdy.',
    },
    fake_profile: {
      title: 'Bądź sobą',
      text: 'Twój profil jest o Tobie. Inny wiek, inna płeć czy zmyślone życie nie mają tu miejsca.',
    },
    photo_not_you: {
      title: 'Na zdjęciu jesteś Ty',
      text: 'Żadnej gwiazdy, modela ani obrazka z sieci. Twarz zrobiona komputerem to też nie Ty.',
    },
    photo_explicit: {
      title: 'Bez nagości w profilu',
      text: 'Odkryte ramię może być. Genitalia, nagie piersi i seks nie. W prywatnym albumie czy rozmowie decydujecie razem.',
    },
    contact: {
      title: 'Bez danych kontaktowych w profilu',
      text: 'Żadnego telefonu, e-maila, strony ani nazwy konta w tekście, imieniu czy na zdjęciu. Tak Ty decydujesz, kto do Ciebie dotrze.',
    },
    advertising: {
      title: 'Bez reklam',
      text: 'Nie oferuj tu nic na sprzedaż, także płatnego seksu, kamerek ani subskrypcji.',
    },
    spam: {
      title: 'Nie to samo do wszystkich',
      text: 'Pisz do tych, których naprawdę chcesz poznać, i nie pozwalaj, by pisał za Ciebie program.',
    },
    evasion: {
      title: 'Bez omijania wykluczenia',
      text: 'Po wykluczeniu albo gdy obowiązuje Cię decyzja, nie wracasz z innym kontem.',
    },
  },
  after: {
    decideTitle: 'Jak decydujemy',
    decide:
      'Zgłoszenie zawsze ogląda człowiek. Dowiesz się, co zobaczyliśmy, która to zasada, jak długo to trwa i co możesz zrobić. W aplikacji i e-mailem, nigdy po cichu.',
    objectTitle: 'Nie zgadzasz się?',
    object:
      'Odwołaj się, to nic nie kosztuje. Sprawdzi to ktoś inny niż osoba, która zdecydowała. Jeśli masz rację, wszystko wraca.',
    reportTitle: 'Ktoś przekracza granicę?',
    report:
      'Zgłoś to z profilu albo w rozmowie, albo napisz do nas. Druga strona nie dowie się, kto zgłosił. W razie bezpośredniego zagrożenia zadzwoń pod 112.',
    form: 'Wypełnij formularz',
    write: 'Napisz na {{email}}',
  },
}
