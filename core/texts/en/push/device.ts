/** Push messages and one's own place. */
export const enPush = {
  push: {
    title: 'Notifications on this device',
    text: 'Be told of a new message or like, even while {{name}} is closed. Your screen never shows who it was or what it says.',
    on: 'Turn notifications on',
    off: 'Turn notifications off',
    isOn: 'Notifications are on for this device.',
    isDenied:
      'Your browser refuses notifications from {{name}}. You can change that in its settings.',
    notSaved: 'Turning them on did not work. Please try again.',
    alert: 'Never miss a message',
    alertText: 'Turn notifications on and hear when somebody replies.',
  },
  place: {
    country: 'Country',
    region: 'Province',
    city: 'Town',
    towns: 'Places to choose from',
    noTown: 'We do not know that place. Check the spelling, or leave it as it is.',
    find: 'Use my location',
    found: 'You are near {{city}}.',
    failed: 'Your place was not found. Please fill it in yourself.',
    denied: 'Your browser keeps your location to itself. Please fill in your place yourself.',
  },
} as const
