import { describe, expect, it } from 'vitest'
import {
  addressIn,
  alternatesOf,
  isIndexed,
  structuredOf,
  structuredSite,
} from '#core/site/engines/rules.ts'
import { routeNames, routes } from '#core/site/routes.ts'

describe('what search engines keep', () => {
  it('is for everybody, and never a member, a list of members or what is one’s own', () => {
    const kept = routeNames.filter(isIndexed)
    expect(kept.filter((name) => !['anyone', 'visitor'].includes(routes[name].audience))).toEqual(
      [],
    )
    for (const name of ['members', 'members-id', 'members-id-landing', 'token'] as const) {
      expect(isIndexed(name)).toBe(false)
    }
    expect(isIndexed(null)).toBe(false)
    expect(kept.length).toBe(12)
  })

  it('has an address in each language: the plain one in the first', () => {
    expect(addressIn('/pricing', 'nl', ['nl', 'en'])).toBe('/pricing')
    expect(addressIn('/pricing', 'en', ['nl', 'en'])).toBe('/pricing?language=en')
    expect(alternatesOf('/pricing', ['nl', 'en'])).toEqual({
      nl: '/pricing',
      en: '/pricing?language=en',
      'x-default': '/pricing',
    })
    expect(alternatesOf('/pricing', ['nl'])).toEqual({})
  })

  it('is told what it is in the words of schema.org', () => {
    const page = {
      origin: 'https://vonk.example',
      path: '/pages/faq',
      language: 'nl',
      title: 'Goed om te weten',
      description: 'Vragen',
    }
    expect(structuredOf(page)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      url: 'https://vonk.example/pages/faq',
      name: 'Goed om te weten',
      description: 'Vragen',
      inLanguage: 'nl',
      isFamilyFriendly: false,
    })
    expect(structuredOf(page, [{ question: 'Wat?', answer: 'Dit.' }])).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Wat?',
          acceptedAnswer: { '@type': 'Answer', text: 'Dit.' },
        },
      ],
    })
    const site = structuredSite(page, { name: 'Vonk', company: 'Vonk B.V.', email: '' })
    expect(site['@graph']).toEqual([
      {
        '@type': 'WebSite',
        url: 'https://vonk.example/',
        name: 'Vonk',
        headline: 'Goed om te weten',
        description: 'Vragen',
        inLanguage: 'nl',
        isFamilyFriendly: false,
      },
      {
        '@type': 'Organization',
        url: 'https://vonk.example/',
        name: 'Vonk B.V.',
        brand: 'Vonk',
        logo: 'https://vonk.example/app/icon-512.png',
      },
    ])
    const known = structuredSite(page, { name: 'Vonk', company: 'V', email: 'a@b.example' })
    expect(known['@graph'][1]).toMatchObject({ email: 'a@b.example' })
  })
})
