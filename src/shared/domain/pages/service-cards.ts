/** @file The service cards of the overview pages, by page, with their names. Each name implies a fixed address and form. */
export const cardNames = {
  events: {
    entertainment: 'Entertainment',
    venue: 'Venue',
    catering: 'Catering',
    decorations: 'Decorations',
    'invites-and-gifts': 'Invites & Gifts',
    crew: 'Crew',
  },
  construction: {
    'architecture-and-design': 'Architecture & Design',
    'civil-construction': 'Civil Construction',
    'electrical-and-plumbing': 'Electrical & Plumbing',
    interiors: 'Interiors',
    'painting-and-finishes': 'Painting & Finishes',
    renovation: 'Renovation',
  },
  business: {
    'investment-and-finance': 'Investment & Finance',
    'legal-and-compliance': 'legal & Compliance',
    'strategy-and-planning': 'Strategy and Planning',
    consulting: 'Consulting',
    accounting: 'Accounting',
    marketing: 'Marketing(online/offline)',
  },
} as const;

/** A page of six cards, by name. */
export type OverviewName = keyof typeof cardNames;

const labels = { events: 'Events', construction: 'Construction', business: 'Start-up' } as const;

/** Every card's name at the desk, by id. */
export const cardLabels: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(cardNames) as OverviewName[]).flatMap((page) =>
    Object.entries(cardNames[page]).map(([id, name]) => [id, `${labels[page]}: ${name}`]),
  ),
);

/** Returns the page of a card. */
export const pageOfCard = (id: string): OverviewName | undefined =>
  (Object.keys(cardNames) as OverviewName[]).find((page) => Object.hasOwn(cardNames[page], id));
