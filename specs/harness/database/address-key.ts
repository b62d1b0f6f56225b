/** Of all databases of the specs, so that what one process wrote another finds. */
export const ADDRESS_KEY = `${'0'.repeat(63)}1`
