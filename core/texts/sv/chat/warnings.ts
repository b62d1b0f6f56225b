import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in Swedish. */
export const svWarnings: TextsOf<typeof nlWarnings> = {
  label: 'Var försiktig med det här meddelandet',
  spoken: 'Var försiktig med det här meddelandet. {{titles}}.',
  close: 'Dölj rådet',
  marked: 'Var försiktig:',
  private: 'Din egen enhet såg det. Ingen läser era meddelanden.',
  counted: 'Det räknades. Ingen läste meddelandena.',
  title: {
    many_chats: 'Skriver plötsligt till väldigt många',
    same_opener: 'Skrev samma sak till många',
    contact: 'Skickar en länk eller ett nummer till många',
    money: 'Ber om pengar',
    bank_account: 'Handlar om ett bankkonto',
    crypto: 'Handlar om krypto eller investeringar',
    phone: 'Vill redan ringa eller sms:a',
    mail: 'Vill redan mejla',
    elsewhere: 'Vill redan prata någon annanstans',
  },
  reason: {
    many_chats: 'Kontot är nytt och började många konversationer på kort tid.',
    same_opener: 'Det första meddelandet gick till andra också.',
    contact: 'I flera första meddelanden från medlemmen fanns en länk eller ett nummer.',
    money: 'Att be om pengar med en historia till är det vanligaste bedrägeriet.',
    bank_account:
      'Med ett kontonummer, kort eller kod kan någon komma åt dina pengar eller utnyttja ditt konto.',
    crypto: 'Det du skickar i krypto får du nästan aldrig tillbaka.',
    phone: 'Ni har inte känt varandra länge, och ett nummer går inte att ta tillbaka.',
    mail: 'Ni har inte känt varandra länge, och en adress avslöjar ofta ditt namn.',
    elsewhere: 'Ni har inte känt varandra länge, och där kan vi inte hjälpa dig.',
  },
  advice: {
    many_chats: 'Ta dig tid att se om det gäller dig.',
    same_opener: 'Du behöver inte svara.',
    contact: 'Öppna ingen länk du inte litar på.',
    money: 'Skicka inget till någon du aldrig har träffat.',
    bank_account: 'Dela inga bankuppgifter, och låna inte ut ditt konto.',
    crypto: 'Satsa inget för att någon du bara känner härifrån säger det.',
    phone: 'Prata gärna lite längre här.',
    mail: 'Prata gärna lite längre här.',
    elsewhere: 'Prata gärna lite längre här, och öppna ingen länk du inte litar på.',
  },
}
