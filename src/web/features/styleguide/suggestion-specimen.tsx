import { SuggestionList } from '#ui/suggestion-list.tsx';
import { State } from './state.tsx';

const rows = [
  { label: 'Catering in Rajouri Garden', detail: null, href: '/vendors/catering/rajouri-garden' },
  { label: 'Nazar Studio', detail: 'Rajouri Garden', href: '/profile/sample' },
  { label: 'Khan Market', detail: 'Closed on Sunday', href: '/khanmkt' },
];

/** The list below a search. */
export const SuggestionSpecimen = () => (
  <State name="the second row is marked">
    <div className="relative mb-44 w-full max-w-md rounded-lg border-2 border-line-strong px-4 py-3">
      The text field
      <SuggestionList id="specimen-suggestions" rows={rows} open active={1} onChoose={() => {}} />
    </div>
  </State>
);
