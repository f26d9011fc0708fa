/** What the guides may use besides Markdown. */
import MDXComponents from '@theme-original/MDXComponents';
import { Output } from '../components/Output.tsx';

export default { ...MDXComponents, Output };
