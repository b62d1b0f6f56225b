import { createInstance } from 'i18next'
import { isLanguage, type Language } from '#core/kernel/languages.ts'
import { isolate } from '#core/normalisation/direction.ts'
import { nlStart } from '#core/texts/nl/platform/start.ts'
import { type Loader, memberTextsIn, restTextsIn, startTextsIn } from './languages.ts'

export const i18n = createInstance()

/** Dutch at once; another language follows with the settings of the site. */
export const startTexts = () =>
  i18n.init({
    lng: 'nl',
    fallbackLng: 'nl',
    resources: { nl: { translation: nlStart } },
    interpolation: { escape: isolate },
    initAsync: false,
  })

const wanted = new Map<Loader, string>([[startTextsIn, 'translation']])
let spoken: Language | null = null

const load = async (language: Language, textsIn: Loader, namespace: string) =>
  i18n.addResourceBundle(language, namespace, await textsIn(language), true)

/**
 * Adds texts in the language that is spoken, and in each that is chosen from now on. As long as none
 * is, they come with the first (`changeLanguage`): what is not spoken is not loaded.
 */
export const loadTexts = async (textsIn: Loader, namespace = 'translation') => {
  wanted.set(textsIn, namespace)
  if (spoken) await load(spoken, textsIn, namespace)
}

/** The members wait for these, and for no others. */
export const loadMemberTexts = () => loadTexts(memberTextsIn)

/** Every page waits for them but the members, sign-up and login (`shell/guard.ts`). */
export const loadAllTexts = async () => {
  await Promise.all([loadMemberTexts(), loadTexts(restTextsIn)])
}

/** Loads the words of a language and shows the product in it; of two that are asked for, in the last. */
export const changeLanguage = async (language: string) => {
  if (!isLanguage(language)) return
  const before = spoken
  spoken = language
  try {
    await Promise.all([...wanted].map((texts) => load(language, ...texts)))
  } catch (error) {
    spoken = before
    throw error
  }
  if (spoken !== language) return
  if (i18n.language !== language) await i18n.changeLanguage(language)
  document.documentElement.lang = language
}
