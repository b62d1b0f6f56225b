/** A part of the core, and the pure specs that hold it. */
export type Slice = { name: string; mutates: string[]; specs: string[] }

/**
 * Each part of the core with its own specs alone: a chart is read once, when its module is loaded,
 * so that each change of it asks all specs that are given. Those that compare generated files or
 * play ten thousand schedules would take a day.
 */
export const slices: readonly Slice[] = [
  {
    name: 'kernel',
    mutates: ['core/*.ts', '!core/ports.ts'],
    specs: ['specs/kernel/*.spec.ts', 'specs/account/properties.spec.ts'],
  },
  {
    name: 'account',
    mutates: ['core/account/*.ts'],
    specs: ['specs/account/{lifecycle,notifications,roles,rules,standing}.spec.ts'],
  },
  {
    name: 'signing in',
    mutates: ['core/account/signin/*.ts', 'core/account/signup/*.ts'],
    specs: ['specs/account/{sign-in,signup,rules}.spec.ts'],
  },
  {
    name: 'chat',
    mutates: ['core/chat/*.ts'],
    specs: ['specs/chat/{icebreakers,lifecycle,rules}.spec.ts'],
  },
  {
    name: 'messages',
    mutates: ['core/chat/message/*.ts', 'core/chat/outbox/*.ts'],
    specs: ['specs/chat/{message,outbox}.spec.ts'],
  },
  {
    name: 'payment',
    mutates: ['core/payment/*.ts', 'core/payment/discount/*.ts'],
    specs: ['specs/payment/{discount,facts,lifecycle,reconciliation,rules}.spec.ts'],
  },
  {
    name: 'time bonus',
    mutates: ['core/time-bonus/**/*.ts'],
    specs: ['specs/time-bonus/*.spec.ts'],
  },
  {
    name: 'devices',
    mutates: ['core/push/*.ts', 'core/site/geolocation/*.ts'],
    specs: ['specs/push/*.spec.ts', 'specs/site/geolocation.spec.ts'],
  },
  {
    name: 'site',
    mutates: ['core/site/*.ts', 'core/discovery/*.ts', 'core/photo/*.ts'],
    specs: ['specs/{discovery,photo,site}/*.spec.ts'],
  },
  {
    name: 'charts',
    mutates: ['core/charts/*.ts'],
    specs: ['specs/charts/{diagram,drawing,walk}.spec.ts'],
  },
]
