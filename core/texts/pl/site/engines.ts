import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlEngines } from '#core/texts/nl/site/engines.ts'

/** What search engines are told of pages, in Polish. */
export const plEngines: TextsIn<'pl', typeof nlEngines> = {
  signup: {
    title: 'Dołącz za darmo',
    description: 'Załóż profil w kilka minut. Dołączenie jest darmowe, 18+.',
  },
  login: { title: 'Zaloguj się', description: 'Zaloguj się i przeczytaj, kto do Ciebie pisze.' },
  pricing: {
    title: 'Ceny',
    description: 'Ile kosztuje wiadomość, a co jest darmowe. Bez subskrypcji, ceny z VAT.',
  },
  complaints: {
    title: 'Zgłoś coś',
    description: 'Jest tu coś, czego być nie powinno? Zgłoś to, także bez konta. Dostaniesz numer.',
  },
  rules: {
    title: 'Zasady domu',
    description: 'Czego tu nie wolno i co się dzieje, gdy ktoś to robi.',
  },
}
