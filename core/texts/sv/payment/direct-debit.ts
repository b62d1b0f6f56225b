import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDirectDebit } from '#core/texts/nl/payment/direct-debit.ts'

/** Paying by direct debit, in Swedish. */
export const svDirectDebit: TextsOf<typeof nlDirectDebit> = {
  debit: {
    title: 'Autogiro',
    back: 'Betala på ett annat sätt',
    choose: 'Betala med autogiro',
    chooseText: 'Från ditt konto, med en kod via sms',
    holder: 'Namn på kontot',
    iban: 'IBAN',
    street: 'Gata',
    number: 'Nummer',
    zip: 'Postnummer',
    city: 'Ort',
    phone: 'Mobil, för en kod',
    agree: 'Vad vi kommer överens om',
    once: 'Vi drar {{price}} en gång, den {{day}} eller strax efter.',
    mailed: 'Dagen och medgivandets referens mejlar vi dig i förväg.',
    takeBack: 'Din egen bank kan betala tillbaka det i 8 veckor.',
    whole: 'Läs hela medgivandet',
    send: 'Skicka koden till mig',
    advance:
      'Du har {{credits}} direkt, resten när din bank har betalat. Betalar den inte tas de tillbaka.',
    had: 'Du har redan {{credits}}, resten kommer när din bank har betalat. Betalar den inte tas de tillbaka.',
    later: 'Du får dina credits så snart din bank har betalat.',
    codeTitle: 'Sex siffror',
    codeText:
      'De står i sms:et till ditt nummer som slutar på {{end}}. Koden passar bara det här medgivandet.',
    code: 'Koden från sms:et',
    valid: 'Gäller till {{time}}, {{tries}} försök',
    again: 'Ny kod',
    demo: 'Det här är en demo: läs ditt sms här',
    sign: 'Underteckna medgivandet',
    signed: 'Du har redan ett medgivande',
    signedText: 'Från ditt konto som slutar på {{end}}. Du behöver ingen ny kod.',
    order: 'Dra {{price}}',
    none: 'Autogiro går inte här nu',
    noneText: 'Välj ett annat sätt att betala.',
    other: 'Välj ett annat sätt',
    blocked: 'Autogiro är avstängt för dig',
    blockedText:
      'Din bank tog tillbaka {{money}}. Köp för det beloppet på ett annat sätt, så fungerar autogiro igen.',
    object: 'Stämmer det inte? Mejla oss på {{email}}, så tittar någon på det.',
    limit: 'Inget mer autogiro just nu',
    limitText:
      'Du kan beställa med autogiro {{max}} gånger på {{days}} dagar. Andra sätt att betala fungerar fortfarande.',
    pending: 'Vi drar det den {{day}} eller strax efter.',
    pendingLater: 'Dina credits kommer när din bank har betalat; du behöver inte vänta här.',
    desk: {
      title: 'Spärrade för autogiro',
      text: 'Deras bank tog tillbaka pengar. Autogiro fungerar igen när de har betalat på ett annat sätt, eller om du tillåter det.',
      none: 'Ingen är spärrad.',
      owed: '{{money}} obetalt sedan {{date}}',
      reason: 'Varför får det tillåtas igen?',
      lift: 'Tillåt autogiro igen',
      lifted: 'Autogiro fungerar igen.',
    },
  },
}
