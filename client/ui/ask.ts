export type Question = { question: string; yes: string; no: string }

/** Asks above the page, whichever it is; whoever closes the sheet has said no. */
export const ask = async (asked: Question): Promise<boolean> => {
  const { showQuestion } = await import('./question-sheet.tsx')
  return showQuestion(asked)
}
