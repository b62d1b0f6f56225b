export type Question = { question: string; yes: string; no: string }

/** Asks a question in a sheet above the page. False also if the sheet is closed without an answer. */
export const ask = async (asked: Question): Promise<boolean> => {
  const { showQuestion } = await import('./question-sheet.tsx')
  return showQuestion(asked)
}
