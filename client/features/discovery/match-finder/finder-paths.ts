import { paths } from '#client/platform/paths.ts'

const withWords = (words: Record<string, string>) =>
  `${paths.matchFinder()}?${new URLSearchParams(words)}`

/** The pages of the match finder. */
export const finderPaths = {
  realOnly: () => withWords({ only: 'real' }),
  /** A round that begins with this question. */
  question: (question: string) => withWords({ question }),
  answers: () => withWords({ view: 'answers' }),
  change: (question: string) => withWords({ question, change: '1' }),
}
