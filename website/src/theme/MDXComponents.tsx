/** What the guides may use besides Markdown. */
import MDXComponents from '@theme-original/MDXComponents';
import { EngineDetails, Engines } from '../components/Engines.tsx';
import { Output } from '../components/Output.tsx';

export default { ...MDXComponents, EngineDetails, Engines, Output };
