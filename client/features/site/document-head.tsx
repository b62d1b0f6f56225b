import type { ReactNode } from 'react'

const CARD = { path: '/social-card.png', width: '1200', height: '630' }

const WHOLE = 'whole'

/** Ends a drawn page: it shows once it is whole, since what is laid out by halves moves. */
export const DocumentEnd = () => <template id={WHOLE} />

type Props = {
  title: string
  description: string
  /** Of the site. */
  name: string
  /** Scheme and host, no slash. */
  origin: string
  path: string
  /** The first begins, and needs the others. */
  scripts: string[]
  /** The page in the other languages, and `x-default`, by path. */
  alternates?: Record<string, string>
  /** The colour of the browser's bar where the page has one light; else that of the scheme. */
  tone?: string
  children?: ReactNode
}

const Tones = ({ tone }: Pick<Props, 'tone'>) =>
  tone ? (
    <meta name="theme-color" content={tone} />
  ) : (
    <>
      <meta name="theme-color" content="#fbf5ef" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#160e12" media="(prefers-color-scheme: dark)" />
    </>
  )

/** What a drawn page says of itself to browsers, search engines and cards; who sends it adds its style. */
export const DocumentHead = ({
  title,
  description,
  name,
  origin,
  path,
  scripts: [first, ...others],
  alternates = {},
  tone,
  children,
}: Props) => {
  const card = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:url': `${origin}${path}`,
    'og:image': `${origin}${CARD.path}`,
    'og:image:width': CARD.width,
    'og:image:height': CARD.height,
    'og:image:alt': name,
  }
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="rating" content="adult" />
      <Tones {...(tone && { tone })} />
      <link rel="canonical" href={`${origin}${path}`} />
      {Object.entries(alternates).map(([language, to]) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${origin}${to}`} />
      ))}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/app/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {Object.entries(card).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {children}
      <link rel="expect" href={`#${WHOLE}`} blocking="render" />
      <script type="module" src={first} />
      {others.map((src) => (
        <link key={src} rel="modulepreload" href={src} />
      ))}
    </head>
  )
}
