/** @file The outside analytics tag: fetched after a yes; after a no it is silenced and its cookies are removed. */

type Layered = Window & { dataLayer?: unknown[] };

const address = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
const ownCookies = /^(_ga|_gid|_gcl)/;

/**
 * Loads the tag. It counts no page views by itself: they are sent to it like all events. It does not read the address, which may belong to
 * a private page after a change of page.
 */
export function startOutsideTag(id: string): void {
  if (window.gtag) return;
  const layer = ((window as Layered).dataLayer ??= []);
  // The tag reads `arguments` objects and ignores arrays.
  window.gtag = function tell() {
    layer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', id, { send_page_view: false, page_location: location.origin });
  if (document.querySelector('script[data-analytics]')) return;
  const script = document.createElement('script');
  script.src = address(id);
  script.async = true;
  script.dataset['analytics'] = '';
  document.head.append(script);
}

/**
 * Stops all events and removes the tag's cookies.
 * @where What happens when a visitor takes back consent to analytics?
 */
export function stopOutsideTag(): void {
  window.gtag?.('consent', 'update', { analytics_storage: 'denied', ad_storage: 'denied' });
  window.gtag = undefined;
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0]!;
    if (ownCookies.test(name)) document.cookie = `${name}=; max-age=0; path=/`;
  }
}
