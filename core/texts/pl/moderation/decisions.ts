import { titlesOf } from '#core/moderation/rule-titles.ts'
import type { ModerationWords } from '#core/texts/nl/moderation/decisions.ts'
import { plRulebook } from './rulebook.ts'

/** What the screens, the mails and the desk call a rule, a reason and a decision, in Polish. */
export const plModerationWords: ModerationWords = {
  rule: titlesOf(plRulebook.rules),
  reason: {
    child_abuse: 'Seksualny obraz dziecka',
    under_age: 'Mniej niż 18 lat',
    threat: 'Grozi mnie albo komuś innemu',
    force: 'Ktoś jest zmuszany albo zmusza',
    extortion: 'Szantaż zdjęciami albo sekretami',
    fraud: 'Prosi o pieniądze albo oszukuje',
    harassment: 'Nękanie albo wyzwiska',
    hate: 'Nienawiść albo dyskryminacja',
    sexual_unasked: 'Niechciane treści seksualne',
    others_photo: 'Zdjęcie kogoś innego',
    fake_profile: 'Fałszywy profil',
    photo_not_you: 'To nie osoba ze zdjęcia',
    photo_explicit: 'Nagość w profilu',
    contact: 'Dane kontaktowe w profilu',
    advertising: 'Reklama albo płatne usługi',
    spam: 'Wysyła wszystkim to samo',
    illegal: 'Coś innego, co jest przestępstwem',
    evasion: 'Powrót mimo wykluczenia',
    other: 'Coś innego',
  },
  subject: {
    member: 'Profil',
    text: 'Tekst profilu',
    photo: 'Zdjęcie',
    message: 'Wiadomość',
    conversation: 'Rozmowa',
    notice: 'Zgłoszenie z zewnątrz',
    signs: 'Pierwsze wiadomości',
  },
  decision: {
    nothing_found: 'Nic nie znaleziono',
    warning: 'Ostrzeżenie',
    remove_photo: 'Zdjęcie usunięte',
    remove_text: 'Tekst profilu usunięty',
    remove_message: 'Wiadomość usunięta',
    hide_profile: 'Profil ukryty',
    pause_chat: 'Czat wstrzymany',
    suspend: 'Konto wykluczone na czas',
    ban: 'Konto wykluczone',
    upheld: 'Decyzja pozostaje',
    overturned: 'Decyzja cofnięta',
  },
  means: {
    nothing_found: 'Nic się nie zmienia.',
    warning: 'Teraz nic się nie zmienia. Jeśli to się powtórzy, może się zmienić.',
    remove_photo: 'Nikt już nie widzi tego zdjęcia.',
    remove_text: 'Nikt już nie widzi tego tekstu. Możesz napisać nowy.',
    remove_message: 'Nikt już nie widzi tej wiadomości.',
    hide_profile: 'Inni Cię nie znajdą. Zmień profil, a wróci.',
    pause_chat: 'Możesz czytać, ale nie wysyłać wiadomości.',
    suspend: 'Nie możesz się zalogować, a inni Cię nie widzą.',
    ban: 'Nie możesz się zalogować, a inni Cię nie widzą.',
    upheld: 'Ktoś inny przyjrzał się jeszcze raz. Nic się nie zmienia.',
    overturned: 'Wszystko jest tak, jak było. Przepraszamy.',
  },
  undelivered:
    'Decyzja już nie obowiązuje. To, co wstrzymaliśmy, nie dotarło, a kredyty wróciły. Przepraszamy.',
  found: {
    report: 'Zgłoszenie. Obejrzał je i zdecydował człowiek, nie komputer.',
    staff: 'Zobaczył to i zdecydował człowiek, nie komputer.',
    machine: 'Komputer policzył Twoje pierwsze wiadomości. Zdecydował człowiek i ich nie czytał.',
  },
  credits: {
    wait: 'Twoje kredyty zostają. Tylko czas zniżki biegnie dalej.',
    stay: 'Twoje kredyty zostają, dopóki istnieje Twoje konto.',
    withdraw:
      'Masz niedawno kupione kredyty? Także teraz możesz odstąpić od tego zamówienia, bez logowania.',
    withdrawHere: 'Odstąp od umowy tutaj',
  },
}
