import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in Norwegian. */
export const nbWarnings: TextsOf<typeof nlWarnings> = {
  label: 'Vær forsiktig med denne meldingen',
  spoken: 'Vær forsiktig med denne meldingen. {{titles}}.',
  why: 'Hvorfor?',
  close: 'Skjul dette rådet',
  marked: 'Vær forsiktig:',
  verdict: { fine: 'Alt i orden', right: 'Stemmer' },
  thanks: 'Takk. Bare svaret ditt ble talt.',
  private: 'Bare din egen enhet så dette. Ingen leser meldingene deres.',
  counted: 'Det ble talt. Ingen leste meldingene.',
  title: {
    many_chats: 'Skriver plutselig til veldig mange',
    same_opener: 'Skrev det samme til mange',
    contact: 'Sender mange en lenke eller et nummer',
    money: 'Ber om penger',
    bank_account: 'Handler om en bankkonto',
    crypto: 'Handler om krypto eller investeringer',
    phone: 'Vil allerede ringe eller sende SMS',
    mail: 'Vil allerede sende e-post',
    elsewhere: 'Vil allerede snakke et annet sted',
    identity: 'Ber om en kode eller legitimasjon',
    threat: 'Høres ut som en trussel',
  },
  reason: {
    many_chats: 'Denne kontoen er ny og begynte mange samtaler på kort tid.',
    same_opener: 'Den første meldingen gikk til andre også.',
    contact: 'Flere første meldinger fra dette medlemmet hadde en lenke eller et nummer.',
    money: 'Å be om penger med en god historie til er den mest kjente formen for svindel.',
    bank_account:
      'Med kontonummeret ditt, kortet eller en kode kan noen få tak i pengene dine, eller misbruke kontoen.',
    crypto: 'Det du sender i krypto, får du nesten aldri tilbake.',
    phone: 'Dere har ikke kjent hverandre lenge, og et nummer kan ikke tas tilbake.',
    mail: 'Dere har ikke kjent hverandre lenge, og en e-postadresse røper ofte navnet ditt.',
    elsewhere: 'Dere har ikke kjent hverandre lenge, og andre steder kan vi ikke hjelpe deg.',
    identity:
      'Med en kode, et passord eller et bilde av passet ditt kan noen utgi seg for å være deg.',
    threat: 'Den som truer, vil at du gir etter fort. Det hjelper sjelden.',
  },
  advice: {
    many_chats: 'Ta deg tid til å se om det virkelig er deg det gjelder.',
    same_opener: 'Du trenger ikke å svare.',
    contact: 'Ikke åpne en lenke du ikke stoler på.',
    money: 'Ikke send penger til noen du aldri har møtt.',
    bank_account: 'Ikke del bankopplysninger, og ikke lån bort kontoen din.',
    crypto: 'Ikke invester etter råd fra noen du bare kjenner herfra.',
    phone: 'Snakk gjerne litt lenger her.',
    mail: 'Snakk gjerne litt lenger her.',
    elsewhere: 'Snakk gjerne litt lenger her, og ikke åpne en lenke du ikke stoler på.',
    identity: 'Ikke gi dem videre. Vi ber aldri om dem i en chat.',
    threat: 'Ikke svar, ta vare på meldingen og meld den. Ring nødnummeret ved fare.',
  },
}
