import { messages } from '#facts/messages.ts';
import { marketListPage } from '#content/market-pages.ts';
import { StateScene } from '#ui/state-scene.tsx';

/** The stated text, and alternatives. */
export function NoMarkets() {
  return (
    <div className="grid items-center gap-x-10 gap-y-4 rounded-xl border border-line bg-paper p-6 sm:grid-cols-[1fr_1.4fr] sm:p-8">
      <StateScene scene="nothing-here" className="mx-auto max-w-72" />
      <div>
        <p className="text-2xl font-semibold">{messages.noMarkets}</p>
        <p className="mt-2 text-ink-soft">{marketListPage.empty}</p>
      </div>
    </div>
  );
}
