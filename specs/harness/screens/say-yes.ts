import type { Page } from 'playwright'

/** Answers the question of a sheet with the button of this name. */
export const sayYes = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click()
