import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in Swedish. */
export const svWarnings: TextsOf<typeof nlWarnings> = {
  label: 'Var försiktig med det här meddelandet',
  spoken: 'Var försiktig med det här meddelandet. {{titles}}.',
  why: 'Varför?',
  close: 'Dölj rådet',
  marked: 'Var försiktig:',
  verdict: { fine: 'Inget fel', right: 'Stämmer' },
  thanks: 'Tack. Bara ditt svar räknades.',
  private: 'Bara din egen enhet såg det. Ingen läser era meddelanden.',
  counted: 'Det har räknats. Ingen har läst meddelandena.',
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
    identity: 'Ber om en kod eller legitimation',
    threat: 'Låter som ett hot',
  },
  reason: {
    many_chats: 'Kontot är nytt och har startat många konversationer på kort tid.',
    same_opener: 'Det första meddelandet gick till andra också.',
    contact: 'I flera första meddelanden från medlemmen fanns en länk eller ett nummer.',
    money: 'Att be om pengar och dra en historia till är det mest kända sättet att lura folk.',
    bank_account:
      'Med ditt kontonummer, kort eller din kod kan någon komma åt dina pengar eller missbruka ditt bankkonto.',
    crypto: 'Det du skickar i krypto får du nästan aldrig tillbaka.',
    phone: 'Ni har inte känt varandra länge, och ett nummer går inte att ta tillbaka.',
    mail: 'Ni har inte känt varandra länge, och en e-postadress avslöjar ofta ditt namn.',
    elsewhere: 'Ni har inte känt varandra länge, och utanför sajten kan vi inte hjälpa dig.',
    identity:
      'Med en kod, ett lösenord eller en bild på ditt pass kan någon utge sig för att vara du.',
    threat: 'Den som hotar vill att du ger efter snabbt. Det hjälper sällan.',
  },
  advice: {
    many_chats: 'Ta dig tid att se om det verkligen handlar om dig.',
    same_opener: 'Du behöver inte svara.',
    contact: 'Öppna ingen länk du inte litar på.',
    money: 'Skicka inte pengar till någon du aldrig har träffat.',
    bank_account: 'Dela inga bankuppgifter, och låna inte ut ditt bankkonto.',
    crypto: 'Investera inget på råd av någon du bara känner härifrån.',
    phone: 'Fortsätt gärna här ett tag till.',
    mail: 'Fortsätt gärna här ett tag till.',
    elsewhere: 'Fortsätt gärna här ett tag till, och öppna ingen länk du inte litar på.',
    identity: 'Lämna inte ut dem. Vi ber aldrig om dem i en chatt.',
    threat: 'Svara inte, spara meddelandet och anmäl det. Ring larmnumret vid fara.',
  },
}
