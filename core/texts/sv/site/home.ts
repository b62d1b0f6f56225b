import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHome } from '#core/texts/nl/site/home.ts'

/** The home of a visitor, and what stands at the end of a page, in Swedish. */
export const svHome: TextsOf<typeof nlHome> = {
  home: {
    adults: 'Bara för vuxna, {{age}}+',
    title: 'Där det slår gnistor',
    lead: 'Träffa folk i närheten, direkt från soffan.',
    look: 'Titta runt först',
    drawn: 'Människorna på sidan är tecknade och inga medlemmar.',
    closed: 'Det går inte att gå med just nu. Har du ett konto kan du logga in.',
    how: 'Så fungerar det',
    steps: {
      signup: 'Gå med gratis',
      signupText: 'På en minut, med din e-postadress.',
      signupGift: 'Du får {{credits}} att börja med.',
      meet: 'Hitta någon du gillar',
      meetText: 'Titta runt, läs vem det är och ge en like.',
      chat: 'Skicka ett meddelande',
      chatText: 'Priset står på knappen innan du skickar.',
    },
    prices: 'Vad det kostar',
    looking: 'Att gå med, titta runt och ge likes',
    free: 'Gratis',
    message: 'Att skicka ett meddelande',
    from: 'från {{price}}',
    pricesText:
      'Du köper credits i förväg, inklusive moms. Det finns inget abonnemang, och inget förnyas av sig självt.',
    honest: 'Ärliga om fiktiva profiler',
    honestText: 'Fiktiva profiler kan du inte träffa på riktigt.',
  },
}
