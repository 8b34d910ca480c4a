import { messages } from '#facts/messages.ts';
import { marketListPage } from '#content/market-pages.ts';

/** The stated words, and what to do meanwhile. */
export function NoMarkets() {
  return (
    <div className="jaali rounded-xl border border-line bg-paper-deep px-6 py-14 text-center">
      <div className="mx-auto max-w-md rounded-lg bg-paper p-6">
        <p className="text-2xl font-semibold">{messages.noMarkets}</p>
        <p className="mt-2 text-ink-soft">{marketListPage.empty}</p>
      </div>
    </div>
  );
}
