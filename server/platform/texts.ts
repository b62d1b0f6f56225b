import { isLanguage, type Language } from '#core/kernel/languages.ts'
import { daServer } from '#core/texts/da/platform/server.ts'
import { deServer } from '#core/texts/de/platform/server.ts'
import { enDemoPages } from '#core/texts/en/platform/demo-pages.ts'
import { enServer } from '#core/texts/en/platform/server.ts'
import { enUSServer } from '#core/texts/en-US/platform/server.ts'
import { esServer } from '#core/texts/es/platform/server.ts'
import { fiServer } from '#core/texts/fi/platform/server.ts'
import { frServer } from '#core/texts/fr/platform/server.ts'
import { itServer } from '#core/texts/it/platform/server.ts'
import { nbServer } from '#core/texts/nb/platform/server.ts'
import { nlDemoPages } from '#core/texts/nl/platform/demo-pages.ts'
import { nlServer, type ServerTexts } from '#core/texts/nl/platform/server.ts'
import { plServer } from '#core/texts/pl/platform/server.ts'
import { svServer } from '#core/texts/sv/platform/server.ts'

const all: Record<Language, ServerTexts> = {
  nl: nlServer,
  en: enServer,
  de: deServer,
  fr: frServer,
  pl: plServer,
  fi: fiServer,
  it: itServer,
  es: esServer,
  nb: nbServer,
  sv: svServer,
  da: daServer,
  'en-US': enUSServer,
}

/** Dutch where there is nothing in a language. */
const inLanguage = (language: string) => all[isLanguage(language) ? language : 'nl']

/** What mails and push messages say to a member. */
export const textsOf = (language: string) => inLanguage(language).mails

/** What the readable pages of an archive say. */
export const archiveTextsOf = (language: string) => inLanguage(language).archive

/** What a receipt says as a file. */
export const receiptTextsOf = (language: string) => inLanguage(language).receipt

/** Consent to immediate delivery, by version. */
export const deliveryTextsOf = (language: string) => inLanguage(language).immediateDelivery

/** What the pages of a demo say: English where it is not Dutch, as its charts do. */
export const demoTextsOf = (language: string) => (language === 'nl' ? nlDemoPages : enDemoPages)

/** What stands in the tables of pages of words. */
export const pageTablesOf = (language: string) => inLanguage(language).pageTables

/** What a device says of the installed app. */
export const installedTextsOf = (language: string) => inLanguage(language).installed

/** What search engines are told of pages. */
export const engineTextsOf = (language: string) => inLanguage(language).engines

/** Title of a page that does not exist. */
export const missingPageTitle = (language: string) => inLanguage(language).noPage

/** What mails say to the people of a site: English where there is nothing in its language. */
export const staffTextsOf = (language: string) => all[isLanguage(language) ? language : 'en'].staff
