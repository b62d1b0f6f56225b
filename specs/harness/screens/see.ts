import { expect } from 'playwright/test'

/** A page on a busy machine may take its time. */
export const PATIENCE_MS = 45_000

/** Looks again until it is so. */
export const see = expect.configure({ timeout: PATIENCE_MS })
