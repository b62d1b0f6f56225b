import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLeaving } from '#core/texts/nl/account/leaving.ts'

/** Being invisible and leaving, in Swedish. */
export const svLeaving: TextsOf<typeof nlLeaving> = {
  leaving: {
    visibility: 'Synlighet',
    meeting: 'Att mötas',
    realOnly: 'Bara riktiga medlemmar',
    realOnlyText:
      'Du möter inga fiktiva profiler när du swipar, och ingen av dem gillar dig av sig själv.',
    unseen: 'Titta utan att synas',
    unseenText:
      'Ingen ser att du tittar på en profil. Då ser du inte heller vem som har tittat på din.',
    readMarks: 'Visa att jag har läst',
    chatPhotos: 'Få bilder i chatten',
    chatPhotosText: 'Är det avstängt kan ingen skicka dig en bild.',
    readMarksText: 'Är det avstängt ser du inte heller om andra läser det du skriver.',
    place: 'Var jag bor',
    placeHidden: 'Dölj min ort',
    placeHiddenText: 'Andra ser bara din region. En sökning på ort eller avstånd hittar dig inte.',
    others: 'Andra hittar mig',
    visibleText: 'Medlemmar kan hitta dig.',
    invisibleText:
      'Ingen hittar dig i sökningar, likes eller matchningar. Dina konversationer fortsätter som vanligt.',
    title: 'Stäng mitt konto',
    how: 'Om du ändå vill gå, så går det till så här',
    today: 'I dag',
    todayText: 'Ingen ser din profil längre.',
    grace: 'I {{days}} dagar',
    graceText: 'Tid att tänka. En länk i din mejl, eller logga in, så är allt tillbaka.',
    after: 'Sedan',
    afterText: 'Dina uppgifter raderas för gott.',
    atOnce:
      'Din e-postadress är inte bekräftad. Därför raderar vi dina uppgifter direkt och för gott.',
    creditsLeft: 'Du har fortfarande {{credits}}.',
    creditsAtOnce:
      'Credits du har kvar försvinner direkt, och du kan inte längre ångra beställningen som de kom med.',
    credits: 'Credits du har kvar då försvinner när dina uppgifter är raderade.',
    why: 'Varför lämnar du oss?',
    reason: {
      found_someone: 'Jag har hittat någon',
      pause: 'Jag vill ta en paus',
      too_expensive: 'Det är för dyrt',
      few_answers: 'Jag får för få svar',
      many_messages: 'Jag får för många meddelanden',
      privacy: 'För min integritet',
      unpleasant: 'Någon var otrevlig',
      other: 'Något annat',
    },
    solution: {
      found_someone: 'Så roligt! Vi önskar er båda allt gott.',
      pause: 'Du kan också bli osynlig: ingen hittar dig förrän du har lust igen.',
      too_expensive: 'Att titta, gilla och ha en profil kostar inget.',
      few_answers:
        'En profil med en berättelse och intressen gör det lättare att skriva ett första meddelande.',
      many_messages: 'Bli osynlig, så börjar ingen en ny konversation med dig.',
      privacy: 'Bli osynlig, så ser bara de du pratar med din profil.',
      unpleasant: 'Berätta vad som hände, så gör vi något åt det.',
      other: 'Berätta gärna vad som kunde bli bättre. Vi kanske kan hjälpa till.',
    },
    discount: {
      offer:
        'Bara för dig, för att du tycker att det är för dyrt: {{percent}} rabatt på ett paket, en gång. Koden gäller i {{days}} dagar och binder dig inte till något.',
      take: 'Ge mig koden',
      taken: 'Din personliga kod är {{code}}: {{percent}} rabatt, till {{until}}.',
      use: 'Välj ett paket, så dras rabatten av på din beställning',
    },
    hide: 'Bli osynlig',
    hidden: 'Du är osynlig nu.',
    hiddenAlready: 'Du är redan osynlig.',
    toProfile: 'Gör klart din profil',
    toPrices: 'Se priserna',
    toSupport: 'Mejla {{email}}',
    passwordHint: 'Så att vi vet att det är du.',
    submit: 'Stäng mitt konto',
    stay: 'Stanna ändå',
  },
}
