/** @file The service cards of the overview pages, by page: what each is called. Their addresses and forms are fixed with them. */
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

/** Every card under its id, as the desk calls it. */
export const cardLabels: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(cardNames) as OverviewName[]).flatMap((page) =>
    Object.entries(cardNames[page]).map(([id, name]) => [id, `${labels[page]}: ${name}`]),
  ),
);

/** The page on which a card stands. */
export const pageOfCard = (id: string): OverviewName | undefined =>
  (Object.keys(cardNames) as OverviewName[]).find((page) => Object.hasOwn(cardNames[page], id));
