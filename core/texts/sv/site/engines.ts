import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEngines } from '#core/texts/nl/site/engines.ts'

/** What search engines are told of pages, in Swedish. */
export const svEngines: TextsOf<typeof nlEngines> = {
  signup: {
    title: 'Gå med gratis',
    description: 'Gör en profil på några minuter. Att gå med är gratis, 18+.',
  },
  login: { title: 'Logga in', description: 'Logga in och läs vem som har skrivit till dig.' },
  pricing: {
    title: 'Priser',
    description:
      'Vad ett meddelande kostar, och vad som är gratis. Inget abonnemang, priser med moms.',
  },
  complaints: {
    title: 'Anmäl något',
    description:
      'Finns det något här som inte är tillåtet? Anmäl det, även utan konto. Du får ett nummer.',
  },
  rules: {
    title: 'Husregler',
    description: 'Vad som inte är tillåtet här, och vad som händer om någon gör det.',
  },
}
