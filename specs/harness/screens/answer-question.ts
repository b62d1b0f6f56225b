import { fireEvent, screen, within } from '@testing-library/react'

/** Answers the question of a sheet, once it is asked, with the button of this name. */
export const answerQuestion = async (question: RegExp, answer: string) => {
  const sheet = await screen.findByRole('dialog', { name: question })
  fireEvent.click(within(sheet).getByRole('button', { name: answer }))
}
