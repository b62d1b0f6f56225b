/**
 * A style that stands in its page: whoever comes for the first time has nothing yet, and waits for
 * no file before something shows.
 */
export type InlineStyle = {
  css: string
  /** As a content security policy names it, with its quotes. */
  source: string
}
