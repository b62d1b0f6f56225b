import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHome } from '#core/texts/nl/site/home.ts'

/** The home of a visitor, and what stands at the end of a page, in Norwegian. */
export const nbHome: TextsOf<typeof nlHome> = {
  home: {
    adults: 'Bare for voksne, {{age}}+',
    title: 'Der det slår gnister',
    lead: 'Møt folk i nærheten, rett fra sofaen.',
    look: 'Se deg om først',
    drawn: 'Menneskene på denne siden er tegnet og ikke medlemmer.',
    closed: 'Det går ikke å bli med akkurat nå. Har du en konto, kan du logge inn.',
    how: 'Slik virker det',
    steps: {
      signup: 'Bli med gratis',
      signupText: 'På et minutt, med e-postadressen din.',
      signupGift: 'Du får {{credits}} å begynne med.',
      meet: 'Finn en du liker',
      meetText: 'Se deg om, les hvem det er, og gi en like.',
      chat: 'Send en melding',
      chatText: 'Prisen står på knappen før du sender.',
    },
    prices: 'Hva det koster',
    looking: 'Å bli med, se seg om og gi likes',
    free: 'Gratis',
    message: 'Å sende en melding',
    from: 'fra {{price}}',
    pricesText:
      'Du kjøper credits på forhånd, inkludert mva. Det er ikke noe abonnement, og ingenting fornyes av seg selv.',
    honest: 'Ærlige om fiktive profiler',
    honestText: 'Den som er fiktiv, kan du ikke møte i virkeligheten.',
  },
}
