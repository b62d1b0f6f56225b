/** Of which build this page is: the name of its program changes with any part of it. */
export const buildOf = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.getAttribute('src') ?? ''
