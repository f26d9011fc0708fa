/** A line at the top of the page while another page is on its way, once that takes a moment. In place of a larger one. */
import type { ClientModule } from '@docusaurus/types';

/** In milliseconds; most pages are there before. */
const DELAY = 200;

const page = (): DOMStringMap => document.documentElement.dataset;

const loading: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => {
      page().loading = '';
    }, DELAY);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    delete page().loading;
  },
};
export default loading;
