import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAge } from '#core/texts/nl/account/age.ts'

/** The page where a member proves to be 18 or older, in Swedish. */
export const svAge: TextsOf<typeof nlAge> = {
  age: {
    title: 'Ålderskontroll',
    lead: 'Alla du pratar med här är 18 år eller äldre.',
    text: 'Därför gör alla ålderskontrollen en gång, innan de skickar sitt första meddelande. Det tar en minut.',
    kept: 'Vi sparar resultatet, hur och när. Ingen kopia av ditt pass eller körkort, och ingen bild.',
    draft: 'Det du skrev väntar på dig.',
    start: 'Gå till ålderskontrollen',
    adult: 'Bra, då är det klart',
    adultText: 'Du behöver inte göra det igen.',
    back: 'Fortsätt',
    minor: 'Du kan inte skriva här',
    minorText:
      'Ålderskontrollen säger att du är yngre än 18, så du kan inte skicka meddelanden till någon. De credits du har kvar är fortfarande dina: du kan ångra ditt köp eller be oss betala tillbaka dem.',
    object: 'Är det fel? Mejla oss och förklara varför. En människa tittar på det, inte en dator.',
    write: 'Mejla {{email}}',
    none: 'Här behövs ingen ålderskontroll',
    noneText: 'Du kan skicka meddelanden som vanligt.',
    way: 'Gör ålderskontrollen',
    whatNow: 'Läs vad du kan göra',
    once: 'Du gör det bara en gång, och det tar en minut.',
  },
}
