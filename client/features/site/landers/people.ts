/** Who is drawn, as old on each lander, and in which of the towns of the site: 0 is the largest. */
export const people = {
  noor: { name: 'Noor', age: 29, town: 0 },
  aya: { name: 'Aya', age: 33, town: 1 },
  joy: { name: 'Joy', age: 39, town: 2 },
  fatima: { name: 'Fatima', age: 38, town: 3 },
  ruben: { name: 'Ruben', age: 36, town: 3 },
  sanne: { name: 'Sanne', age: 34, town: 4 },
  carla: { name: 'Carla', age: 60, town: 5 },
  jeroen: { name: 'Jeroen', age: 41, town: 6 },
  omar: { name: 'Omar', age: 44, town: 7 },
  ellen: { name: 'Ellen', age: 67, town: 8 },
} as const
export type Person = keyof typeof people
