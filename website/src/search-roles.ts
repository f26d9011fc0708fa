/**
 * What the search field says of itself to a screen reader: its list of hits is a list of hits and nothing else (the link to
 * all of them stands below it), and the field names the list that it opens.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function tellRoles(field: Element): void {
  const menu = field.parentElement?.querySelector('[id$="-listbox-0"]');
  const hits = menu?.querySelector('[role="option"]')?.parentElement;
  const list = hits ?? menu;
  if (!menu || !list) return;
  if (hits) {
    menu.removeAttribute('role');
    hits.id = `${menu.id}-hits`;
    hits.setAttribute('role', 'listbox');
    hits.setAttribute('aria-label', field.getAttribute('aria-label') ?? '');
  }
  field.removeAttribute('aria-owns');
  field.setAttribute('aria-controls', list.id);
}

if (ExecutionEnvironment.canUseDOM) {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const field = target instanceof Element && target.closest('.navbar__search')?.querySelector('[role="combobox"]');
      if (field) return tellRoles(field);
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
}
