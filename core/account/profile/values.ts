/**
 * The text by which a member agrees that the site keeps who they look for, which tells of their
 * orientation (promise H8). A text that says something else has another version.
 */
export const CONSENT_VERSION = '2026-11-21'
