import { expect } from 'playwright/test'

/** A tour opens hundreds of pages: one of them may take its time. */
export const see = expect.configure({ timeout: 20_000 })
