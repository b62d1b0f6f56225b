import { routes } from '#core/site/routes.ts'

/** What the foot of every page leads to. */
export const footerPaths = {
  cookies: () => routes['pages-cookies'].path,
  returns: () => routes['pages-return-policy'].path,
  rules: () => routes['pages-ban'].path,
  questions: () => routes['pages-faq'].path,
  service: () => routes['pages-service'].path,
  complaints: () => routes.complaints.path,
  languages: () => routes['lang-config'].path,
}
