import { expect } from 'playwright/test'

/** A page on a busy machine may take its time. */
export const PATIENCE_MS = 45_000

/** Looks again until it is so. */
export const see = expect.configure({ timeout: PATIENCE_MS })

/**
 * What a message shows that the server did not take yet. The words beside it depend on whether the
 * machine has a network at all, which one that runs specs may lose for a moment.
 */
export const WAITS = '[role="status"][data-state="waiting"]'
