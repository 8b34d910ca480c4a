import type { SceneName } from '#content/types.ts';

/** Sentence and picture of each card, by its id. */
export const cardSeeds: readonly {
  readonly id: string;
  readonly sentence?: string;
  readonly photo: SceneName;
}[] = [
  { id: 'entertainment', sentence: 'DJ, dhol, live music and dance', photo: 'service/entertainment' },
  { id: 'venue', sentence: 'Halls, lawns, farmhouses and hotels', photo: 'service/venue' },
  { id: 'catering', sentence: 'Menus, live counters and sweets', photo: 'service/catering' },
  { id: 'decorations', sentence: 'Mandap, flowers, light and tents', photo: 'service/decoration' },
  { id: 'invites-and-gifts', sentence: 'Cards, return gifts and trousseau', photo: 'service/gifts' },
  { id: 'crew', sentence: 'Hosts, ushers and helping hands', photo: 'service/crew' },
  {
    id: 'architecture-and-design',
    sentence: 'Drawings, structure and approvals',
    photo: 'construction/architecture-and-design',
  },
  {
    id: 'civil-construction',
    sentence: 'Foundation, frame and walls',
    photo: 'construction/civil-construction',
  },
  {
    id: 'electrical-and-plumbing',
    sentence: 'Wires, pipes, tanks and fittings',
    photo: 'construction/electrical-and-plumbing',
  },
  { id: 'interiors', sentence: 'Kitchens, wardrobes, lights', photo: 'construction/interiors' },
  {
    id: 'painting-and-finishes',
    sentence: 'Putty, paint, polish and stone',
    photo: 'construction/painting-and-finishes',
  },
  { id: 'renovation', sentence: 'Old flats, roofs, damp and repairs', photo: 'construction/renovation' },
  { id: 'investment-and-finance', photo: 'business/investment' },
  { id: 'legal-and-compliance', photo: 'business/legal' },
  { id: 'strategy-and-planning', photo: 'business/strategy' },
  { id: 'consulting', photo: 'business/consulting' },
  { id: 'accounting', photo: 'business/accounting' },
  { id: 'marketing', photo: 'business/marketing' },
];
