/** Whoever changes the language of the page keeps the case, the moment or the walk that its address holds. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.dropdown__link[lang]') : null;
      if (link) link.hash = window.location.hash;
    },
    true,
  );
}
