const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (list: typeof browsers, text: string) =>
  list.find(([, mark]) => mark.test(text))?.[0]

/** A short name by which people know their devices again: "Firefox, Windows". */
export const deviceOf = (userAgent = ''): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(', ') || '?'
