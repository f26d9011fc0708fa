/**
 * Whoever has tabbed past the search field keeps the focus: the field would take it back once its index has arrived.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  // Every key and every press may move the focus once; what moves it without either has to give it back.
  let granted = false;
  const grant = (): void => {
    granted = true;
  };
  document.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey }) => (key === 'Tab' || ctrlKey || metaKey) && grant(),
    true,
  );
  document.addEventListener('pointerdown', grant, true);
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const wanted = granted;
    granted = false;
    if (wanted || !(target instanceof Element) || !target.matches('.navbar__search-input')) return;
    if (relatedTarget instanceof HTMLElement || relatedTarget instanceof SVGElement) relatedTarget.focus();
  });
}
