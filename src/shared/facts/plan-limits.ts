/** Bounds of a plan. */
export const planLimits = {
  title: 80,
  task: 120,
  tasks: 80,
  own: 20,
  notes: 4000,
  rupees: 1_000_000_000,
} as const;
