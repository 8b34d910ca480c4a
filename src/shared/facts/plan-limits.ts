/** Bounds of a plan, its guests and its invitation. */
export const planLimits = {
  title: 80,
  task: 120,
  tasks: 80,
  own: 20,
  notes: 4000,
  rupees: 1_000_000_000,
  /** Households of one plan. */
  households: 300,
  household: 80,
  /** People of one household. */
  people: 50,
  names: 120,
  hosts: 200,
  words: 600,
  place: 120,
  address: 240,
} as const;
/** Seconds for which a removed household or plan can be brought back: ten on screen, and time for a slow network or a page without scripts. */
export const planRestoreSeconds = 60;
