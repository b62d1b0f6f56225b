import type { RouteName } from '../routes.ts'

/** Pages that search engines may keep; of members, and of what is one's own, they keep nothing. */
export const indexedPages = [
  'index',
  'signup',
  'login',
  'pricing',
  'complaints',
  'pages-ban',
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-return-policy',
  'pages-faq',
  'pages-service',
] as const satisfies readonly RouteName[]
export type IndexedPage = (typeof indexedPages)[number]

export const isIndexed = (name: RouteName | null): name is IndexedPage =>
  (indexedPages as readonly (RouteName | null)[]).includes(name)

/** By which an address asks for its page in a language. */
export const LANGUAGE_ASKED = 'language'

/** A page in this language: the first, that of the site itself, has the plain address. */
export const addressIn = (path: string, language: string, [first]: readonly string[]): string =>
  language === first ? path : `${path}?${new URLSearchParams({ [LANGUAGE_ASKED]: language })}`

/**
 * The same page in each language of the site, and for who reads another one. Empty where the site
 * has one language: there is no other page to name.
 */
export const alternatesOf = (
  path: string,
  languages: readonly string[],
): Record<string, string> => {
  if (languages.length < 2) return {}
  const each = languages.map((language) => [language, addressIn(path, language, languages)])
  return { ...Object.fromEntries(each), 'x-default': path }
}

type Page = { origin: string; path: string; language: string; title: string; description: string }

/** What a page is, in the words of schema.org; `questions`: those that it answers. */
export const structuredOf = (
  { origin, path, language, title, description }: Page,
  questions: { question: string; answer: string }[] = [],
) => ({
  '@context': 'https://schema.org',
  '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
  url: `${origin}${path}`,
  name: title,
  description,
  inLanguage: language,
  isFamilyFriendly: false,
  ...(questions.length > 0 && {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }),
})

/** The site and who stands behind it. */
export const structuredSite = (
  { origin, language, title, description }: Omit<Page, 'path'>,
  { name, company, email }: { name: string; company: string; email: string },
) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebSite',
      url: `${origin}/`,
      name,
      headline: title,
      description,
      inLanguage: language,
      isFamilyFriendly: false,
    },
    {
      '@type': 'Organization',
      url: `${origin}/`,
      name: company,
      brand: name,
      logo: `${origin}/app/icon-512.png`,
      ...(email && { email }),
    },
  ],
})
