/** The one function of `tslib` that a part of Docusaurus asks for, in place of all of them on every page. */
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });
