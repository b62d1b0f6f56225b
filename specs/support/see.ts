import { expect } from 'playwright/test'

/** A page on a busy machine may take its time. */
export const see = expect.configure({ timeout: 20_000 })
