import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHome } from '#core/texts/nl/site/home.ts'

/** The home of a visitor, and what stands at the end of a page, in Danish. */
export const daHome: TextsOf<typeof nlHome> = {
  home: {
    adults: 'Kun for voksne, {{age}}+',
    title: 'Her slår det gnister',
    lead: 'Mød folk i nærheden, hjemme fra sofaen.',
    look: 'Kig dig omkring først',
    drawn: 'Menneskene på denne side er tegnede og ikke medlemmer.',
    closed: 'Man kan ikke tilmelde sig lige nu. Har du en konto, kan du logge ind.',
    how: 'Sådan virker det',
    steps: {
      signup: 'Tilmeld dig gratis',
      signupText: 'På et minut, med din e-mailadresse.',
      signupGift: 'Du får {{credits}} til at begynde med.',
      meet: 'Find en, du kan lide',
      meetText: 'Kig dig omkring, læs, hvem de er, og giv et like.',
      chat: 'Send en besked',
      chatText: 'Prisen står på knappen, før du sender.',
    },
    prices: 'Hvad det koster',
    looking: 'At tilmelde sig, kigge og give likes',
    free: 'Gratis',
    message: 'At sende en besked',
    from: 'fra {{price}}',
    pricesText:
      'Du køber credits på forhånd, inkl. moms. Der er intet abonnement, og intet fornyes af sig selv.',
    honest: 'Ærlige om fiktive profiler',
    honestText: 'Fiktive profiler kan du ikke møde i virkeligheden.',
  },
}
