import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in Polish. */
export const plWarnings: TextsIn<'pl', typeof nlWarnings> = {
  label: 'Uważaj na tę wiadomość',
  spoken: 'Uważaj na tę wiadomość. {{titles}}.',
  why: 'Dlaczego?',
  close: 'Ukryj tę wskazówkę',
  marked: 'Uważaj:',
  verdict: { fine: 'Wszystko w porządku', right: 'Zgadza się' },
  thanks: 'Dziękujemy. Policzona została tylko odpowiedź.',
  private: 'Zauważyło to tylko Twoje urządzenie. Nikt nie czyta waszych wiadomości.',
  counted: 'To zostało policzone. Nikt nie czytał wiadomości.',
  title: {
    many_chats: 'Nagle pisze do bardzo wielu osób',
    same_opener: 'To samo do wielu osób',
    contact: 'Wysyła wielu osobom link albo numer',
    money: 'Prosi o pieniądze',
    bank_account: 'Mówi o koncie bankowym',
    crypto: 'Mówi o kryptowalutach albo inwestowaniu',
    phone: 'Chce już dzwonić albo pisać SMS-y',
    mail: 'Chce już pisać e-maile',
    elsewhere: 'Chce już rozmawiać gdzie indziej',
    identity: 'Prosi o kod lub dowód',
    threat: 'Brzmi jak groźba',
  },
  reason: {
    many_chats: 'To konto jest nowe i w krótkim czasie zaczęło wiele rozmów.',
    same_opener: 'Ta pierwsza wiadomość poszła też do innych.',
    contact: 'W kilku pierwszych wiadomościach tej osoby był link albo numer.',
    money: 'Prośba o pieniądze poparta historią to najbardziej znane oszustwo.',
    bank_account:
      'Mając Twój numer konta, kartę albo kod, ktoś może dobrać się do pieniędzy albo wykorzystać Twoje konto.',
    crypto: 'Tego, co wyślesz w kryptowalutach, prawie nigdy nie odzyskasz.',
    phone: 'Znacie się krótko, a numeru nie da się cofnąć.',
    mail: 'Znacie się krótko, a adres e-mail często zdradza nazwisko.',
    elsewhere: 'Znacie się krótko, a poza serwisem nie możemy Ci pomóc.',
    identity: 'Mając kod, hasło albo zdjęcie dowodu, ktoś może podać się za ciebie.',
    threat: 'Kto grozi, chce, żeby szybko ustąpić. Ustępowanie rzadko coś poprawia.',
  },
  advice: {
    many_chats: 'Na spokojnie sprawdź, czy naprawdę chodzi o Ciebie.',
    same_opener: 'Nie musisz odpowiadać.',
    contact: 'Nie otwieraj linku, któremu nie ufasz.',
    money: 'Nie wysyłaj pieniędzy komuś, kogo nie znasz na żywo.',
    bank_account: 'Nie podawaj danych bankowych i nie pożyczaj konta.',
    crypto: 'Nie inwestuj na słowo kogoś, kogo znasz tylko stąd.',
    phone: 'Porozmawiaj spokojnie jeszcze trochę tutaj.',
    mail: 'Porozmawiaj spokojnie jeszcze trochę tutaj.',
    elsewhere:
      'Porozmawiaj spokojnie jeszcze trochę tutaj i nie otwieraj linku, któremu nie ufasz.',
    identity: 'Nie podawaj ich. Nigdy nie prosimy o nie na czacie.',
    threat:
      'Nie odpowiadaj, zachowaj wiadomość i zgłoś ją. W razie zagrożenia dzwoń na numer alarmowy.',
  },
}
